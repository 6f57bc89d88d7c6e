import UIKit

/// A bar below the text that shows the path of the file and the number of words.
final class StatusBar: UIView {
    private let file = UILabel()
    private let count = UILabel()
    private let edge = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        edge.backgroundColor = .separator
        file.lineBreakMode = .byTruncatingMiddle
        count.textAlignment = .right
        for label in [file, count] {
            label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
            label.textColor = .secondaryLabel
        }
        for view in [file, count, edge] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        activateConstraints()
    }

    required init?(coder: NSCoder) { nil }

    /// Updates the bar.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - words: The number of words.
    ///   - warning: A warning to display in red instead of the path; nil for none.
    func show(file path: String, words: Int, warning: String? = nil) {
        file.text = warning ?? path
        file.textColor = warning == nil ? .secondaryLabel : .systemRed
        file.lineBreakMode = warning == nil ? .byTruncatingMiddle : .byTruncatingTail
        count.text = words == 1 ? "1 word" : "\(words.formatted()) words"
    }

    private func activateConstraints() {
        // The number of words has its full width. The path takes the rest.
        count.setContentHuggingPriority(.required, for: .horizontal)
        count.setContentCompressionResistancePriority(.required, for: .horizontal)
        file.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        file.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
        let flexible = [
            file.trailingAnchor.constraint(equalTo: count.leadingAnchor, constant: -14),
            file.bottomAnchor.constraint(equalTo: bottomAnchor), count.bottomAnchor.constraint(equalTo: bottomAnchor),
        ]
        // These give way while the bar is too small, such as before its first layout.
        for constraint in flexible { constraint.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(
            flexible + [
                edge.topAnchor.constraint(equalTo: topAnchor),
                edge.leadingAnchor.constraint(equalTo: leadingAnchor),
                edge.trailingAnchor.constraint(equalTo: trailingAnchor),
                edge.heightAnchor.constraint(equalToConstant: 1),
                count.topAnchor.constraint(equalTo: edge.bottomAnchor),
                count.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
                file.topAnchor.constraint(equalTo: edge.bottomAnchor),
                file.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
            ])
    }
}
