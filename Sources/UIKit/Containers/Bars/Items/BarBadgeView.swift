import QuartzCore

/// The mark at an item of a bar (BI-20).
@MainActor final class BarBadgeView: UIView {
    private let label = UILabel()

    private static let font = UIFont.systemFont(ofSize: 10, weight: .semibold)
    private static let dot: CGFloat = 8
    private static let height: CGFloat = 15

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows a badge.
    func show(_ badge: UIBarButtonItem.Badge) {
        label.text = badge.stringValue
        label.font = badge.font ?? BarBadgeView.font
        label.textColor = badge.foregroundColor ?? .white
        backgroundColor = badge.backgroundColor ?? .systemRed
        isHidden = badge.stringValue == nil
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard label.text?.isEmpty == false else { return CGSize(width: BarBadgeView.dot, height: BarBadgeView.dot) }
        let text = label.intrinsicContentSize
        let height = max(BarBadgeView.height, text.height.rounded(.up))
        return CGSize(width: max(height, text.width.rounded(.up) + 8), height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds
    }
}
