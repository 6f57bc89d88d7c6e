import UIKit

/// Texts with custom indents, spacing, tabs and writing directions, and with inline images.
@MainActor enum ParagraphSamples {
    /// Paragraphs with different paragraph styles.
    static var text: NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        func add(_ string: String, _ set: (NSMutableParagraphStyle) -> Void) {
            let style = NSMutableParagraphStyle()
            style.paragraphSpacing = 6
            set(style)
            text.append(
                NSAttributedString(string: string, attributes: [.paragraphStyle: style, .font: Style.smallText]))
        }
        add("The first line of this paragraph has a larger indent than the others, as in books.\n") {
            $0.firstLineHeadIndent = 24
        }
        for step in [
            "•\tAll lines of a list item are aligned, however many lines the item has.", "•\tThis is the next item.",
        ] {
            add(step + "\n") {
                $0.headIndent = 18
                $0.tabStops = [NSTextTab(textAlignment: .left, location: 18)]
            }
        }
        add("Lines with 1.5 times the height of the font, which end well before the edge.\n") {
            $0.lineHeightMultiple = 1.5
            $0.tailIndent = -60
        }
        add("هذه الفقرة تبدأ من اليمين.\n") { $0.headIndent = 20 }
        add("So does this one, due to its style.") {
            $0.baseWritingDirection = .rightToLeft
            $0.paragraphSpacingBefore = 4
        }
        return text
    }

    /// Columns that are aligned with tabs.
    static var table: NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.tabStops = [
            NSTextTab(textAlignment: .center, location: 110),
            NSTextTab(
                textAlignment: .right, location: 190,
                options: [.columnTerminators: CharacterSet(charactersIn: ".")]),
        ]
        return NSAttributedString(
            string: "Left\tCenter\tDecimal\nTea\ta pot\t12.5\nCake\ttwo pieces\t3.25\nBread\thalf\t104",
            attributes: [.paragraphStyle: style, .font: Style.smallText])
    }

    /// Text with inline images.
    static var images: NSAttributedString {
        let text = NSMutableAttributedString(string: "Images are inline with text: ")
        for (name, color) in [("star.fill", UIColor.systemYellow), ("heart.fill", .systemPink)] {
            let attachment = NSTextAttachment()
            attachment.image = UIImage(systemName: name)?.withTintColor(color, renderingMode: .alwaysOriginal)
            attachment.bounds = CGRect(x: 0, y: -3, width: 16, height: 16)
            text.append(NSAttributedString(attachment: attachment))
            text.append(NSAttributedString(string: " "))
        }
        let template = NSTextAttachment()
        template.image = UIImage(systemName: "link")
        text.append(NSAttributedString(string: "or in the color of the text "))
        text.append(NSAttributedString(attachment: template))
        text.addAttribute(.font, value: Style.smallText, range: NSRange(location: 0, length: text.length))
        return text
    }

    /// Returns a label with a sample text.
    static func label(_ text: NSAttributedString) -> UILabel {
        let label = UILabel("", lines: 0)
        label.attributedText = text
        return label
    }
}
