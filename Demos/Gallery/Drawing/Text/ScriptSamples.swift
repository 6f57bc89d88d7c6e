import UIKit

/// Greetings in several scripts.
final class ScriptSamples: UIView {
    private let rows: VerticalStack

    override init(frame: CGRect) {
        let greetings = [
            ("English", "Good morning"), ("한국어", "안녕하세요"), ("العربية", "صباح الخير"), ("Ελληνικά", "Καλημέρα"),
            ("Русский", "Доброе утро"), ("עברית", "בוקר טוב"),
        ]
        let samples = greetings.map { name, greeting in
            VerticalStack(
                spacing: 0,
                [
                    UILabel(name, font: Style.caption, color: .secondaryLabel),
                    UILabel(greeting, font: ScriptSamples.font),
                ])
        }
        rows = VerticalStack(
            spacing: 12,
            [
                HorizontalStack(height: 48, spacing: 16, equal: true, Array(samples[..<3])),
                HorizontalStack(height: 48, spacing: 16, equal: true, Array(samples[3...])),
            ])
        super.init(frame: frame)
        addSubview(rows)
    }

    private static let font = UIFont.systemFont(ofSize: 20)

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { rows.sizeThatFits(size) }

    override func layoutSubviews() {
        super.layoutSubviews()
        rows.frame = bounds
    }
}
