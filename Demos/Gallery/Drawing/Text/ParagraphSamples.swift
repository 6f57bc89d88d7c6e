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
        add("The first line of this paragraph stands further in than the others, as it does in books.\n") {
            $0.firstLineHeadIndent = 24
        }
        for step in [
            "•\tThe lines of a list hang behind its points, however many lines they take.", "•\tSo they do here.",
        ] {
            add(step + "\n") {
                $0.headIndent = 18
                $0.tabStops = [NSTextTab(textAlignment: .left, location: 18)]
            }
        }
        add("Lines that are half as high again as the font has them, ending well before the edge.\n") {
            $0.lineHeightMultiple = 1.5
            $0.tailIndent = -60
        }
        add("هذه الفقرة تبدأ من اليمين.\n") { $0.headIndent = 20 }
        add("As does this one, since it says so.") {
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
            string: "Left\tCentre\tDecimal\nTea\ta pot\t12.5\nCake\ttwo pieces\t3.25\nBread\thalf\t104",
            attributes: [.paragraphStyle: style, .font: Style.smallText])
    }

    /// Text with inline images.
    static var pictures: NSAttributedString {
        let text = NSMutableAttributedString(string: "Pictures stand among letters: ")
        for (name, color) in [("star.fill", UIColor.systemYellow), ("heart.fill", .systemPink)] {
            let attachment = NSTextAttachment()
            attachment.image = UIImage(systemName: name)?.withTintColor(color, renderingMode: .alwaysOriginal)
            attachment.bounds = CGRect(x: 0, y: -3, width: 16, height: 16)
            text.append(NSAttributedString(attachment: attachment))
            text.append(NSAttributedString(string: " "))
        }
        let template = NSTextAttachment()
        template.image = UIImage(systemName: "link")
        text.append(NSAttributedString(string: "or in the colour of the text "))
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
