import QuartzCore

/// A control for a value between two others: a knob that is dragged along a track.
///
/// A press of a pointer anywhere on the track brings the knob there; a finger has to take the knob. The arrow keys move
/// it by a twentieth of the range, Page Up and Page Down by a fifth, Home and End to the ends. Sends `.valueChanged`
/// and then `.primaryActionTriggered` when a person changes the value.
@preconcurrency @MainActor open class UISlider: UIControl {
    private var valueStorage: Float = 0
    /// The value where the knob is painted.
    let shownValue = MovingNumber(0)
    private var minimumStorage: Float = 0
    private var maximumStorage: Float = 1
    // Where the touch is from the middle of the knob, in points.
    private var grip: CGFloat = 0
    private var valueAtTouchDown: Float = 0

    // MARK: Making

    /// A slider with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        layer.painter = self
    }

    public required init?(coder: NSCoder) { return nil }

    package override var ownGestures: OwnGestures { .swipe }

    // MARK: Value

    /// Where the knob is: between ``minimumValue`` and ``maximumValue``, to which other values are clamped. 0 at first.
    /// Setting it tells nobody (CT-16).
    open var value: Float {
        get { valueStorage }
        set { setValue(newValue, animated: false) }
    }

    /// The value at the left end: 0 unless set. A value above ``maximumValue`` raises that too.
    open var minimumValue: Float {
        get { minimumStorage }
        set {
            guard GeometryValidation.accepts(newValue, "minimumValue", of: self) else { return }
            setRange(newValue, max(newValue, maximumStorage))
        }
    }

    /// The value at the right end: 1 unless set. A value below ``minimumValue`` lowers that too.
    open var maximumValue: Float {
        get { maximumStorage }
        set {
            guard GeometryValidation.accepts(newValue, "maximumValue", of: self) else { return }
            setRange(min(newValue, minimumStorage), newValue)
        }
    }

    /// Whether every move of the knob is told, and not only where it is left. True unless set otherwise.
    ///
    /// A drag that is cancelled leaves the knob where it is and tells so by `.touchCancel` alone: who is told only of
    /// the end looks at ``value`` then.
    open var isContinuous = true

    /// Sets the value and tells nobody. Numbers that are not finite change nothing. `animated` lets the knob
    /// take a moment to get there.
    open func setValue(_ value: Float, animated: Bool) {
        guard GeometryValidation.accepts(value, "value", of: self) else { return }
        let new = min(max(value, minimumStorage), maximumStorage)
        guard new != valueStorage else { return }
        valueStorage = new
        valueDidMove(animated: animated)
    }

    private func setRange(_ minimum: Float, _ maximum: Float) {
        guard minimum != minimumStorage || maximum != maximumStorage else { return }
        minimumStorage = minimum
        maximumStorage = maximum
        valueStorage = min(max(valueStorage, minimum), maximum)
        valueDidMove()
    }

    private func valueDidMove(animated: Bool = false) {
        shownValue.set(CGFloat(valueStorage), animated: animated, in: self)
        setNeedsDisplay()
        focusRing?.place(around: self)
    }

    // MARK: Colours

    /// The track from the left end to the knob; nil is the tint colour.
    open var minimumTrackTintColor: UIColor? {
        didSet {
            setNeedsDisplay()
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "minimumTrackTintColor") { [value = minimumTrackTintColor] in $0.minimumTrackTintColor = value }
            }
        }
    }

    /// The track from the knob to the right end; nil is a quiet gray.
    open var maximumTrackTintColor: UIColor? {
        didSet {
            setNeedsDisplay()
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "maximumTrackTintColor") { [value = maximumTrackTintColor] in $0.maximumTrackTintColor = value }
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

    // MARK: Pictures

    /// A picture at the left end, for what the least value means. The track begins beside it.
    open var minimumValueImage: UIImage? {
        didSet { if minimumValueImage !== oldValue { valueDidMove() } }
    }

    /// A picture at the right end, for what the greatest value means. The track ends beside it.
    open var maximumValueImage: UIImage? {
        didSet { if maximumValueImage !== oldValue { valueDidMove() } }
    }

    /// Sets the picture of the knob for a state, instead of the standard knob; nil takes it back. A state without one
    /// has that of `.normal`.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        thumbImages[state] = image
        valueDidMove()
    }

    /// The picture of the knob that was set for a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }

    /// The picture of the knob that is shown now; nil for the standard knob.
    open var currentThumbImage: UIImage? { thumbImages.value(for: state) }

    var thumbImages = ButtonContent.ByState<UIImage>()

    /// Sets the image of the track from the left end to the knob for a state, instead of the standard track; nil removes
    /// it. The image is stretched between its cap insets. A state without an image uses that of `.normal`.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        setTrackImage(image, \.minimum, state)
    }

    /// Sets the image of the track from the knob to the right end for a state, instead of the standard track; nil
    /// removes it. The image is stretched between its cap insets. A state without an image uses that of `.normal`.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        setTrackImage(image, \.maximum, state)
    }

    /// The image of the track from the left end to the knob that was set for a state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { trackImages?.minimum[state] }

    /// The image of the track from the knob to the right end that was set for a state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { trackImages?.maximum[state] }

    /// The image of the track from the left end to the knob that is shown now; nil for the standard track.
    open var currentMinimumTrackImage: UIImage? { trackImages?.minimum.value(for: state) }

    /// The image of the track from the knob to the right end that is shown now; nil for the standard track.
    open var currentMaximumTrackImage: UIImage? { trackImages?.maximum.value(for: state) }

    struct TrackImages {
        var minimum = ButtonContent.ByState<UIImage>()
        var maximum = ButtonContent.ByState<UIImage>()
    }

    /// Nil for most sliders.
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

    // MARK: Size and places

    /// As high as the knob with room around it; as wide as it is made.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
    }

    /// The width of `size`, or one that can be used where that is nothing.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : UISlider.usualWidth, height: fittingHeight)
    }

    /// Where the picture at the left end is in `bounds`.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = minimumValueImage?.size else {
            return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0)
        }
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Where the picture at the right end is in `bounds`.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = maximumValueImage?.size else {
            return CGRect(x: bounds.maxX, y: bounds.midY, width: 0, height: 0)
        }
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Where the track is in `bounds`.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { standardTrackRect(in: bounds) }

    /// Where the knob is for a value, in `bounds` with a track.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        standardThumbRect(in: bounds, track: rect, value: value)
    }

    // MARK: Tracking

    /// Takes the knob; a pointer beside it brings it under itself first.
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

    /// Leaves the knob where the touch was lifted.
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

    package override var isTriggeredByKeys: Bool { false }

    package override var usesArrowKeys: Bool { true }

    package override func perform(_ key: UIKeyboardHIDUsage, isRepeat: Bool, with event: UIEvent?) -> Bool {
        let step = (maximumValue - minimumValue) / 20
        switch key {
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

    /// How far along the range the value is, as "50%".
    package override var standardAccessibilityValue: String? { "\(Int(clamping: (fraction(of: value) * 100).rounded()))%" }

    /// Adds a tenth of the range, if the slider is enabled.
    open override func accessibilityIncrement() { adjust(by: 0.1) }

    /// Takes a tenth of the range away, if the slider is enabled.
    open override func accessibilityDecrement() { adjust(by: -0.1) }

    private func adjust(by part: Float) {
        if isEnabled { change(to: value + (maximumValue - minimumValue) * part, with: nil) }
    }
}
