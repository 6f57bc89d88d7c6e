import QuartzCore

/// The line between a column of a container and the content beside it, with which the user changes the width of the
/// column (SP-17).
///
/// The user drags it, double-clicks it for the automatic width, or focuses it and presses the arrow keys. A drag below
/// half of the minimum width hides the column, and the same drag back shows it again.
///
/// The container sets ``columnIsAtLeft``, and places the divider with ``place(at:height:)`` in front of the columns.
@MainActor final class SplitDivider: UIControl, UIPointerInteractionDelegate {
    /// The width of the line, which lies between the columns, in points.
    nonisolated static let lineWidth: CGFloat = 1
    /// The distance from the line within which the divider can be dragged, in points.
    static let reach: CGFloat = 4
    /// The distance by which an arrow key moves the divider, in points.
    static let keyStep: CGFloat = 10
    /// The width of the line while the divider is focused or dragged, in points.
    private static let focusedWidth: CGFloat = 3

    weak var delegate: (any SplitDividerDelegate)?
    /// A Boolean value that indicates whether the column is to the left of the divider.
    var columnIsAtLeft = true
    private let line = CALayer()
    /// The location of the press in window coordinates, and the width of the column at that time.
    private var drag: (start: CGFloat, width: CGFloat)?

    init(label: String) {
        super.init(frame: .zero)
        line.animatesImplicitly = false
        layer.addSublayer(line)
        accessibilityLabel = label
        addInteraction(UIPointerInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { return nil }

    /// Places the line.
    ///
    /// - Parameters:
    ///   - x: The left edge of the line in the superview, in points.
    ///   - height: The height of the line.
    func place(at x: CGFloat, height: CGFloat) {
        let width = SplitDivider.lineWidth + 2 * SplitDivider.reach
        let new = CGRect(x: x - SplitDivider.reach, y: 0, width: width, height: height)
        if frame != new { frame = new }
    }

    /// A Boolean value that indicates whether the user drags the divider.
    var isDragged: Bool { drag != nil }

    // MARK: Appearance

    override func layoutSubviews() {
        super.layoutSubviews()
        let isEmphasized = isFocused || isTracking
        let scale = max(scaleForLayout, 1)
        let width = isEmphasized ? SplitDivider.focusedWidth : (SplitDivider.lineWidth * scale).rounded(.down) / scale
        line.frame = CGRect(
            x: ((bounds.width - width) / 2 * scale).rounded() / scale, y: 0, width: width, height: bounds.height)
        line.backgroundColor = CellSeparator.color(isEmphasized ? tintColor : nil, in: traitCollection)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    override func focusDidChange() {
        super.focusDidChange()
        setNeedsLayout()
    }

    // The line itself shows the focus.
    override var standardFocusEffect: UIFocusEffect? { nil }

    // MARK: Dragging

    // A drag does not end text entry.
    override var becomesFirstResponderWhenPressed: Bool { false }

    package override var exclusiveGestures: ExclusiveGestures { [.drag, .swipe, .tap] }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let delegate else { return false }
        if touch.tapCount == 2 {
            delegate.setColumnWidth(nil, of: self)
            return false
        }
        drag = (touch.location(in: nil).x, delegate.columnWidth(of: self))
        setNeedsLayout()
        delegate.dividerDrag(of: self, isActive: true)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let drag else { return false }
        let distance = touch.location(in: nil).x - drag.start
        resize(to: (drag.width + (columnIsAtLeft ? distance : -distance)).rounded())
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endDrag() }

    override func cancelTracking(with event: UIEvent?) {
        guard let drag, let delegate else { return }
        if drag.width > 0 { delegate.setColumnWidth(drag.width, of: self) } else { delegate.hideColumn(of: self) }
        endDrag()
    }

    private func endDrag() {
        drag = nil
        setNeedsLayout()
        delegate?.dividerDrag(of: self, isActive: false)
    }

    /// Gives the column the width at which the pointer is, as far as the limits permit.
    private func resize(to width: CGFloat) {
        guard let delegate else { return }
        let limits = delegate.columnWidthLimits(of: self)
        let current = delegate.columnWidth(of: self)
        if width < limits.lowerBound / 2, delegate.canHideColumn(of: self) {
            if current > 0 { delegate.hideColumn(of: self) }
        } else {
            let new = min(max(width, limits.lowerBound), limits.upperBound)
            if new != current { delegate.setColumnWidth(new, of: self) }
        }
    }

    // MARK: Keys

    package override var usesArrowKeys: Bool { true }

    /// Moves the divider with the arrow keys, Home and End. Space and Return give the column its automatic width.
    override func perform(_ key: UIKeyboardHIDUsage, isRepeat: Bool, with event: UIEvent?) -> Bool {
        guard let delegate else { return false }
        let limits = delegate.columnWidthLimits(of: self)
        let width = delegate.columnWidth(of: self)
        guard width > 0 else { return false }
        let step = columnIsAtLeft ? SplitDivider.keyStep : -SplitDivider.keyStep
        let new: CGFloat
        switch key {
        case .keyboardRightArrow: new = width + step
        case .keyboardLeftArrow: new = width - step
        case .keyboardHome: new = limits.lowerBound
        case .keyboardEnd: new = limits.upperBound
        case _ where key.triggersControls:
            if !isRepeat { delegate.setColumnWidth(nil, of: self) }
            return true
        default: return false
        }
        let limited = min(max(new, limits.lowerBound), limits.upperBound)
        if limited != width { delegate.setColumnWidth(limited, of: self) }
        return true
    }

    // MARK: Pointer

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        let style = UIPointerStyle.system()
        style.accessories = [.arrow(.right), .arrow(.left)]
        return style
    }

    // MARK: Accessibility

    package override var controlTraits: UIAccessibilityTraits { .adjustable }

    override var accessibilityValue: String? {
        get { delegate.map { "\(Int($0.columnWidth(of: self).rounded()))" } }
        set {}
    }
}
