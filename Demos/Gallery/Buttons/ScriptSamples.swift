import UIKit

/// Buttons and labels in Latin, Korean and Arabic.
final class ScriptSamples: UIView {
    private let rows: Rows

    override init(frame: CGRect) {
        rows = Rows(
            spacing: 16,
            [
                ScriptSample(title: "Greet", greeting: "Good morning", counted: { "Good morning × \($0)" }),
                ScriptSample(title: "인사하기", greeting: "안녕하세요", counted: { "안녕하세요 × \($0)" }),
                ScriptSample(title: "تحية", greeting: "صباح الخير", counted: { "صباح الخير × \($0)" }),
            ])
        super.init(frame: frame)
        addSubview(rows)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        rows.frame = bounds
    }
}

/// A button, and a label that shows how often it was clicked.
private final class ScriptSample: UIView {
    private let button: UIButton
    private let label: UILabel
    private let counted: (Int) -> String
    private var clicks = 0

    init(title: String, greeting: String, counted: @escaping (Int) -> String) {
        self.counted = counted
        button = UIButton.plain(title)
        button.backgroundColor = .tertiarySystemFill
        button.layer.cornerRadius = 8
        label = UILabel(greeting, font: UIFont.systemFont(ofSize: 20))
        super.init(frame: .zero)
        addSubview(button)
        addSubview(label)
        button.addTarget(self, action: ScriptSample.count, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = CGRect(x: 0, y: 4, width: 104, height: 36)
        label.frame = CGRect(x: 120, y: 0, width: max(0, bounds.width - 120), height: bounds.height)
    }

    private func count() {
        clicks += 1
        label.text = counted(clicks)
    }
}
