import UIKit

/// The pages of a printed text, with the titles of notes in bold and the number of each page.
final class NotePages: UIPrintPageRenderer {
    /// Creates the pages of a text.
    init(_ text: String) {
        super.init()
        footerHeight = 28
        addPrintFormatter(
            UISimpleTextPrintFormatter(attributedText: NotePages.attributed(text)), startingAtPageAt: 0)
    }

    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        NSAttributedString(
            string: "Page \(pageIndex + 1) of \(numberOfPages)",
            attributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.gray, .paragraphStyle: style]
        ).draw(in: footerRect.inset(by: UIEdgeInsets(top: 12, left: 0, bottom: 0, right: 0)))
    }

    /// Returns the text with bold titles, without their number signs.
    private static func attributed(_ text: String) -> NSAttributedString {
        let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.black]
        let title: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 15, weight: .bold), .foregroundColor: UIColor.black,
        ]
        let result = NSMutableAttributedString()
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let isTitle = line.hasPrefix("# ")
            result.append(
                NSAttributedString(
                    string: (isTitle ? line.dropFirst(2) : line) + "\n", attributes: isTitle ? title : body))
        }
        return result
    }
}
