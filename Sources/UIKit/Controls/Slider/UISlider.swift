import QuartzCore

/// A control for a value from a continuous range, with a knob that the user drags along a track.
///
/// A mouse button pressed anywhere on the track moves the knob there; a finger has to start on the knob. The arrow keys
/// change the value by a twentieth of the range, Page Up and Page Down by a fifth, Home and End to the ends. The slider
/// sends `.valueChanged` and then `.primaryActionTriggered` when the user changes the value. In right-to-left
/// interfaces the minimum is at the right end (RT-08).
@preconcurrency @MainActor open class UISlider: UIControl {
    private var valueStorage: Float = 0
    /// The value that the position of the painted knob represents.
    let shownValue = AnimatedScalar(0)
    private var minimumStorage: Float = 0
    private var maximumStorage: Float = 1
    // The horizontal distance from the center of the knob to the touch, in points.
    private var grip: CGFloat = 0
    private var valueAtTouchDown: Float = 0

    // MARK: Initialization

    /// Creates a slider with a frame in the coordinate system of its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        layer.painter = self
    }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    package override var exclusiveGestures: ExclusiveGestures { .swipe }

    // MARK: Value

    /// The value of the slider. Values outside ``minimumValue``…``maximumValue`` are clamped. The default is 0. Setting
    /// this property sends no events (CT-16).
    open var value: Float {
        get { valueStorage }
        set { setValue(newValue, animated: false) }
    }

    /// The value at the leading end. The default is 0. A value above ``maximumValue`` raises that too.
    open var minimumValue: Float {
        get { minimumStorage }
        set {
            guard GeometryValidation.accepts(newValue, "minimumValue", of: self) else { return }
            setRange(newValue, max(newValue, maximumStorage))
        }
    }

    /// The value at the trailing end. The default is 1. A value below ``minimumValue`` lowers that too.
    open var maximumValue: Float {
        get { maximumStorage }
        set {
            guard GeometryValidation.accepts(newValue, "maximumValue", of: self) else { return }
            setRange(min(newValue, minimumStorage), newValue)
        }
    }

    /// A Boolean value that indicates whether the slider sends `.valueChanged` for each movement of the knob. If
    /// `false`, it sends the event only when a drag ends. The default is `true`.
    ///
    /// A drag that is canceled leaves the knob where it is and sends only `.touchCancel`. Clients of a slider that is
    /// not continuous should read ``value`` then.
    open var isContinuous = true

    /// Sets the value without sending events.
    ///
    /// - Parameters:
    ///   - value: The value, clamped to the range. Values that are not finite change nothing.
    ///   - animated: Pass `true` to animate the knob to its new position.
    open func setValue(_ value: Float, animated: Bool) {
        guard GeometryValidation.accepts(value, "value", of: self) else { return }
        let new = min(max(value, minimumStorage), maximumStorage)
        let observedChange = propertyObservers?.willChange("value")
        defer { observedChange?.end() }
        guard new != valueStorage else { return }
        valueStorage = new
        AccessibilityCenter.valueDidChange(of: self)
        valueDidMove(animated: animated)
    }

    private func setRange(_ minimum: Float, _ maximum: Float) {
        guard minimum != minimumStorage || maximum != maximumStorage else { return }
        minimumStorage = minimum
        maximumStorage = maximum
        valueStorage = min(max(valueStorage, minimum), maximum)
        valueDidMove()
    }

    /// Draws the slider again, with the rectangles that it then has. Subclasses that override
    /// ``trackRect(forBounds:)`` or ``thumbRect(forBounds:trackRect:value:)`` call it after their results change.
    open override func setNeedsDisplay() {
        super.setNeedsDisplay()
        placementStorage = nil
        setNeedsLayout()
    }

    /// Determines the rectangles to draw. Overrides call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let new = makePlacement()
        guard new != placementStorage else { return }
        placementStorage = new
        layer.setNeedsPaint()
    }

    /// The rectangles to draw. They are determined by the layout, because painting must not call methods of the app,
    /// which may change views; `nil` until then.
    private var placementStorage: Placement?

    /// The rectangles to draw in the current bounds.
    var placement: Placement {
        if let placementStorage, placementStorage.bounds == bounds { return placementStorage }
        return makePlacement()
    }

    private func valueDidMove(animated: Bool = false) {
        shownValue.set(CGFloat(valueStorage), animated: animated, in: self)
        setNeedsDisplay()
        focusRing?.place(around: self)
    }

    // MARK: Colors

    /// The color of the track from the leading end to the knob. If `nil`, the tint color.
    open var minimumTrackTintColor: UIColor? {
        didSet {
            setNeedsDisplay()
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "minimumTrackTintColor") { [value = minimumTrackTintColor] in
                    $0.minimumTrackTintColor = value
                }
            }
        }
    }

    /// The color of the track from the knob to the trailing end. If `nil`, a light gray.
    open var maximumTrackTintColor: UIColor? {
        didSet {
            setNeedsDisplay()
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "maximumTrackTintColor") { [value = maximumTrackTintColor] in
                    $0.maximumTrackTintColor = value
                }
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

    // MARK: Images

    /// An image at the leading end that illustrates the minimum value. The track begins beside it.
    open var minimumValueImage: UIImage? {
        didSet { if minimumValueImage !== oldValue { valueDidMove() } }
    }

    /// An image at the trailing end that illustrates the maximum value. The track ends beside it.
    open var maximumValueImage: UIImage? {
        didSet { if maximumValueImage !== oldValue { valueDidMove() } }
    }

    /// Sets the image of the knob for a state, which replaces the standard knob; `nil` removes it. A state without an
    /// image uses that of `.normal`.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        thumbImages[state] = image
        valueDidMove()
    }

    /// Returns the knob image that was set for a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }

    /// The knob image for the current state; `nil` for the standard knob.
    open var currentThumbImage: UIImage? { thumbImages.value(for: state) }

    var thumbImages = ButtonContent.ByState<UIImage>()

    /// Sets the image of the track from the leading end to the knob for a state, which replaces the standard track;
    /// `nil` removes it. The image is stretched between its cap insets. A state without an image uses that of
    /// `.normal`.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        setTrackImage(image, \.minimum, state)
    }

    /// Sets the image of the track from the knob to the trailing end for a state, which replaces the standard track;
    /// `nil` removes it. The image is stretched between its cap insets. A state without an image uses that of
    /// `.normal`.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        setTrackImage(image, \.maximum, state)
    }

    /// Returns the image of the track from the leading end to the knob that was set for a state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { trackImages?.minimum[state] }

    /// Returns the image of the track from the knob to the trailing end that was set for a state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { trackImages?.maximum[state] }

    /// The image of the track from the leading end to the knob for the current state; `nil` for the standard track.
    open var currentMinimumTrackImage: UIImage? { trackImages?.minimum.value(for: state) }

    /// The image of the track from the knob to the trailing end for the current state; `nil` for the standard track.
    open var currentMaximumTrackImage: UIImage? { trackImages?.maximum.value(for: state) }

    struct TrackImages {
        var minimum = ButtonContent.ByState<UIImage>()
        var maximum = ButtonContent.ByState<UIImage>()
    }

    /// The images of the track; `nil` until the app sets the first one.
    private var trackImages: TrackImages?

    private func setTrackImage(
        _ image: UIImage?, _ key: WritableKeyPath<TrackImages, ButtonContent.ByState<UIImage>>, _ state: UIControl.State
    ) {
        var images = trackImages ?? TrackImages()
        images[keyPath: key][state] = image
        trackImages = images
        valueDidMove()
        invalidateIntrinsicContentSize()
    }

    // MARK: Size and geometry

    /// The height of the knob or the images, without an intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
    }

    /// Returns the width of `size`, or a usable default if that is 0, and the height of the knob or the images.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : UISlider.defaultWidth, height: fittingHeight)
    }

    /// Returns the rectangle of the image at the leading end in `bounds`.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(of: minimumValueImage, in: bounds, atLeft: !isRightToLeft)
    }

    /// Returns the rectangle of the image at the trailing end in `bounds`.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(of: maximumValueImage, in: bounds, atLeft: isRightToLeft)
    }

    /// Returns the rectangle of the track in `bounds`.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { standardTrackRect(in: bounds) }

    /// Returns the rectangle of the knob for a value.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of the slider.
    ///   - rect: The rectangle of the track in `bounds`.
    ///   - value: The value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        standardThumbRect(in: bounds, track: rect, value: value)
    }

    // MARK: Tracking

    /// Starts to drag the knob. A mouse button pressed beside the knob first moves the knob under the pointer.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let thumb = currentThumbRect
        valueAtTouchDown = value
        if thumb.insetBy(dx: -UISlider.reach(of: touch), dy: -UISlider.reach(of: touch)).contains(point) {
            grip = point.x - thumb.midX
            return true
        }
        guard touch.type == .indirectPointer else { return false }
        grip = 0
        move(to: point.x, with: event)
        return true
    }

    /// Moves the knob with the touch.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        move(to: touch.location(in: self).x - grip, with: event)
        return true
    }

    /// Leaves the knob at the last position of the touch.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { move(to: touch.location(in: self).x - grip, with: event) }
        if !isContinuous, value != valueAtTouchDown { sendValueChanged(with: event) }
    }

    private func move(to x: CGFloat, with event: UIEvent?) {
        change(to: value(at: x), sends: isContinuous, with: event)
    }

    private func change(to new: Float, sends: Bool = true, with event: UIEvent?) {
        let old = value
        setValue(new, animated: false)
        if sends, value != old { sendValueChanged(with: event) }
    }

    // MARK: Keyboard and accessibility

    package override var isTriggeredByKeyboard: Bool { false }

    package override var usesArrowKeys: Bool { true }

    package override func perform(_ key: UIKeyboardHIDUsage, isRepeat: Bool, with event: UIEvent?) -> Bool {
        let step = (maximumValue - minimumValue) / 20
        switch key.inReadingDirection(isRightToLeft: isRightToLeft) {
        case .keyboardLeftArrow, .keyboardDownArrow: change(to: value - step, with: event)
        case .keyboardRightArrow, .keyboardUpArrow: change(to: value + step, with: event)
        case .keyboardPageDown: change(to: value - 4 * step, with: event)
        case .keyboardPageUp: change(to: value + 4 * step, with: event)
        case .keyboardHome: change(to: minimumValue, with: event)
        case .keyboardEnd: change(to: maximumValue, with: event)
        default: return false
        }
        return true
    }

    package override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        let rect = currentThumbRect
        return (rect, rect.height / 2)
    }

    package override var controlTraits: UIAccessibilityTraits { .adjustable }

    /// The position of the value in the range, in percent, for example "50%".
    package override var defaultAccessibilityValue: String? {
        "\(Int(clamping: (fraction(of: value) * 100).rounded()))%"
    }

    /// Adds a tenth of the range if the slider is enabled.
    open override func accessibilityIncrement() { adjust(by: 0.1) }

    /// Subtracts a tenth of the range if the slider is enabled.
    open override func accessibilityDecrement() { adjust(by: -0.1) }

    /// Changes the value as the user does (AX-27).
    func changeByAccessibility(to new: Float) { if isEnabled { change(to: new, with: nil) } }

    private func adjust(by part: Float) {
        if isEnabled { change(to: value + (maximumValue - minimumValue) * part, with: nil) }
    }
}
