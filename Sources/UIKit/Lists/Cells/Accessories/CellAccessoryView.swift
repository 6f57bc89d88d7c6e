/// The standard accessory of a cell: a chevron, a checkmark or a button for details.
@MainActor final class CellAccessoryView: UIView {
    private let mark = UIImageView(frame: .zero)
    private lazy var button = makeButton()
    private var type = UITableViewCell.AccessoryType.none
    /// Called when the user clicks or taps the button for details.
    var didTap: () -> Void = {}

    private static let buttonSide: CGFloat = 24

    override init(frame: CGRect) {
        super.init(frame: frame)
        mark.contentMode = .center
        addSubview(mark)
    }

    required init?(coder: NSCoder) { return nil }

    private func makeButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(CellSymbols.detail, for: .normal)
        button.accessibilityLabel = "Details"
        button.addAction(UIAction { [weak self] _ in self?.didTap() }, for: .touchUpInside)
        return button
    }

    private var hasButton: Bool { type == .detailButton || type == .detailDisclosureButton }

    private var hasMark: Bool { type != .none && type != .detailButton }

    /// Sets the color of the accessory; `nil` for that of its type.
    func setColor(_ color: UIColor?) {
        mark.tintColor = color ?? (type == .checkmark ? nil : .tertiaryLabel)
        if hasButton { button.tintColor = color }
    }

    func show(_ type: UITableViewCell.AccessoryType) {
        guard type != self.type else { return }
        self.type = type
        mark.isHidden = !hasMark
        mark.image = type == .checkmark ? CellSymbols.checkmark : CellSymbols.disclosure
        mark.tintColor = type == .checkmark ? nil : .tertiaryLabel
        if hasButton {
            if button.superview == nil { addSubview(button) }
            button.isHidden = false
        } else if subviews.count > 1 {
            button.isHidden = true
        }
        setNeedsLayout()
    }

    /// A Boolean value that indicates whether a touch at a point is for the button.
    func isOverButton(_ point: CGPoint) -> Bool { hasButton && button.frame.insetBy(dx: -6, dy: -8).contains(point) }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // The chevron and the checkmark belong to the row.
        isOverButton(point) ? button : nil
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let markWidth = hasMark ? mark.image?.size.width ?? 0 : 0
        let buttonWidth = hasButton ? CellAccessoryView.buttonSide : 0
        let gap = hasMark && hasButton ? CellMetrics.accessoryGap : 0
        return CGSize(width: markWidth + buttonWidth + gap, height: CellAccessoryView.buttonSide)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = hasMark ? mark.image?.size.width ?? 0 : 0
        mark.frame = mirrored(CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height))
        guard hasButton else { return }
        let side = CellAccessoryView.buttonSide
        button.frame = mirrored(CGRect(x: 0, y: (bounds.height - side) / 2, width: side, height: side))
    }
}
