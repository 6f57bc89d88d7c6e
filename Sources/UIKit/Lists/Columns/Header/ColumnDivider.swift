import QuartzCore

/// The line at the end of a column in the header, with which the user changes the width of the column.
@MainActor final class ColumnDivider: UIControl, UIPointerInteractionDelegate {
    let column: TableColumn
    private let line = CALayer()
    /// The change of widths, and the location of the press in window coordinates.
    private var drag: (change: ColumnDividerDrag, start: CGFloat)?
    /// A Boolean value that indicates whether the divider is at the end of the visible area, where no line is needed.
    var isAtEnd = false { didSet { if isAtEnd != oldValue { setNeedsLayout() } } }

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

    private var isMirrored: Bool { column.tableView?.isRightToLeft ?? false }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = CellSeparator.height(scale: scaleForLayout)
        line.isHidden = isAtEnd
        // The line belongs to the column that ends here.
        let x = bounds.midX - (isMirrored ? 0 : width)
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
        guard let table = column.tableView else { return false }
        if touch.tapCount == 2 {
            table.fitByUser(column)
            return false
        }
        drag = table.dividerDrag(after: column).map { ($0, touch.location(in: nil).x) }
        return drag != nil
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let drag, let table = column.tableView else { return false }
        let way = (touch.location(in: nil).x - drag.start) * (isMirrored ? -1 : 1)
        drag.change.move(by: way.rounded(), in: table)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { drag = nil }

    override func cancelTracking(with event: UIEvent?) {
        if let drag, let table = column.tableView { drag.change.move(by: 0, in: table) }
        drag = nil
    }

    // MARK: Pointer

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        let style = UIPointerStyle.system()
        style.accessories = [.arrow(.right), .arrow(.left)]
        return style
    }
}
