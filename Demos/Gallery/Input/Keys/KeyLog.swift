import UIKit

/// A list of the last presses, newest first.
final class KeyLog: UIView {
    private var lines: [String] = []
    private let labels = (0..<12).map { _ in UILabel("", font: Style.smallText, color: .secondaryLabel) }
    private static let lineHeight: CGFloat = 24

    override init(frame: CGRect) {
        super.init(frame: frame)
        for item in labels { addSubview(item) }
        labels[0].text = "Press a key"
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, label) in labels.enumerated() {
            let y = CGFloat(index) * KeyLog.lineHeight
            label.frame = CGRect(x: 0, y: y, width: bounds.width, height: KeyLog.lineHeight)
            label.isHidden = label.frame.maxY > bounds.height
        }
    }

    /// Adds a press if it has just begun.
    func add(_ press: UIPress) {
        guard let key = press.key, press.phase == .began else { return }
        let typed = key.characters.isEmpty ? "" : " types \(key.visibleCharacters)"
        let held = key.modifierFlags.isEmpty ? "" : ", with \(key.modifierFlags.names)"
        lines.insert("\(key.capName)\(typed)\(held)", at: 0)
        if lines.count > labels.count { lines.removeLast() }
        for (label, line) in zip(labels, lines) { label.text = line }
        labels[0].textColor = .label
    }
}
