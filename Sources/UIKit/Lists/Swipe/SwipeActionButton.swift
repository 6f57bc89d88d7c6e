import QuartzCore

/// The button of an action beside a row.
@MainActor final class SwipeActionButton: UIControl {
    let action: UIContextualAction
    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)

    /// The space beside the title and the image, in points.
    private static let margin: CGFloat = 14
    private static let smallestWidth: CGFloat = 64
    private static let greatestWidth: CGFloat = 160
    private static let gap: CGFloat = 2

    init(_ action: UIContextualAction, perform: @escaping (SwipeActionButton) -> Void) {
        self.action = action
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        label.text = action.title
        label.font = CellMetrics.textFont
        label.textColor = .white
        label.textAlignment = .center
        picture.image = action.image
        picture.tintColor = .white
        picture.contentMode = .center
        for view in [picture, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        clipsToBounds = true
        accessibilityLabel = action.title
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                perform(self)
            }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { return nil }

    override var isHighlighted: Bool {
        didSet {
            let alpha: CGFloat = isHighlighted ? 0.6 : 1
            label.alpha = alpha
            picture.alpha = alpha
        }
    }

    /// The width that the title and the image need, in points.
    var preferredWidth: CGFloat {
        let width = max(label.intrinsicContentSize.width, picture.image?.size.width ?? 0)
        let padded = width.rounded(.up) + 2 * SwipeActionButton.margin
        return min(max(padded, SwipeActionButton.smallestWidth), SwipeActionButton.greatestWidth)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let imageHeight = picture.image?.size.height ?? 0
        let textHeight = action.title?.isEmpty ?? true ? 0 : label.intrinsicContentSize.height
        let gap = imageHeight > 0 && textHeight > 0 ? SwipeActionButton.gap : 0
        let hasRoom = imageHeight + gap + textHeight <= bounds.height
        // A low row has room for the image only.
        label.isHidden = imageHeight > 0 && !hasRoom
        let height = label.isHidden ? imageHeight : imageHeight + gap + textHeight
        let top = ((bounds.height - height) / 2).rounded(.down)
        picture.frame = CGRect(x: 0, y: top, width: bounds.width, height: imageHeight)
        let side = min(4, bounds.width / 2)
        label.frame = CGRect(
            x: side, y: top + imageHeight + gap, width: bounds.width - 2 * side, height: textHeight)
    }
}
