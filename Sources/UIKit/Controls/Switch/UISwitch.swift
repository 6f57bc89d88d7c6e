import QuartzCore

/// A control that is on or off.
///
/// ```swift
/// let notifications = UISwitch()
/// notifications.isOn = UserDefaults.standard.bool(forKey: "notifications")
/// notifications.addAction(
///     UIAction { [unowned notifications] _ in
///         UserDefaults.standard.set(notifications.isOn, forKey: "notifications")
///     }, for: .valueChanged)
/// view.addSubview(notifications)
/// ```
///
/// A click, a tap, Space or Return toggles it, and the user can drag its knob. The switch sends `.valueChanged` and
/// then `.primaryActionTriggered` when the user changes it; setting ``isOn`` sends nothing (CT-16). It is off by
/// default, and has a fixed size: the size of its frame is ignored.
@preconcurrency @MainActor open class UISwitch: UIControl {
    private var isOnStorage = false
    var drag = SwitchDrag()
    /// The position of the painted knob, from 0 (off) to 1 (on).
    let knob = AnimatedScalar(0)

    // MARK: Initialization

    /// Creates a switch at the origin of `frame`. The switch has a fixed size; the size of `frame` is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
        isOpaque = false
        layer.painter = self
    }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    package override var exclusiveGestures: ExclusiveGestures { [.tap, .drag] }

    // MARK: Value

    /// A Boolean value that indicates whether the switch is on. The default is `false`. Setting this property sends no
    /// events (CT-16).
    open var isOn: Bool {
        get { isOnStorage }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off without sending events.
    ///
    /// - Parameters:
    ///   - on: The new state.
    ///   - animated: Pass `true` to animate the knob to its new position.
    open func setOn(_ on: Bool, animated: Bool) {
        let observedChange = propertyObservers?.willChange("isOn")
        defer { observedChange?.end() }
        guard isOnStorage != on else { return }
        isOnStorage = on
        AccessibilityCenter.stateDidChange(.checked, of: self, isOn: on)
        knob.set(on ? 1 : 0, animated: animated, in: self)
        setNeedsDisplay()
    }

    // MARK: Colors

    /// The color of the track while the switch is on. If `nil`, the tint color.
    open var onTintColor: UIColor? {
        didSet {
            setNeedsDisplay()
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "onTintColor") { [value = onTintColor] in $0.onTintColor = value }
            }
        }
    }

    /// The color of the knob. If `nil`, white.
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

    /// The fixed size of a switch.
    open override var intrinsicContentSize: CGSize { UISwitch.size }

    override var standardContentPriorities: ContentPriorities { .fixedSize }

    /// Returns the fixed size of a switch, whatever `size` is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

    // MARK: Tracking

    /// Stores the location of the touch for a drag of the knob.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag.begin(at: leadingPosition(touch.location(in: self).x), isOn: isOn)
        return super.beginTracking(touch, with: event)
    }

    /// Moves the knob once the touch has moved beyond the tap threshold.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        // A touch that moves beyond the threshold is a drag, not a tap.
        let slop = inputThresholds.tapSlop(for: touch.type)
        if drag.move(to: leadingPosition(touch.location(in: self).x), slop: slop) {
            if let position = drag.position { knob.set(position, animated: false, in: self) }
            setNeedsDisplay()
        }
        return super.continueTracking(touch, with: event)
    }

    /// Turns the switch to the side on which a drag left the knob.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let left = drag.end() else { return }
        // The final position of the knob decides, whether or not the touch is inside the switch.
        knob.set(isOn ? 1 : 0, animated: true, in: self)
        setNeedsDisplay()
        change(to: left, with: event)
    }

    /// Moves the knob back.
    open override func cancelTracking(with event: UIEvent?) {
        drag.cancel()
        knob.set(isOn ? 1 : 0, animated: true, in: self)
        setNeedsDisplay()
        super.cancelTracking(with: event)
    }

    /// Ends the touch; a touch that was not a drag toggles the switch. Overrides call `super`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        drag.wasDragged = false
    }

    /// Toggles the switch, after a tap that ended inside or a key press. A drag has already changed the value.
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

    /// "1" if the switch is on, otherwise "0".
    package override var defaultAccessibilityValue: String? { isOn ? "1" : "0" }
}
