import Testing

@testable import UIKit

/// Tests of the division of content into pages.
@MainActor @Suite struct PrintFormatterTests {
    /// A renderer for a sheet of 300 × 400 points with margins of 20 points.
    private func renderer(_ formatter: UIPrintFormatter, at page: Int = 0) -> UIPrintPageRenderer {
        let renderer = UIPrintPageRenderer()
        renderer.paperRect = CGRect(x: 0, y: 0, width: 300, height: 400)
        renderer.printableRect = CGRect(x: 20, y: 20, width: 260, height: 360)
        renderer.addPrintFormatter(formatter, startingAtPageAt: page)
        return renderer
    }

    private func document(_ renderer: UIPrintPageRenderer) -> PDFFile {
        PDFFile(
            UIGraphicsPDFRenderer(bounds: renderer.paperRect).pdfData { context in
                for page in 0..<renderer.numberOfPages {
                    context.beginPage()
                    renderer.drawPage(at: page, in: renderer.printableRect)
                }
            })
    }

    private let lines = (1...100).map { "Line \($0)." }.joined(separator: "\n")

    @Test("SH-07: text flows over pages between header and footer, line by line")
    func text() {
        let formatter = UISimpleTextPrintFormatter(text: lines)
        #expect(formatter.pageCount == 0, "without a sheet there are no pages")
        let renderer = renderer(formatter)
        let whole = renderer.numberOfPages
        #expect(whole >= 4 && whole <= 6)
        renderer.headerHeight = 60
        renderer.footerHeight = 120
        #expect(renderer.numberOfPages > whole)
        #expect(formatter.rectForPage(at: 0) == CGRect(x: 20, y: 80, width: 260, height: 180))
        let height = UIFont.systemFont(ofSize: 12).lineHeight
        let perPage = Int(180 / height)
        #expect(abs(renderer.numberOfPages - (100 + perPage - 1) / perPage) <= 1)
        guard PDFFile.hasTools else { return }
        let words = document(renderer).text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            words.replacingOccurrences(of: "\u{C} ", with: "") == (1...100).map { "Line \($0)." }.joined(separator: " ")
        )
    }

    @Test("SH-07: insets, maximum sizes and the first page of a formatter")
    func rectangles() {
        let formatter = UISimpleTextPrintFormatter(text: lines)
        let renderer = renderer(formatter, at: 2)
        formatter.perPageContentInsets = UIEdgeInsets(top: 10, left: 5, bottom: 15, right: 25)
        formatter.contentInsets = UIEdgeInsets(top: 100, left: 1, bottom: 0, right: 2)
        #expect(formatter.rectForPage(at: 2) == CGRect(x: 26, y: 130, width: 227, height: 235))
        #expect(formatter.rectForPage(at: 3) == CGRect(x: 26, y: 30, width: 227, height: 335))
        formatter.maximumContentWidth = 50
        formatter.maximumContentHeight = 40
        #expect(formatter.rectForPage(at: 3).size == CGSize(width: 50, height: 40))
        #expect(formatter.startPage == 2 && renderer.numberOfPages == 2 + formatter.pageCount)
        #expect(renderer.printFormattersForPage(at: 1) == nil && renderer.printFormattersForPage(at: 2) == [formatter])
        formatter.perPageContentInsets.left = 1000
        #expect(formatter.pageCount == 0)
        formatter.removeFromPrintPageRenderer()
        #expect(renderer.printFormatters == nil && formatter.printPageRenderer == nil && renderer.numberOfPages == 0)
    }

    @Test("SH-07: a high view continues on the next page, and a wide one is scaled")
    func views() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 520, height: 1000))
        view.backgroundColor = .red
        let last = UIView(frame: CGRect(x: 0, y: 900, width: 520, height: 100))
        last.backgroundColor = .blue
        view.addSubview(last)
        let renderer = renderer(view.viewPrintFormatter())
        // Half of the size: 720 points fit on the first page.
        #expect(renderer.numberOfPages == 2)
        view.bounds.size.height = 720
        #expect(renderer.numberOfPages == 1)
        view.bounds.size.height = 1000
        guard PDFFile.hasTools else { return }
        let file = document(renderer)
        let (first, second) = (file.pixels(page: 1), file.pixels(page: 2))
        #expect(first[150, 200] == 0xFFFF_0000 && first[10, 200] == 0xFFFF_FFFF && first[150, 390] == 0xFFFF_FFFF)
        #expect(second[150, 60] == 0xFFFF_0000 && second[150, 130] == 0xFF00_00FF && second[150, 200] == 0xFFFF_FFFF)
    }

    @Test("SH-07: a text view's text flows over pages, in colors of the light appearance")
    func textView() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        view.overrideUserInterfaceStyle = .dark
        view.font = .systemFont(ofSize: 12)
        view.text = lines
        let renderer = renderer(view.viewPrintFormatter())
        #expect(renderer.numberOfPages >= 4)
        guard PDFFile.hasTools else { return }
        let file = document(renderer)
        #expect(file.text.contains("Line 1.") && file.text.contains("Line 100."))
        #expect((file.pixels().values.map { $0 & 0xFF }.min() ?? 255) < 100)
    }
}
