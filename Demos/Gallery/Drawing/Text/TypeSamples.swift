import UIKit

/// Samples of text styles, and of attributes within a text.
final class TypeSamples: VerticalStack {
    init() {
        let styles: [(String, UIFont.TextStyle)] = [
            ("Title 1", .title1), ("Title 3", .title3), ("Headline", .headline), ("Body", .body),
            ("Footnote", .footnote),
        ]
        var labels: [UIView] = styles.map { UILabel($0.0, font: .preferredFont(forTextStyle: $0.1)) }
        let mixed = UILabel("", lines: 0)
        mixed.attributedText = TypeSamples.mixedText
        labels.append(mixed)
        super.init(spacing: 8, labels)
    }

    required init?(coder: NSCoder) { nil }

    private static var mixedText: NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        func add(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) {
            text.append(NSAttributedString(string: string, attributes: attributes))
        }
        add("Bold", [.font: UIFont.boldSystemFont(ofSize: 15)])
        add(", ")
        add("italic", [.font: UIFont.italicSystemFont(ofSize: 15)])
        add(", ")
        add("color", [.foregroundColor: UIColor.systemPink])
        add(", ")
        add("underlined", [.underlineStyle: NSUnderlineStyle.single.rawValue])
        add(", ")
        add("struck out", [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
        add(" and ")
        add("code", [.font: UIFont.monospacedSystemFont(ofSize: 14, weight: .regular)])
        return text
    }
}
