import UIKit

/// A bar below the files that shows how many there are, which are selected, and what failed.
final class StatusLine: UIView {
    static let height: CGFloat = 28

    private let label = UILabel()
    private let edge = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        edge.backgroundColor = .separator
        label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
        label.textAlignment = .center
        for view in [label, edge] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the text, and whether it is the message of a failure. Called before a frame after ``setNeedsUpdate()``.
    var content: () -> (text: String, isFailure: Bool) = { ("", false) }
    private var needsUpdate = true

    /// The text that is shown.
    var text: String {
        layoutIfNeeded()
        return label.text ?? ""
    }

    /// Updates the text before the next frame, once for any number of changes.
    func setNeedsUpdate() {
        needsUpdate = true
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if needsUpdate {
            needsUpdate = false
            let content = content()
            label.text = content.text
            label.textColor = content.isFailure ? .systemRed : .secondaryLabel
        }
        edge.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
        label.frame = CGRect(x: 12, y: 1, width: max(0, bounds.width - 24), height: bounds.height - 1)
    }
}
