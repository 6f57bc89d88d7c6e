import DisplayServer
import QuartzCore

/// A control with a minus and a plus button that changes a value in steps.
///
/// Holding a button or an arrow key repeats the step, a button faster after a while. The stepper sends `.valueChanged`
/// and then `.primaryActionTriggered` when the user changes the value.
@preconcurrency @MainActor open class UIStepper: UIControl {
    /// A half of the stepper.
    enum Half { case decrement, increment }

    private var valueStorage = 0.0
    private var minimumStorage = 0.0
    private var maximumStorage = 100.0
    private var stepStorage = 1.0
    /// The half in which the touch began.
    private var half: Half?
    /// The half that is drawn as pressed: the tracked touch is in it.
    private(set) var pressedHalf: Half?
    private var repeatTask: Scheduler.Task?
    private var repeatCount = 0
    private var valueAtTouchDown = 0.0
    /// The half under the pointer.
    private(set) var hoveredHalf: Half?

    // MARK: Initialization

    /// Creates a stepper at the origin of `frame`. The stepper has a fixed size; the size of `frame` is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
        isOpaque = false
        layer.painter = self
    }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    package override var exclusiveGestures: ExclusiveGestures { .tap }

    // MARK: Images

    /// The images; `nil` until the app sets the first one.
    private(set) var images: Images?

    struct Images {
        var increment = ButtonContent.ByState<UIImage>()
        var decrement = ButtonContent.ByState<UIImage>()
        var background = ButtonContent.ByState<UIImage>()
    }

    /// Sets the image of the increment button for a state, which replaces the plus sign; `nil` removes it. A state
    /// without an image uses that of `.normal`.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { setImage(image, \.increment, state) }

    /// Returns the image of the increment button that was set for a state.
    open func incrementImage(for state: UIControl.State) -> UIImage? { images?.increment[state] }

    /// Sets the image of the decrement button for a state, which replaces the minus sign; `nil` removes it. A state
    /// without an image uses that of `.normal`.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { setImage(image, \.decrement, state) }

    /// Returns the image of the decrement button that was set for a state.
    open func decrementImage(for state: UIControl.State) -> UIImage? { images?.decrement[state] }

    /// Sets the background image of a button for a state, which replaces the standard background; `nil` removes it. It
    /// is stretched between its cap insets. A state without an image uses that of `.normal`.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { setImage(image, \.background, state) }

    /// Returns the background image that was set for a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { images?.background[state] }

    private func setImage(
        _ image: UIImage?, _ key: WritableKeyPath<Images, ButtonContent.ByState<UIImage>>, _ state: UIControl.State
    ) {
        var new = images ?? Images()
        new[keyPath: key][state] = image
        images = new
        setNeedsDisplay()
    }

    // MARK: Value

    /// The value of the stepper. Values outside ``minimumValue``…``maximumValue`` are clamped. The default is 0.
    /// Setting this property sends no events (CT-16).
    open var value: Double {
        get { valueStorage }
        set {
            guard GeometryValidation.accepts(newValue, "value", of: self) else { return }
            let new = min(max(newValue, minimumStorage), maximumStorage)
            guard new != valueStorage else { return }
            valueStorage = new
            AccessibilityCenter.valueDidChange(of: self)
            setNeedsDisplay()
        }
    }

    /// The minimum value. The default is 0. A value above ``maximumValue`` raises that too.
    open var minimumValue: Double {
        get { minimumStorage }
        set {
            guard GeometryValidation.accepts(newValue, "minimumValue", of: self) else { return }
            setRange(newValue, max(newValue, maximumStorage))
        }
    }

    /// The maximum value. The default is 100. A value below ``minimumValue`` lowers that too.
    open var maximumValue: Double {
        get { maximumStorage }
        set {
            guard GeometryValidation.accepts(newValue, "maximumValue", of: self) else { return }
            setRange(min(newValue, minimumStorage), newValue)
        }
    }

    /// The amount of a step. The default is 1. A value that is not finite and greater than 0 is a programming error.
    open var stepValue: Double {
        get { stepStorage }
        set {
            precondition(newValue > 0 && newValue.isFinite, "stepValue must be finite and greater than 0")
            stepStorage = newValue
        }
    }

    /// A Boolean value that indicates whether the stepper sends `.valueChanged` for each step. If `false`, it sends the
    /// event only when a touch ends. The default is `true`.
    ///
    /// A touch that is canceled keeps the steps made so far and sends only `.touchCancel`. Clients of a stepper that is
    /// not continuous should read ``value`` then.
    open var isContinuous = true

    /// A Boolean value that indicates whether holding a button repeats the step. The default is `true`.
    open var autorepeat = true

    /// A Boolean value that indicates whether a step beyond one end of the range continues at the other. The default is
    /// `false`.
    open var wraps = false {
        didSet { if wraps != oldValue { setNeedsDisplay() } }
    }

    private func setRange(_ minimum: Double, _ maximum: Double) {
        minimumStorage = minimum
        maximumStorage = maximum
        value = min(max(valueStorage, minimum), maximum)
        setNeedsDisplay()
    }

    /// Returns a Boolean value that indicates whether a half can change the value.
    func isEnabled(_ half: Half) -> Bool {
        guard isEnabled else { return false }
        if wraps { return maximumValue > minimumValue }
        return half == .decrement ? value > minimumValue : value < maximumValue
    }

    /// Changes the value by a step in response to user input.
    private func step(_ half: Half, sends: Bool, with event: UIEvent?) {
        let old = value
        let next = half == .decrement ? old - stepValue : old + stepValue
        if wraps, next > maximumValue {
            value = minimumValue
        } else if wraps, next < minimumValue {
            value = maximumValue
        } else {
            value = next
        }
        if sends, value != old { sendValueChanged(with: event) }
    }

    // MARK: Size

    /// The fixed size of a stepper.
    open override var intrinsicContentSize: CGSize { UIStepper.size }

    override var standardContentPriorities: ContentPriorities { .fixedSize }

    /// Returns the fixed size of a stepper, whatever `size` is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

    // MARK: Tracking

    /// Makes a step with the button under the touch and starts to repeat it. Tracks the touch if that button can change
    /// the value.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let half = half(at: touch.location(in: self))
        guard isEnabled(half) else { return false }
        self.half = half
        pressedHalf = half
        valueAtTouchDown = value
        step(half, sends: isContinuous, with: event)
        // An action may have disabled the control.
        if isEnabled, autorepeat { scheduleRepeat(after: UIStepper.firstDelay) }
        return isEnabled
    }

    /// Pauses the repetition while the touch is outside its button.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        // The button is released when the touch leaves it, and pressed again when the touch returns.
        let pressed = isTouchInside && self.half(at: touch.location(in: self)) == half ? half : nil
        guard pressed != pressedHalf else { return true }
        pressedHalf = pressed
        setNeedsDisplay()
        if pressed == nil {
            stopRepeating()
        } else if autorepeat {
            scheduleRepeat(after: UIStepper.firstDelay)
        }
        return true
    }

    /// Releases the button.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        letGo()
        if !isContinuous, value != valueAtTouchDown { sendValueChanged(with: event) }
    }

    /// Releases the button. Steps made so far stay.
    open override func cancelTracking(with event: UIEvent?) {
        letGo()
        super.cancelTracking(with: event)
    }

    private func letGo() {
        stopRepeating()
        half = nil
        pressedHalf = nil
        setNeedsDisplay()
    }

    // MARK: Repeating

    private func scheduleRepeat(after delay: TimeInterval) {
        repeatTask?.cancel()
        repeatTask = window?.windowScene?.server.scheduler.schedule(after: delay) { [weak self] in self?.repeatStep() }
    }

    private func repeatStep() {
        repeatTask = nil
        guard isTracking, let half, pressedHalf == half, isEnabled(half) else { return }
        repeatCount += 1
        step(half, sends: isContinuous, with: nil)
        // An action may have ended tracking.
        guard isTracking, pressedHalf == half else { return }
        scheduleRepeat(after: repeatCount < UIStepper.slowRepeats ? UIStepper.slowDelay : UIStepper.fastDelay)
    }

    private func stopRepeating() {
        repeatTask?.cancel()
        repeatTask = nil
        repeatCount = 0
    }

    // MARK: Keyboard, pointer and accessibility

    package override var isTriggeredByKeyboard: Bool { false }

    package override var usesArrowKeys: Bool { true }

    package override func perform(_ key: UIKeyboardHIDUsage, isRepeat: Bool, with event: UIEvent?) -> Bool {
        switch key.inReadingDirection(isRightToLeft: isRightToLeft) {
        case .keyboardLeftArrow, .keyboardDownArrow: step(.decrement, sends: true, with: event)
        case .keyboardRightArrow, .keyboardUpArrow: step(.increment, sends: true, with: event)
        case .keyboardHome: change(to: minimumValue, with: event)
        case .keyboardEnd: change(to: maximumValue, with: event)
        default: return false
        }
        return true
    }

    private func change(to new: Double, with event: UIEvent?) {
        let old = value
        value = new
        if value != old { sendValueChanged(with: event) }
    }

    package override func pointerDidMove(to point: CGPoint?) {
        let new = point.map { half(at: $0) }
        guard new != hoveredHalf else { return }
        hoveredHalf = new
        setNeedsDisplay()
    }

    package override var controlTraits: UIAccessibilityTraits { .adjustable }

    /// The value; a whole number has no decimals.
    package override var defaultAccessibilityValue: String? {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }

    /// Changes the value as the user does (AX-27).
    func changeByAccessibility(to new: Double) { if isEnabled { change(to: new, with: nil) } }

    /// Increments the value by a step if possible.
    open override func accessibilityIncrement() {
        if isEnabled(.increment) { step(.increment, sends: true, with: nil) }
    }

    /// Decrements the value by a step if possible.
    open override func accessibilityDecrement() {
        if isEnabled(.decrement) { step(.decrement, sends: true, with: nil) }
    }
}
