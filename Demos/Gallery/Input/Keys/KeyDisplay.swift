import UIKit

/// A view that displays the last pressed key and its properties.
final class KeyDisplay: UIView {
    private let cap = UIView()
    private let capLabel = UILabel("", font: UIFont.systemFont(ofSize: 28, weight: .medium))
    private let facts: [(title: UILabel, value: UILabel)] = ["Key", "Characters", "Modifiers", "Phase"].map {
        (UILabel($0, font: Style.smallText, color: .secondaryLabel), UILabel("–", font: Style.strongText))
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        cap.backgroundColor = .tertiarySystemFill
        cap.layer.cornerRadius = 12
        capLabel.textAlignment = .center
        capLabel.adjustsFontSizeToFitWidth = true
        capLabel.minimumScaleFactor = 0.4
        addSubview(cap)
        cap.addSubview(capLabel)
        for fact in facts {
            addSubview(fact.title)
            addSubview(fact.value)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 104) }

    override func layoutSubviews() {
        super.layoutSubviews()
        cap.frame = CGRect(x: 0, y: 0, width: 104, height: 104)
        capLabel.frame = cap.bounds.insetBy(dx: min(8, cap.bounds.width / 2), dy: min(8, cap.bounds.height / 2))
        for (index, fact) in facts.enumerated() {
            let y = CGFloat(index) * 28
            fact.title.frame = CGRect(x: 120, y: y, width: 76, height: 20)
            fact.value.frame = CGRect(x: 200, y: y, width: max(0, bounds.width - 200), height: 20)
        }
    }

    /// Shows the current state of a press.
    func show(_ press: UIPress) {
        guard let key = press.key else { return }
        capLabel.text = key.capName
        let phases: [UIPress.Phase: String] = [.began: "down", .ended: "up", .cancelled: "cancelled"]
        let values = [
            "\(key.keyCode.name) (usage \(key.keyCode.rawValue))", key.visibleCharacters, key.modifierFlags.names,
            phases[press.phase] ?? "held",
        ]
        for (fact, value) in zip(facts, values) { fact.value.text = value }
    }
}
