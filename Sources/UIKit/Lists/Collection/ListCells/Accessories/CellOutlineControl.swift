import QuartzCore

/// The chevron with which the user expands and collapses an item. It points down while the item is expanded.
@MainActor final class CellOutlineControl: UIControl {
    static let width: CGFloat = 12
    private let mark = UIImageView(image: CellSymbols.disclosure)
    /// Called when the user clicks or taps the control.
    var didTap: () -> Void = {}

    var isExpanded = false {
        didSet { if isExpanded != oldValue { updateRotation() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        mark.contentMode = .center
        addSubview(mark)
        addAction(UIAction { [weak self] _ in self?.didTap() }, for: .touchUpInside)
        updateRotation()
    }

    required init?(coder: NSCoder) { return nil }

    private func updateRotation() {
        accessibilityLabel = isExpanded ? "Collapse" : "Expand"
        let angle: CGFloat = isRightToLeft ? -.pi / 2 : .pi / 2
        mark.transform = isExpanded ? CGAffineTransform(rotationAngle: angle) : .identity
    }

    // Keys of the list expand and collapse its items (KS-03).
    override var canBecomeFirstResponder: Bool { false }

    // The chevron is small.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: 0).contains(point)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        mark.bounds = CGRect(origin: .zero, size: bounds.size)
        mark.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
