import DisplayServer
import QuartzCore

/// A control with a minus and a plus, for a value that changes by steps. Holding one of them repeats it, faster after a
/// while; so do the arrow keys.
///
/// Sends `.valueChanged` and then `.primaryActionTriggered` when a person changes the value.
@preconcurrency @MainActor open class UIStepper: UIControl {
    /// One of the two halves.
    enum Half { case decrement, increment }

    private var valueStorage = 0.0
    private var minimumStorage = 0.0
    private var maximumStorage = 100.0
    private var stepStorage = 1.0
    /// The half the touch came down in.
    private var half: Half?
    /// The half that looks pressed: the touch is in it, or its key was pressed last.
    private(set) var pressedHalf: Half?
    private var repeatTask: Scheduler.Task?
    private var repeatCount = 0
    private var valueAtTouchDown = 0.0
    /// The half the pointer is over.
    private(set) var hoveredHalf: Half?

    // MARK: Making

    /// A stepper at a point. It has its own size, whatever the frame's is.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
        isOpaque = false
        layer.painter = self
    }

    public required init?(coder: NSCoder) { return nil }

    package override var ownGestures: OwnGestures { .tap }

    // MARK: Images

    /// Nil for most steppers.
    private(set) var images: Images?

    struct Images {
        var increment = ButtonContent.ByState<UIImage>()
        var decrement = ButtonContent.ByState<UIImage>()
        var background = ButtonContent.ByState<UIImage>()
    }

    /// Sets the image of the half that increments for a state, instead of a plus; nil removes it. A state without an
    /// image uses that of `.normal`.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { setImage(image, \.increment, state) }

    /// The image of the half that increments that was set for a state.
    open func incrementImage(for state: UIControl.State) -> UIImage? { images?.increment[state] }

    /// Sets the image of the half that decrements for a state, instead of a minus; nil removes it. A state without an
    /// image uses that of `.normal`.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { setImage(image, \.decrement, state) }

    /// The image of the half that decrements that was set for a state.
    open func decrementImage(for state: UIControl.State) -> UIImage? { images?.decrement[state] }

    /// Sets the image behind a half for a state, instead of the standard background; nil removes it. It is stretched
    /// between its cap insets. A state without an image uses that of `.normal`.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { setImage(image, \.background, state) }

    /// The image behind the halves that was set for a state.
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

    /// The value: between ``minimumValue`` and ``maximumValue``, to which others are clamped. 0 at first. Setting it
    /// tells nobody (CT-16).
    open var value: Double {
        get { valueStorage }
        set {
            guard GeometryValidation.accepts(newValue, "value", of: self) else { return }
            let new = min(max(newValue, minimumStorage), maximumStorage)
            guard new != valueStorage else { return }
            valueStorage = new
            setNeedsDisplay()
        }
    }

    /// The least value: 0 unless set. A value above ``maximumValue`` raises that too.
    open var minimumValue: Double {
        get { minimumStorage }
        set {
            guard GeometryValidation.accepts(newValue, "minimumValue", of: self) else { return }
            setRange(newValue, max(newValue, maximumStorage))
        }
    }

    /// The greatest value: 100 unless set. A value below ``minimumValue`` lowers that too.
    open var maximumValue: Double {
        get { maximumStorage }
        set {
            guard GeometryValidation.accepts(newValue, "maximumValue", of: self) else { return }
            setRange(min(newValue, minimumStorage), newValue)
        }
    }

    /// By how much a step changes the value: 1 unless set. Must be above 0.
    open var stepValue: Double {
        get { stepStorage }
        set {
            precondition(newValue > 0 && newValue.isFinite, "a stepper's stepValue must be a number above 0")
            stepStorage = newValue
        }
    }

    /// Whether each step is told, and not only the value a touch leaves. True unless set otherwise.
    ///
    /// A touch that is cancelled leaves what was stepped and tells so by `.touchCancel` alone: who is told only of the
    /// end looks at ``value`` then.
    open var isContinuous = true

    /// Whether holding a half repeats it. True unless set otherwise.
    open var autorepeat = true

    /// Whether the value goes on at one end after it has passed the other. False unless set.
    open var wraps = false {
        didSet { if wraps != oldValue { setNeedsDisplay() } }
    }

    private func setRange(_ minimum: Double, _ maximum: Double) {
        minimumStorage = minimum
        maximumStorage = maximum
        value = min(max(valueStorage, minimum), maximum)
        setNeedsDisplay()
    }

    /// Whether a half can change the value.
    func isEnabled(_ half: Half) -> Bool {
        guard isEnabled else { return false }
        if wraps { return maximumValue > minimumValue }
        return half == .decrement ? value > minimumValue : value < maximumValue
    }

    /// Changes the value by a step, as a person does.
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

    /// The stepper's own size.
    open override var intrinsicContentSize: CGSize { UIStepper.size }

    /// The stepper's own size, whatever `size` is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

    // MARK: Tracking

    /// Steps by the half the touch came down in, and begins to repeat; follows the touch if that half can change the
    /// value.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let half = half(at: touch.location(in: self))
        guard isEnabled(half) else { return false }
        self.half = half
        pressedHalf = half
        valueAtTouchDown = value
        step(half, sends: isContinuous, with: event)
        // A handler may have disabled the control.
        if isEnabled, autorepeat { scheduleRepeat(after: UIStepper.firstDelay) }
        return isEnabled
    }

    /// Pauses repeating while the touch is off its half.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        // The half is let go where the touch leaves it, and taken again where it comes back.
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

    /// Lets the half go.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        letGo()
        if !isContinuous, value != valueAtTouchDown { sendValueChanged(with: event) }
    }

    /// Lets the half go. What was stepped stays.
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
        // The handler may have ended it.
        guard isTracking, pressedHalf == half else { return }
        scheduleRepeat(after: repeatCount < UIStepper.slowRepeats ? UIStepper.slowDelay : UIStepper.fastDelay)
    }

    private func stopRepeating() {
        repeatTask?.cancel()
        repeatTask = nil
        repeatCount = 0
    }

    // MARK: Keyboard, pointer and accessibility

    package override var isTriggeredByKeys: Bool { false }

    package override var usesArrowKeys: Bool { true }

    package override func perform(_ key: UIKeyboardHIDUsage, isRepeat: Bool, with event: UIEvent?) -> Bool {
        switch key {
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

    /// The value, without decimals that are zero.
    package override var standardAccessibilityValue: String? {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }

    /// A step up, where that is possible.
    open override func accessibilityIncrement() {
        if isEnabled(.increment) { step(.increment, sends: true, with: nil) }
    }

    /// A step down, where that is possible.
    open override func accessibilityDecrement() {
        if isEnabled(.decrement) { step(.decrement, sends: true, with: nil) }
    }
}
