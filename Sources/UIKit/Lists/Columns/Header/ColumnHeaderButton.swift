import QuartzCore

/// The title of a column, with the indicator of the order of the rows.
@MainActor final class ColumnHeaderButton: UIControl {
    let column: TableColumn
    private weak var header: ColumnHeaderView?
    private let label = UILabel(frame: .zero)
    private let indicator = UIImageView(frame: .zero)
    /// The location of the press, in window coordinates.
    private var start = CGPoint.zero
    private var wasDragged = false

    /// A Boolean value that indicates whether the user moves the column.
    var isDragged = false { didSet { if isDragged != oldValue { updateBackground() } } }

    init(_ column: TableColumn, _ header: ColumnHeaderView) {
        self.column = column
        self.header = header
        super.init(frame: .zero)
        label.font = ColumnMetrics.headerFont
        indicator.contentMode = .center
        indicator.tintColor = .secondaryLabel
        addSubview(label)
        addSubview(indicator)
        clipsToBounds = true
        addAction(UIAction { [weak self] _ in self?.trigger() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { return nil }

    private var isMirrored: Bool { header?.isMirrored ?? false }

    // MARK: Content

    /// Displays the title.
    ///
    /// - Parameter isAscending: The order of the rows, if they are sorted by this column.
    func update(isAscending: Bool?) {
        if label.text != column.title { label.text = column.title }
        label.textColor = isAscending == nil ? .secondaryLabel : .label
        label.textAlignment = column.alignment.textAlignment(isRightToLeft: isMirrored)
        indicator.image = isAscending.map { $0 ? ColumnMetrics.ascending : ColumnMetrics.descending } ?? nil
        accessibilityLabel = column.title
        accessibilityValue = isAscending.map { $0 ? "ascending" : "descending" }
        setNeedsLayout()
    }

    package override var controlTraits: UIAccessibilityTraits { [.button, .header] }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let title = label.sizeThatFits(.zero)
        // The indicator has space even while another column has it.
        let sort = column.isSortable ? (ColumnMetrics.ascending?.size.width ?? 0) + ColumnMetrics.gap : 0
        return CGSize(width: (title.width + sort).rounded(.up) + 2 * ColumnMetrics.margin, height: title.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var area = bounds.insetBy(dx: min(ColumnMetrics.margin, bounds.width / 2), dy: 0)
        let image = indicator.image?.size ?? .zero
        indicator.isHidden = image == .zero || area.width < image.width
        guard !indicator.isHidden else { return label.frame = isMirrored ? area.mirrored(in: bounds) : area }
        let text = min(label.sizeThatFits(.zero).width.rounded(.up), area.width - image.width - ColumnMetrics.gap)
        let scale = max(scaleForLayout, 1)
        var box = CGRect(
            x: 0, y: ((bounds.height - image.height) / 2 * scale).rounded() / scale, width: image.width,
            height: image.height)
        switch column.alignment {
        case .leading:
            area.size.width = max(0, text)
            box.origin.x = area.maxX + ColumnMetrics.gap
        case .center:
            area = CGRect(x: area.midX - max(0, text) / 2, y: 0, width: max(0, text), height: area.height)
            box.origin.x = min(area.maxX + ColumnMetrics.gap, bounds.width - ColumnMetrics.margin - box.width)
            area.size.width = max(0, min(area.width, box.minX - ColumnMetrics.gap - area.minX))
        case .trailing:
            box.origin.x = area.maxX - max(0, text) - ColumnMetrics.gap - box.width
            area = CGRect(x: area.maxX - max(0, text), y: 0, width: max(0, text), height: area.height)
        }
        label.frame = isMirrored ? area.mirrored(in: bounds) : area
        indicator.frame = isMirrored ? box.mirrored(in: bounds) : box
    }

    package override func stateDidChange(from old: State) {
        super.stateDidChange(from: old)
        updateBackground()
    }

    private func updateBackground() {
        if isDragged {
            backgroundColor = .tertiarySystemBackground
        } else if column.isSortable, isHighlighted {
            backgroundColor = ControlStyle.pressed
        } else {
            backgroundColor = column.isSortable && isPointerInside ? ControlStyle.hover : nil
        }
        layer.shadowOpacity = isDragged ? 0.25 : 0
        layer.shadowRadius = 3
        layer.shadowOffset = CGSize(width: 0, height: 1)
        clipsToBounds = !isDragged
    }

    package override var focusShape: (rect: CGRect, cornerRadius: CGFloat) { (bounds.insetBy(dx: 3, dy: 3), 4) }

    // MARK: Actions

    private func trigger() {
        guard !wasDragged else { return }
        header?.table?.sortByUser(column)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = touch.location(in: nil)
        wasDragged = false
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let header else { return true }
        let slop = inputThresholds.panSlop(for: touch.type)
        if !wasDragged, abs(touch.location(in: nil).x - start.x) > slop {
            let table = header.table
            wasDragged = table?.allowsColumnReordering == true
            if wasDragged { header.beginDrag(of: self, at: convert(start, from: nil)) }
        }
        if isDragged { header.moveDrag(to: touch.location(in: header)) }
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isDragged { header?.endDrag(isCancelled: false) }
    }

    override func cancelTracking(with event: UIEvent?) {
        if isDragged { header?.endDrag(isCancelled: true) }
    }

    // MARK: Keys

    package override var usesArrowKeys: Bool { true }

    /// Moves the focus with arrow keys, the column with Alt and arrow keys, and changes its width with Shift and arrow
    /// keys (CO-09).
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !usesKey($0.key) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    package override func pressRepeated(_ press: UIPress, key: UIKey) {
        if !usesKey(key) { super.pressRepeated(press, key: key) }
    }

    private func usesKey(_ key: UIKey?) -> Bool {
        guard let key, let header, let table = header.table, isFirstResponder || isFocused,
            let index = header.buttons.firstIndex(where: { $0 === self })
        else { return false }
        let isForward = (key.keyCode == .keyboardRightArrow) != isMirrored
        let isHorizontal = key.keyCode == .keyboardLeftArrow || key.keyCode == .keyboardRightArrow
        switch key.modifierFlags.intersection([.control, .alternate, .command, .shift]) {
        case []: return movesFocus(key.keyCode, from: index, isForward)
        case .alternate where isHorizontal:
            if table.moveByUser(column, toVisible: index + (isForward ? 1 : -1)) {
                header.layoutIfNeeded()
                header.reveal(frame)
            }
            return true
        case .shift where isHorizontal:
            guard let target = table.resizedColumn(at: column) else { return true }
            let step = (isForward ? 1 : -1) * target.sign * ColumnMetrics.keyStep
            table.resizeByUser(target.column, to: target.column.width + step)
            return true
        default: return false
        }
    }

    private func movesFocus(_ key: UIKeyboardHIDUsage, from index: Int, _ isForward: Bool) -> Bool {
        guard let header else { return false }
        switch key {
        case .keyboardLeftArrow, .keyboardRightArrow:
            header.moveFocus(
                from: self, to: index + (isForward ? 1 : -1), heading: key == .keyboardRightArrow ? .right : .left)
        case .keyboardHome: header.moveFocus(from: self, to: 0, heading: .first)
        case .keyboardEnd: header.moveFocus(from: self, to: header.buttons.count - 1, heading: .last)
        case .keyboardDownArrow:
            guard let table = header.table else { return false }
            return window?.moveFocus(to: table, heading: .down) ?? false
        default: return false
        }
        return true
    }
}
