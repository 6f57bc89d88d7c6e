import QuartzCore

/// The handle at the trailing side of a cell that is edited, with which the user moves the row.
@MainActor final class CellReorderControl: UIView {
    private let mark = UIImageView(image: CellSymbols.reorder)
    private let line = CALayer()
    /// Called when the state of the gesture that drags the control changes.
    var didDrag: (UIGestureRecognizer) -> Void = { _ in }

    /// A Boolean value that indicates whether a line separates the control from what is beside it.
    var showsSeparator = false {
        didSet { if showsSeparator != oldValue { separatorDidChange() } }
    }

    /// The color of the mark; `nil` for the standard color.
    var ownColor: UIColor? { didSet { mark.tintColor = ownColor ?? .tertiaryLabel } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        mark.contentMode = .center
        mark.tintColor = .tertiaryLabel
        accessibilityLabel = "Reorder"
        addSubview(mark)
        line.animatesImplicitly = false
        // It begins with the press, so that the list does not scroll instead.
        let drag = UILongPressGestureRecognizer(target: self, action: CellReorderControl.dragged)
        drag.minimumPressDuration = 0
        addGestureRecognizer(drag)
    }

    private func dragged(_ recognizer: UILongPressGestureRecognizer) { didDrag(recognizer) }

    required init?(coder: NSCoder) { return nil }

    private func separatorDidChange() {
        if showsSeparator { layer.addSublayer(line) } else { line.removeFromSuperlayer() }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        mark.frame = bounds
        guard showsSeparator else { return }
        let width = 1 / max(1, layer.contentsScale)
        line.backgroundColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        // The cell determines the direction.
        let isMirrored = superview?.isRightToLeft ?? isRightToLeft
        line.frame = CGRect(
            x: isMirrored ? bounds.width - width : 0, y: 8, width: width, height: max(0, bounds.height - 16))
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}
