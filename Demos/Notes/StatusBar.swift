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
            addSubview(label)
        }
        addSubview(edge)
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
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        edge.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
        let width = count.intrinsicContentSize.width.rounded(.up)
        let right = bounds.width - 14 - width
        count.frame = directional(CGRect(x: right, y: 1, width: width, height: bounds.height - 1))
        file.frame = directional(CGRect(x: 14, y: 1, width: max(0, right - 28), height: bounds.height - 1))
    }
}
