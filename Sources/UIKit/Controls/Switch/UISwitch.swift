import QuartzCore

/// A control that is on or off: a click, a tap, Space or Return toggles it, and its knob can be dragged.
///
/// Sends `.valueChanged` and then `.primaryActionTriggered` when a person changes it.
@preconcurrency @MainActor open class UISwitch: UIControl {
    private var isOnStorage = false
    var drag = SwitchDrag()
    /// Where the knob is painted, from 0 (off) to 1 (on).
    let knob = MovingNumber(0)

    // MARK: Making

    /// A switch at a point. It has its own size, whatever the frame's is.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
        isOpaque = false
        layer.painter = self
    }

    public required init?(coder: NSCoder) { return nil }

    package override var ownGestures: OwnGestures { [.tap, .drag] }

    // MARK: Value

    /// Whether it is on. Off at first. Setting it tells nobody (CT-16).
    open var isOn: Bool {
        get { isOnStorage }
        set { setOn(newValue, animated: false) }
    }

    /// Turns it on or off and tells nobody. `animated` lets the knob take a moment to get there.
    open func setOn(_ on: Bool, animated: Bool) {
        guard isOnStorage != on else { return }
        isOnStorage = on
        knob.set(on ? 1 : 0, animated: animated, in: self)
        setNeedsDisplay()
    }

    // MARK: Colours

    /// The ground while it is on; nil is the tint colour.
    open var onTintColor: UIColor? {
        didSet {
            setNeedsDisplay()
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "onTintColor") { [value = onTintColor] in $0.onTintColor = value }
            }
        }
    }

    /// The knob; nil is white.
    open var thumbTintColor: UIColor? {
        didSet {
            setNeedsDisplay()
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "thumbTintColor") { [value = thumbTintColor] in $0.thumbTintColor = value }
            }
        }
    }

    /// An image for the switch while it is on. It has had no effect since iOS 7, and has none here.
    open var onImage: UIImage?

    /// An image for the switch while it is off. It has had no effect since iOS 7, and has none here.
    open var offImage: UIImage?

    // MARK: Size

    /// The switch's own size.
    open override var intrinsicContentSize: CGSize { UISwitch.size }

    /// The switch's own size, whatever `size` is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

    // MARK: Tracking

    /// Notes where the touch takes the knob.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag.begin(at: touch.location(in: self).x, isOn: isOn)
        return super.beginTracking(touch, with: event)
    }

    /// Drags the knob once the touch has strayed far enough.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        // A touch that goes so far is no tap.
        let slop = InputThresholds.current.tapSlop(for: touch.type)
        if drag.move(to: touch.location(in: self).x, slop: slop) {
            if let position = drag.position { knob.set(position, animated: false, in: self) }
            setNeedsDisplay()
        }
        return super.continueTracking(touch, with: event)
    }

    /// Turns the switch to the side a drag left the knob at.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let left = drag.end() else { return }
        // A drag decides by where it leaves the knob, inside or not.
        knob.set(isOn ? 1 : 0, animated: true, in: self)
        setNeedsDisplay()
        change(to: left, with: event)
    }

    /// Brings the knob back.
    open override func cancelTracking(with event: UIEvent?) {
        _ = drag.end()
        knob.set(isOn ? 1 : 0, animated: true, in: self)
        setNeedsDisplay()
        super.cancelTracking(with: event)
    }

    /// Ends the touch; one that ends without a drag toggles. Overrides call `super`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        drag.wasDragged = false
    }

    /// A tap that ended inside, or a key: it toggles. A drag has done what it does.
    package override func didTrigger(with event: UIEvent?) {
        if !drag.wasDragged { change(to: !isOn, with: event) }
    }

    private func change(to on: Bool, with event: UIEvent?) {
        guard on != isOn else { return }
        setOn(on, animated: true)
        sendValueChanged(with: event)
    }

    // MARK: Keyboard and accessibility

    package override var focusShape: (rect: CGRect, cornerRadius: CGFloat) { (trackRect, UISwitch.size.height / 2) }

    package override var controlTraits: UIAccessibilityTraits { [.button, .toggleButton] }

    /// "1" or "0".
    package override var standardAccessibilityValue: String? { isOn ? "1" : "0" }
}
