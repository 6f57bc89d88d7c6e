import UIKit

/// A value with its name above, on a filled background.
final class TrailFigure: UIView {
    init(name: String, value: String) {
        super.init(frame: .zero)
        backgroundColor = .quaternarySystemFill
        layer.cornerRadius = Style.innerRadius
        let labels = [
            UILabel(name, font: Style.caption, color: .secondaryLabel), UILabel(value, font: Style.strongText),
        ]
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.spacing = 2
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
