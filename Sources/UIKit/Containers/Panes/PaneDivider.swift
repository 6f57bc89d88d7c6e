import QuartzCore

/// The object that a divider between two panes resizes.
@MainActor protocol PaneDividerDelegate: AnyObject {
    /// Returns the width of the pane before the divider, when the user begins to drag.
    func paneDividerWillMove(_ divider: PaneDivider) -> CGFloat

    /// Gives the pane before the divider a width, as far as its limits permit.
    func paneDivider(_ divider: PaneDivider, movesTo width: CGFloat)

    /// Gives the pane before the divider its standard width.
    func paneDividerDidReset(_ divider: PaneDivider)
}

/// The line between two panes, with which the user changes the width of the first one: by dragging, with a double click,
/// and with the arrow keys (SP-17).
///
/// The view is wider than the line. Its frame is that of ``frame(at:height:)``.
@MainActor final class PaneDivider: UIControl, UIPointerInteractionDelegate {
    weak var delegate: (any PaneDividerDelegate)?
    private let line = CALayer()
    /// The width of the pane and the location of the press in window coordinates, at the beginning of a drag.
    private var drag: (width: CGFloat, start: CGFloat)?

    /// The width of the area that can be dragged, in points: 4 points to both sides of the line.
    static let width: CGFloat = 9
    /// The distance that an arrow key moves the divider, in points.
    static let step: CGFloat = 10

    override init(frame: CGRect) {
        super.init(frame: frame)
        line.animatesImplicitly = false
        layer.addSublayer(line)
        addInteraction(UIPointerInteraction(delegate: self))
        accessibilityLabel = "Divider"
    }

    required init?(coder: NSCoder) { return nil }

    /// Returns the frame of a divider in a container that is laid out from left to right.
    static func frame(at x: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: x - (width / 2).rounded(), y: 0, width: width, height: height)
    }

    package override var exclusiveGestures: ExclusiveGestures { [.drag, .tap] }
    override var becomesFirstResponderWhenPressed: Bool { false }
    override var isTriggeredByKeyboard: Bool { false }
    override var usesArrowKeys: Bool { true }
    override var controlTraits: UIAccessibilityTraits { .adjustable }
    override var focusShape: (rect: CGRect, cornerRadius: CGFloat) { (bounds.insetBy(dx: 2, dy: 4), 3) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let pixel = 1 / max(1, scaleForLayout)
        let half = (PaneDivider.width / 2).rounded()
        let x = isRightToLeft ? PaneDivider.width - half : half - pixel
        line.frame = CGRect(x: x, y: 0, width: pixel, height: bounds.height)
        line.backgroundColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    // MARK: Dragging

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let delegate else { return false }
        guard touch.tapCount < 2 else {
            delegate.paneDividerDidReset(self)
            return false
        }
        drag = (delegate.paneDividerWillMove(self), touch.location(in: nil).x)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let drag, let delegate else { return false }
        let way = (touch.location(in: nil).x - drag.start) * (isRightToLeft ? -1 : 1)
        delegate.paneDivider(self, movesTo: (drag.width + way).rounded())
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { drag = nil }

    override func cancelTracking(with event: UIEvent?) {
        if let drag { delegate?.paneDivider(self, movesTo: drag.width) }
        drag = nil
    }

    // MARK: Keys

    override func perform(_ key: UIKeyboardHIDUsage, isRepeat: Bool, with event: UIEvent?) -> Bool {
        switch key.inReadingDirection(isRightToLeft: isRightToLeft) {
        case .keyboardLeftArrow: move(by: -PaneDivider.step)
        case .keyboardRightArrow: move(by: PaneDivider.step)
        default: return false
        }
        return true
    }

    private func move(by step: CGFloat) {
        guard let delegate else { return }
        delegate.paneDivider(self, movesTo: delegate.paneDividerWillMove(self) + step)
    }

    override func accessibilityIncrement() { move(by: PaneDivider.step) }
    override func accessibilityDecrement() { move(by: -PaneDivider.step) }

    // MARK: Pointer

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        let style = UIPointerStyle.system()
        style.accessories = [.arrow(.right), .arrow(.left)]
        return style
    }
}
