/// An object that draws the pages of a print job (SH-07): with print formatters, and with the drawing methods that
/// subclasses override.
///
/// ```swift
/// final class ReportRenderer: UIPrintPageRenderer {
///     override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
///         NSAttributedString(string: "Page \(pageIndex + 1) of \(numberOfPages)").draw(in: footerRect)
///     }
/// }
///
/// let report = ReportRenderer()
/// report.footerHeight = 24
/// report.addPrintFormatter(UISimpleTextPrintFormatter(text: "The report"), startingAtPageAt: 0)
/// UIPrintInteractionController.shared.printPageRenderer = report
/// UIPrintInteractionController.shared.present(animated: true)
/// ```
///
/// Sizes are in points of 1/72 inch, with y downwards. Pages are drawn one after the other, and only one of them is in
/// memory. While a page is drawn, its context is the current context, and colors are those of the light appearance.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
    /// The height of the header, at the top of the printable rectangle. The default is 0.
    open var headerHeight: CGFloat = 0
    /// The height of the footer, at the bottom of the printable rectangle. The default is 0.
    open var footerHeight: CGFloat = 0

    /// The rectangle of the sheet, whose origin is zero. It is empty before the user has chosen a sheet.
    open internal(set) var paperRect = CGRect.zero
    /// The part of the sheet that the printer can print on. It is empty before the user has chosen a sheet.
    open internal(set) var printableRect = CGRect.zero

    /// The print formatters. Setting them removes the previous ones.
    open var printFormatters: [UIPrintFormatter]? {
        get { formatters.isEmpty ? nil : formatters }
        set {
            for formatter in formatters { formatter.owner = nil }
            formatters = []
            for formatter in newValue ?? [] { addPrintFormatter(formatter, startingAtPageAt: formatter.startPage) }
        }
    }
    private var formatters: [UIPrintFormatter] = []

    /// Creates a renderer without formatters.
    @preconcurrency @MainActor public override init() { super.init() }

    /// The number of pages. The default implementation returns the number that the print formatters need.
    open var numberOfPages: Int { formatters.reduce(0) { max($0, $1.startPage + $1.pageCount) } }

    /// Adds a print formatter, which is removed from its previous renderer.
    ///
    /// - Parameters:
    ///   - formatter: The print formatter.
    ///   - pageIndex: The index of the page on which it begins. Negative values count as 0.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.removeFromPrintPageRenderer()
        formatter.startPage = max(0, pageIndex)
        formatter.owner = self
        formatters.append(formatter)
    }

    func remove(_ formatter: UIPrintFormatter) { formatters.removeAll { $0 === formatter } }

    /// Returns the print formatters that draw on a page; `nil` if there are none.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        let found = formatters.filter { $0.startPage <= pageIndex && pageIndex < $0.startPage + $0.pageCount }
        return found.isEmpty ? nil : found
    }

    /// Called before the first page is drawn. The default implementation does nothing.
    ///
    /// - Parameter range: The pages, as ``numberOfPages`` counts them before the call.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws a page: the header, the print formatters, the content and the footer.
    ///
    /// - Parameters:
    ///   - pageIndex: The index of the page.
    ///   - printableRect: The part of the sheet that the printer can print on.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let (top, bottom) = (max(0, headerHeight), max(0, footerHeight))
        if top > 0 {
            drawHeaderForPage(
                at: pageIndex,
                in: CGRect(x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: top))
        }
        for formatter in printFormattersForPage(at: pageIndex) ?? [] {
            drawPrintFormatter(formatter, forPageAt: pageIndex)
        }
        drawContentForPage(
            at: pageIndex,
            in: CGRect(
                x: printableRect.minX, y: printableRect.minY + top, width: printableRect.width,
                height: max(0, printableRect.height - top - bottom)))
        if bottom > 0 {
            drawFooterForPage(
                at: pageIndex,
                in: CGRect(
                    x: printableRect.minX, y: printableRect.maxY - bottom, width: printableRect.width, height: bottom))
        }
    }

    /// Draws what a print formatter has on a page.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
    }

    /// Draws the header of a page. The default implementation does nothing.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

    /// Draws content of a page over that of the print formatters. The default implementation does nothing.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

    /// Draws the footer of a page. The default implementation does nothing.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
