import UIKit

/// Samples of text alignment, line breaking and truncation.
final class LineSamples: VerticalStack {
    init() {
        let sentence = "A line that is longer than the card is wide must be truncated somewhere"
        let modes: [(NSLineBreakMode, String)] = [
            (.byTruncatingTail, "Tail"), (.byTruncatingMiddle, "Middle"), (.byTruncatingHead, "Head"),
        ]
        let alignments: [(NSTextAlignment, String)] = [(.left, "Left"), (.center, "Center"), (.right, "Right")]
        let aligned = alignments.map { alignment, name in
            let label = UILabel(name, color: .secondaryLabel)
            label.textAlignment = alignment
            return label
        }
        let cut = modes.map { mode, name in
            let label = UILabel("\(name): \(sentence)", font: Style.smallText)
            label.lineBreakMode = mode
            return label
        }
        let wrapped = UILabel(
            "Lines break between words, 단어 사이에서, وبين الكلمات, and the text is truncated after the third line: "
                + sentence.lowercased() + ", " + sentence.lowercased() + ".", font: Style.smallText, lines: 3)
        let spread = UILabel("", lines: 3)
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 4
        spread.attributedText = NSAttributedString(
            string: "Lines can be centered,\nwith more space between them than usual.",
            attributes: [.paragraphStyle: style, .font: Style.smallText])
        let shrunk = UILabel("The font size is reduced until this line fits into the card", font: Style.text)
        shrunk.adjustsFontSizeToFitWidth = true
        shrunk.minimumScaleFactor = 0.5
        super.init(
            spacing: 10,
            [HorizontalStack(height: 20, equal: true, aligned)] + cut + [
                wrapped, spread, shrunk, LineSamples.decorated(),
            ])
    }

    /// Returns a label with underlines, outlines and shadows in custom colors.
    private static func decorated() -> UILabel {
        let text = NSMutableAttributedString()
        func append(_ part: String, _ attributes: [NSAttributedString.Key: Any]) {
            var attributes = attributes
            attributes[.font] = UIFont.systemFont(ofSize: 20, weight: .bold)
            text.append(NSAttributedString(string: part, attributes: attributes))
        }
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        shadow.shadowBlurRadius = 3
        shadow.shadowColor = UIColor.systemPurple
        append("Lines", [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.systemRed])
        append("  ", [:])
        append("struck", [.strikethroughStyle: 1, .strikethroughColor: UIColor.systemGreen])
        append("  ", [:])
        append("outlined", [.strokeWidth: 3, .strokeColor: UIColor.systemBlue])
        append("  ", [:])
        append("shadow", [.shadow: shadow])
        let label = UILabel("", lines: 0)
        label.attributedText = text
        return label
    }

    required init?(coder: NSCoder) { nil }
}
