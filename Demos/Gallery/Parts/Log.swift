import UIKit

/// A list of the last events, newest first.
final class Log: UIView {
    private let labels: [UILabel]
    private var lines: [String] = []
    private static let lineHeight: CGFloat = 22

    init(lines count: Int, hint: String) {
        labels = (0..<count).map { _ in UILabel("", font: Style.smallText, color: .secondaryLabel) }
        super.init(frame: .zero)
        for item in labels { addSubview(item) }
        labels.first?.text = hint
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: CGFloat(labels.count) * Log.lineHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(
                x: 0, y: CGFloat(index) * Log.lineHeight, width: bounds.width, height: Log.lineHeight)
        }
    }

    func add(_ line: String) {
        lines.insert(line, at: 0)
        if lines.count > labels.count { lines.removeLast() }
        for (label, line) in zip(labels, lines) { label.text = line }
        labels.first?.textColor = .label
    }
}
