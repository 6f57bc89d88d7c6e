import UIKit

/// Greetings in several scripts.
final class ScriptSamples: VerticalStack {
    init() {
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
        super.init(
            spacing: 12,
            [
                HorizontalStack(height: 48, spacing: 16, equal: true, Array(samples[..<3])),
                HorizontalStack(height: 48, spacing: 16, equal: true, Array(samples[3...])),
            ])
    }

    private static let font = UIFont.systemFont(ofSize: 20)

    required init?(coder: NSCoder) { nil }
}
