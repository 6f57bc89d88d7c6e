import UIKit

/// A centered message with a title and an explanation.
final class MessageView: UIView {
    private let title = UILabel()
    private let details = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.textColor = .secondaryLabel
        details.font = .systemFont(ofSize: 14)
        details.textColor = .tertiaryLabel
        for label in [title, details] {
            label.textAlignment = .center
            label.numberOfLines = 0
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: String, _ details: String) {
        self.title.text = title
        self.details.text = details
        accessibilityLabel = "\(title). \(details)"
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, min(bounds.width - 32, 480))
        let titleHeight = title.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up)
        let detailsHeight = details.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up)
        let x = ((bounds.width - width) / 2).rounded()
        let y = ((bounds.height - titleHeight - 8 - detailsHeight) / 2).rounded()
        title.frame = CGRect(x: x, y: y, width: width, height: titleHeight)
        details.frame = CGRect(x: x, y: y + titleHeight + 8, width: width, height: detailsHeight)
    }
}
