import UIKit

/// A view that displays which touch methods it receives.
final class TouchLogView: UIView {
    private let title: UILabel
    private let note = UILabel("", font: Style.caption)
    private var moves = 0

    init(_ title: String, color: UIColor) {
        self.title = UILabel(title, font: Style.captionTitle)
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = Style.innerRadius
        note.text = "no touches"
        addSubview(self.title)
        addSubview(note)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - 20)
        title.frame = CGRect(x: 10, y: 6, width: width, height: 18)
        note.frame = CGRect(x: 10, y: 24, width: width, height: 18)
    }

    // The overrides do not call super, so that touches do not propagate to the superview: each view displays its own.

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        moves = 0
        note.text = "began"
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        moves += 1
        note.text = "began, moved × \(moves)"
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { finish("ended") }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { finish("cancelled") }

    private func finish(_ word: String) {
        note.text = moves > 0 ? "began, moved × \(moves), \(word)" : "began, \(word)"
    }
}
