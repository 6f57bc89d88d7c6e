import UIKit

/// A cell that is laid out with constraints.
final class ConstrainedCell: FeedCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        activate()
    }

    required init?(coder: NSCoder) { nil }

    private func activate() {
        let margin = FeedCell.margin
        var constraints = [
            upperEdge.topAnchor.constraint(equalTo: topAnchor),
            upperEdge.heightAnchor.constraint(equalToConstant: 1),
            upperEdge.leadingAnchor.constraint(equalTo: leadingAnchor),
            upperEdge.trailingAnchor.constraint(equalTo: trailingAnchor),
            picture.topAnchor.constraint(equalTo: topAnchor, constant: margin),
            picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
            picture.widthAnchor.constraint(equalToConstant: 40),
            picture.heightAnchor.constraint(equalToConstant: 40),
            name.topAnchor.constraint(equalTo: picture.topAnchor),
            name.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
            name.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -8),
            badge.topAnchor.constraint(equalTo: picture.topAnchor),
            badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin),
            badge.widthAnchor.constraint(equalToConstant: 20),
            badge.heightAnchor.constraint(equalToConstant: 20),
            date.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
            date.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            date.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -margin),
            text.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
            image.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
            image.heightAnchor.constraint(equalToConstant: 60),
            line.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 8),
            line.heightAnchor.constraint(equalToConstant: 1),
            footer.topAnchor.constraint(equalTo: buttons[0].bottomAnchor, constant: 8),
            footer.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -margin),
            lowerEdge.bottomAnchor.constraint(equalTo: bottomAnchor),
            lowerEdge.heightAnchor.constraint(equalToConstant: 1),
            lowerEdge.leadingAnchor.constraint(equalTo: leadingAnchor),
            lowerEdge.trailingAnchor.constraint(equalTo: trailingAnchor),
            buttons[0].leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
            buttons[3].trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin),
        ]
        for view in [text, image, line, footer] {
            constraints.append(view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin))
            constraints.append(view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin))
        }
        for (index, button) in buttons.enumerated() {
            constraints.append(button.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 8))
            guard index > 0 else { continue }
            let previous = buttons[index - 1]
            constraints.append(button.leadingAnchor.constraint(equalTo: previous.trailingAnchor, constant: 8))
            constraints.append(button.widthAnchor.constraint(equalTo: previous.widthAnchor))
        }
        NSLayoutConstraint.activate(constraints)
    }
}
