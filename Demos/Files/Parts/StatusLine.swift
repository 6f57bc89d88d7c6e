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

    /// The text that is shown.
    var text: String { label.text ?? "" }

    /// Shows a failure in place of the other texts, until the next call without one.
    ///
    /// - Parameters:
    ///   - status: The number of files, and of the selected ones.
    ///   - failure: The message of a failure; nil for none.
    func show(_ status: String, failure: String?) {
        label.text = failure ?? status
        label.textColor = failure == nil ? .secondaryLabel : .systemRed
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        edge.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
        label.frame = CGRect(x: 12, y: 1, width: max(0, bounds.width - 24), height: bounds.height - 1)
    }
}
