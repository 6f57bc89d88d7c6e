import UIKit

/// A centered message with a title and an explanation.
package final class MessageView: UIView {
    private let title = UILabel()
    private let details = UILabel()

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.textColor = .secondaryLabel
        details.font = .systemFont(ofSize: 14)
        details.textColor = .secondaryLabel
        for label in [title, details] {
            label.textAlignment = .center
            label.numberOfLines = 0
        }
        let stack = UIStackView(arrangedSubviews: [title, details])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        // As wide as the view, up to a length of lines that is easy to read.
        let width = stack.widthAnchor.constraint(equalTo: widthAnchor, constant: -32)
        width.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            width, stack.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
            stack.centerXAnchor.constraint(equalTo: centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    package required init?(coder: NSCoder) { nil }

    package func show(_ title: String, _ details: String) {
        self.title.text = title
        self.details.text = details
        accessibilityLabel = "\(title). \(details)"
    }
}
