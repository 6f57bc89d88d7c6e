/// A print formatter for the content of a view, which the view's `viewPrintFormatter()` returns.
///
/// A view that is wider than the page is scaled down to its width, and one that is higher continues on the next page.
/// The text of a text view flows over pages with the width of the page instead.
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view.
    public let view: UIView
    private var laidOut: (area: [CGRect], text: PrintedText)?

    init(_ view: UIView) {
        self.view = view
        super.init()
    }

    /// The number of pages that the content needs; 0 before the user has chosen a sheet.
    open override var pageCount: Int {
        if let text { return text.pages.count }
        let rect = rectForPage(at: startPage)
        guard !rect.isEmpty, !view.bounds.isEmpty else { return 0 }
        let first = rect.height / scale(in: rect)
        let later = rectForPage(at: startPage + 1).height / scale(in: rect)
        guard first > 0, later > 0 else { return 0 }
        // A remainder of less than a point is a rounding error.
        return 1 + Int(clamping: max(0, (view.bounds.height - first - 1) / later).rounded(.up))
    }

    /// Draws the part of the content on a page.
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        let page = pageIndex - startPage
        guard page >= 0, page < pageCount else { return }
        if let text { return text.draw(page, in: rect) }
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let scale = scale(in: rectForPage(at: startPage))
        let first = rectForPage(at: startPage).height / scale
        let later = rectForPage(at: startPage + 1).height / scale
        let top = page == 0 ? 0 : first + CGFloat(page - 1) * later
        let part = CGRect(
            x: view.bounds.minX, y: view.bounds.minY + top, width: view.bounds.width,
            height: min(page == 0 ? first : later, view.bounds.height - top))
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: scale, y: scale)
        context.translateBy(x: -part.minX, y: -part.minY)
        context.clip(to: part)
        view.draw(part, for: self)
        context.restoreGState()
    }

    private func scale(in rect: CGRect) -> CGFloat {
        view.bounds.width > rect.width && view.bounds.width > 0 ? rect.width / view.bounds.width : 1
    }

    override func layoutDidChange() { laidOut = nil }

    /// The text of a text view.
    private var text: PrintedText? {
        guard let view = view as? UITextView else { return nil }
        let area = [rectForPage(at: startPage), rectForPage(at: startPage + 1)]
        guard area.allSatisfy({ !$0.isEmpty }) else { return nil }
        if let laidOut, laidOut.area == area { return laidOut.text }
        let result = PrintedText(view.attributedText, alignment: view.textAlignment, width: area[0].width) {
            $0 == 0 ? area[0].height : area[1].height
        }
        laidOut = (area, result)
        return result
    }
}
