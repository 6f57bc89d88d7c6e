import UIKit

/// A renderer that adds a title and page numbers to its formatters.
final class NumberedPageRenderer: UIPrintPageRenderer {
    private let title: String

    init(title: String) {
        self.title = title
        super.init()
        headerHeight = 36
        footerHeight = 36
    }

    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
        draw(title, .boldSystemFont(ofSize: 12), in: headerRect)
        UIColor.gray.setFill()
        UIRectFill(CGRect(x: headerRect.minX, y: headerRect.minY + 20, width: headerRect.width, height: 0.5))
    }

    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
        draw(
            "Page \(pageIndex + 1) of \(numberOfPages)", .systemFont(ofSize: 10),
            in: footerRect.insetBy(dx: 0, dy: 10))
    }

    private func draw(_ text: String, _ font: UIFont, in rect: CGRect) {
        NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: UIColor.black]).draw(in: rect)
    }
}
