import QuartzCore

/// The titles of the columns, above the rows of a table view.
@MainActor final class ColumnHeaderView: UIView {
    weak var table: ColumnTableView?
    /// The titles and dividers, which scroll horizontally with the rows.
    private let strip = UIView(frame: .zero)
    private let line = CALayer()
    private(set) var buttons: [ColumnHeaderButton] = []
    private var dividers: [ColumnDivider] = []
    /// The title that the user drags, its index among the visible columns, and the distance of the pointer from its
    /// leading side.
    private var drag: (button: ColumnHeaderButton, index: Int, grip: CGFloat)?

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = .secondarySystemBackground
        line.animatesImplicitly = false
        layer.addSublayer(line)
        insertSubview(strip, at: 0)
        focusGroupIdentifier = "ColumnHeaderView \(ObjectIdentifier(self).hashValue)"
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: Titles

    /// A Boolean value that indicates whether the first column is at the right.
    var isMirrored: Bool { table?.isRightToLeft ?? false }

    private var spans: [ColumnLayout.Span] { table?.columnLayout.spans ?? [] }

    /// Makes a title and a divider for each visible column. Columns that stay keep theirs.
    func columnsDidChange() {
        endDrag(isCancelled: true)
        let oldButtons = buttons
        let oldDividers = dividers
        buttons = spans.map { span in
            oldButtons.first { $0.column === span.column } ?? ColumnHeaderButton(span.column, self)
        }
        dividers = spans.map { span in
            oldDividers.first { $0.column === span.column } ?? ColumnDivider(span.column)
        }
        for view in oldButtons where !buttons.contains(view) { view.removeFromSuperview() }
        for view in oldDividers where !dividers.contains(view) { view.removeFromSuperview() }
        // Dividers reach into the titles beside them.
        for view in buttons + dividers as [UIView] where view.superview !== strip || view is ColumnDivider {
            strip.addSubview(view)
        }
        updateTitles()
        setNeedsLayout()
    }

    func updateTitles() {
        let first = table?.sortDescriptors.first
        for button in buttons {
            button.update(isAscending: first?.key == button.column.identifier ? first?.ascending : nil)
        }
    }

    /// Returns the width that the title of a column needs.
    func fittingWidth(of column: TableColumn) -> CGFloat {
        buttons.first { $0.column === column }?.sizeThatFits(.zero).width ?? 0
    }

    // MARK: Layout

    /// Places the titles above their columns.
    func placeStrip() {
        guard let table else { return }
        let frame = CGRect(
            x: -table.bounds.minX, y: 0, width: table.contentWidth, height: ColumnMetrics.headerHeight)
        if strip.frame != frame { strip.frame = frame }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeStrip()
        let height = CellSeparator.height(scale: scaleForLayout)
        line.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        line.backgroundColor = CellSeparator.color(nil, in: traitCollection)
        let spans = spans
        if buttons.count != spans.count || zip(buttons, spans).contains(where: { $0.column !== $1.column }) {
            orderButtons(as: spans)
        }
        layOutTitles(spans)
        for (divider, span) in zip(dividers, spans) {
            divider.isUserInteractionEnabled = table?.dividerDrag(after: span.column) != nil
            divider.isAtEnd = span.end >= table?.contentWidth ?? 0
            let reach = ColumnMetrics.dividerReach
            divider.frame = area(span.end - reach, 2 * reach)
        }
    }

    /// Adapts the order of the titles to that of the columns.
    private func orderButtons(as spans: [ColumnLayout.Span]) {
        guard drag == nil else { return }
        buttons = spans.compactMap { span in buttons.first { $0.column === span.column } }
        dividers = spans.compactMap { span in dividers.first { $0.column === span.column } }
    }

    private func layOutTitles(_ spans: [ColumnLayout.Span]) {
        var order = spans
        if let drag, let old = order.firstIndex(where: { $0.column === drag.button.column }) {
            order.insert(order.remove(at: old), at: min(drag.index, order.count - 1))
        }
        var start: CGFloat = 0
        for span in order {
            if let button = buttons.first(where: { $0.column === span.column }), button !== drag?.button {
                button.frame = area(start, span.width)
            }
            start += span.width
        }
    }

    /// Returns the frame of a part of the strip.
    private func area(_ start: CGFloat, _ width: CGFloat) -> CGRect {
        CGRect(
            x: ColumnLayout.x(start, width, in: table?.contentWidth ?? 0, isRightToLeft: isMirrored), y: 0,
            width: width, height: bounds.height)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    // MARK: Reordering

    /// Begins to move a title with the pointer.
    ///
    /// - Parameter point: The location of the pointer in the coordinates of the title.
    func beginDrag(of button: ColumnHeaderButton, at point: CGPoint) {
        guard let table, table.allowsColumnReordering, buttons.count > 1,
            let index = buttons.firstIndex(where: { $0 === button })
        else { return }
        drag = (button, index, isMirrored ? button.bounds.width - point.x : point.x)
        strip.bringSubviewToFront(button)
        button.isDragged = true
        for divider in dividers { divider.isHidden = true }
    }

    /// Moves the dragged title to the pointer. Other titles give way.
    func moveDrag(to location: CGPoint) {
        guard let drag, let table else { return }
        let spans = spans
        guard let span = spans.first(where: { $0.column === drag.button.column }) else { return }
        let total = table.contentWidth
        let x = convert(location, to: strip).x
        let pointer = isMirrored ? total - x : x
        let start = min(max(0, pointer - drag.grip), max(0, table.columnLayout.width - span.width))
        drag.button.frame = area(start, span.width)
        let middle = start + span.width / 2
        var (index, position) = (0, CGFloat(0))
        for other in spans where other.column !== span.column {
            if middle > position + other.width / 2 + (index < drag.index ? 0 : span.width / 2) {
                index += 1
            } else {
                break
            }
            position += other.width
        }
        if index != drag.index {
            self.drag?.index = index
            UIView.animate(withDuration: CellMetrics.duration) { self.layOutTitles(spans) }
        }
        reveal(drag.button.frame)
    }

    /// Scrolls horizontally until a part of the strip is visible.
    func reveal(_ frame: CGRect) {
        guard let table else { return }
        let limit = table.bounds
        var x = limit.minX
        if frame.maxX > limit.maxX { x += min(frame.maxX - limit.maxX, max(0, frame.minX - limit.minX)) }
        if frame.minX < limit.minX { x = frame.minX }
        if x != limit.minX { table.setOffset(CGPoint(x: x, y: limit.minY)) }
    }

    /// Ends moving a title.
    func endDrag(isCancelled: Bool) {
        guard let drag else { return }
        self.drag = nil
        drag.button.isDragged = false
        for divider in dividers { divider.isHidden = false }
        let oldIndex = buttons.firstIndex { $0 === drag.button }
        if !isCancelled, drag.index != oldIndex { table?.moveByUser(drag.button.column, toVisible: drag.index) }
        for divider in dividers { strip.bringSubviewToFront(divider) }
        setNeedsLayout()
        UIView.animate(withDuration: CellMetrics.duration) { self.layoutIfNeeded() }
    }

    // MARK: Keys

    /// Moves the focus to another title.
    func moveFocus(from button: ColumnHeaderButton, to index: Int, heading: UIFocusHeading) {
        guard buttons.indices.contains(index) else { return }
        let target = buttons[index]
        guard target !== button, window?.moveFocus(to: target, heading: heading) == true else { return }
        reveal(target.frame)
    }

    // MARK: Touches

    // Touches of the header are none of the rows behind it.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
