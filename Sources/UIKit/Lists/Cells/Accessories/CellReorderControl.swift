/// The handle at the trailing side of a cell that is edited, with which the user moves the row.
@MainActor final class CellReorderControl: UIView {
    private let mark = UIImageView(image: CellSymbols.reorder)
    /// Called when the state of the gesture that drags the control changes.
    var didDrag: (UIGestureRecognizer) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        mark.contentMode = .center
        mark.tintColor = .tertiaryLabel
        accessibilityLabel = "Reorder"
        addSubview(mark)
        // It begins with the press, so that the list does not scroll instead.
        let drag = UILongPressGestureRecognizer(target: self, action: CellReorderControl.dragged)
        drag.minimumPressDuration = 0
        addGestureRecognizer(drag)
    }

    private func dragged(_ recognizer: UILongPressGestureRecognizer) { didDrag(recognizer) }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        mark.frame = bounds
    }
}
