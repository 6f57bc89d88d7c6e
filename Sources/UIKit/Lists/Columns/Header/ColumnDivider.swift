import QuartzCore

/// The line at the end of a column in the header, with which the user changes the width of the column.
@MainActor final class ColumnDivider: UIControl, UIPointerInteractionDelegate {
    let column: TableColumn
    private let line = CALayer()
    /// The column whose width changes, its width at the press, and the location of the press in window coordinates.
    private var drag: (column: TableColumn, sign: CGFloat, width: CGFloat, start: CGFloat)?

    init(_ column: TableColumn) {
        self.column = column
        super.init(frame: .zero)
        line.animatesImplicitly = false
        layer.addSublayer(line)
        addInteraction(UIPointerInteraction(delegate: self))
        isAccessibilityElement = false
    }

    required init?(coder: NSCoder) { return nil }

    // Widths are changed with keys at the title.
    override var canBecomeFirstResponder: Bool { false }
    override var canBecomeFocused: Bool { false }

    package override var exclusiveGestures: ExclusiveGestures { [.drag, .tap] }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = CellSeparator.height(scale: scaleForLayout)
        // The line belongs to the column that ends here.
        let x = bounds.midX - (isRightToLeft ? 0 : width)
        line.frame = CGRect(
            x: x, y: ColumnMetrics.dividerInset, width: width,
            height: max(0, bounds.height - 2 * ColumnMetrics.dividerInset))
        line.backgroundColor = CellSeparator.color(isTracking ? .secondaryLabel : nil, in: traitCollection)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    // MARK: Dragging

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let table = column.tableView, let target = table.resizedColumn(at: column) else { return false }
        if touch.tapCount == 2 {
            table.fitByUser(column)
            return false
        }
        drag = (target.column, target.sign, target.column.width, touch.location(in: nil).x)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let drag, let table = column.tableView else { return false }
        let way = (touch.location(in: nil).x - drag.start) * (isRightToLeft ? -1 : 1) * drag.sign
        table.resizeByUser(drag.column, to: (drag.width + way).rounded())
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { drag = nil }

    override func cancelTracking(with event: UIEvent?) {
        guard let drag else { return }
        self.drag = nil
        column.tableView?.resizeByUser(drag.column, to: drag.width)
    }

    // MARK: Pointer

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        let style = UIPointerStyle.system()
        style.accessories = [.arrow(.right), .arrow(.left)]
        return style
    }
}
