import UIKit

/// A row that displays a responder as a dot, a name and a role.
final class ChainRow: UIView {
    private let dot = UIView()
    private let line = UIView()
    private let label = UILabel("", font: Style.smallText)
    private let role = UILabel("", font: Style.caption, color: .secondaryLabel)
    private var isLast = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        line.backgroundColor = .systemGray4
        dot.layer.cornerRadius = 4
        role.textAlignment = .right
        for item in [line, dot, label, role] { addSubview(item) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        dot.frame = directional(CGRect(x: 0, y: bounds.midY - 4, width: 8, height: 8))
        line.frame = directional(CGRect(x: 3, y: bounds.midY + 8, width: 2, height: isLast ? 0 : bounds.height - 16))
        // The name takes precedence if there is not enough space for both.
        let roleWidth = role.sizeThatFits(.zero).width
        role.isHidden = label.sizeThatFits(.zero).width + roleWidth + 28 > bounds.width
        role.frame = directional(CGRect(x: bounds.width - roleWidth, y: 0, width: roleWidth, height: bounds.height))
        label.frame = directional(CGRect(x: 20, y: 0, width: max(0, bounds.width - 20), height: bounds.height))
    }

    func show(_ name: String, role: String, wasVisited: Bool, isLast: Bool) {
        label.text = name
        self.role.text = role
        label.textColor = wasVisited ? .label : .secondaryLabel
        dot.backgroundColor = wasVisited ? .tintColor : .systemGray4
        self.isLast = isLast
        setNeedsLayout()
    }
}
