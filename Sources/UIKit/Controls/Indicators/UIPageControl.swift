import QuartzCore

/// A control that displays a row of dots, one for each page, and highlights the dot of the current page.
///
/// A mouse click on a dot selects its page. A tap, or a click beside the dots, moves by one page, toward the side of
/// the current dot that it is on. The arrow keys and Page Up and Page Down also move by one page; Home and End select
/// the first and the last page. The control sends `.valueChanged` and then `.primaryActionTriggered` when the user
/// changes the page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    private var pageCount = 0
    private var page = 0
    /// The page whose dot is under the pointer.
    private(set) var hoveredPage: Int?

    // MARK: Initialization

    /// Creates a page control with a frame in the coordinate system of its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        layer.painter = self
    }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    package override var exclusiveGestures: ExclusiveGestures { .tap }

    // MARK: Pages

    /// The number of pages. The default is 0. Negative values count as 0.
    open var numberOfPages: Int {
        get { pageCount }
        set {
            let observedChange = propertyObservers?.willChange("numberOfPages", affecting: "currentPage")
            defer { observedChange?.end() }
            let new = max(0, newValue)
            guard new != pageCount else { return }
            pageCount = new
            indicatorImages = indicatorImages.filter { $0.key < new }
            page = min(page, max(0, new - 1))
            hoveredPage = nil
            invalidateIntrinsicContentSize()
            pagesDidChange()
        }
    }

    /// The index of the current page. Values outside the range of pages are clamped. Setting this property sends no
    /// events (CT-16).
    open var currentPage: Int {
        get { page }
        set {
            let observedChange = propertyObservers?.willChange("currentPage")
            defer { observedChange?.end() }
            let new = min(max(0, newValue), max(0, pageCount - 1))
            guard new != page else { return }
            page = new
            pagesDidChange()
            AccessibilityCenter.valueDidChange(of: self)
        }
    }

    /// A Boolean value that indicates whether the control draws nothing if there is only one page. The default is
    /// `false`.
    open var hidesForSinglePage = false {
        didSet { if hidesForSinglePage != oldValue { setNeedsDisplay() } }
    }

    private func pagesDidChange() {
        setNeedsDisplay()
        focusRing?.place(around: self)
    }

    // MARK: Colors

    /// The color of the dots of the other pages. If `nil`, the default gray.
    open var pageIndicatorTintColor: UIColor? {
        didSet {
            setNeedsDisplay()
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "pageIndicatorTintColor") { [value = pageIndicatorTintColor] in
                    $0.pageIndicatorTintColor = value
                }
            }
        }
    }

    /// The color of the dot of the current page. If `nil`, the tint color.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet {
            setNeedsDisplay()
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "currentPageIndicatorTintColor") { [value = currentPageIndicatorTintColor] in
                    $0.currentPageIndicatorTintColor = value
                }
            }
        }
    }

    // MARK: Images

    /// The image for all pages without an image of their own. Template images are drawn in the colors of the dots. The
    /// default is `nil`, which draws dots.
    open var preferredIndicatorImage: UIImage? {
        didSet { if preferredIndicatorImage !== oldValue { imagesDidChange() } }
    }

    private var indicatorImages: [Int: UIImage] = [:]

    /// Sets the image for a page; `nil` removes it. Pages that do not exist are ignored.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard (0..<pageCount).contains(page) else { return }
        indicatorImages[page] = image
        imagesDidChange()
    }

    /// Returns the image that was set for a page.
    open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

    func shownImage(forPage page: Int) -> UIImage? { indicatorImages[page] ?? preferredIndicatorImage }

    /// The size of the largest image; zero without images.
    var imageSize: CGSize {
        let images = indicatorImages.values + [preferredIndicatorImage].compactMap { $0 }
        return images.reduce(.zero) {
            CGSize(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
        }
    }

    private func imagesDidChange() {
        invalidateIntrinsicContentSize()
        pagesDidChange()
    }

    // MARK: Size

    /// Returns the minimum size for the dots of a number of pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize { fittingSize(of: pageCount) }

    /// The size of the dots.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// Returns the size of the dots, whatever `size` is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    // MARK: Tracking

    /// Tracks the touch if there are dots.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { shownPages > 0 }

    /// Changes the page if the touch ended inside the control.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        let point = touch.location(in: self)
        if touch.type == .indirectPointer, let hit = page(at: point) {
            change(to: hit, with: event)
        } else {
            let isBefore = (point.x < dotMiddle(page).x) != isRightToLeft
            change(to: isBefore ? page - 1 : page + 1, with: event)
        }
    }

    private func change(to new: Int, with event: UIEvent?) {
        let old = page
        currentPage = new
        if page != old { sendValueChanged(with: event) }
    }

    package override func pointerDidMove(to point: CGPoint?) {
        let new = point.flatMap { page(at: $0) }
        guard new != hoveredPage else { return }
        hoveredPage = new
        setNeedsDisplay()
    }

    // MARK: Keyboard and accessibility

    package override var isTriggeredByKeyboard: Bool { false }

    package override var usesArrowKeys: Bool { true }

    package override func perform(_ key: UIKeyboardHIDUsage, isRepeat: Bool, with event: UIEvent?) -> Bool {
        switch key.inReadingDirection(isRightToLeft: isRightToLeft) {
        case .keyboardLeftArrow, .keyboardUpArrow, .keyboardPageUp: change(to: page - 1, with: event)
        case .keyboardRightArrow, .keyboardDownArrow, .keyboardPageDown: change(to: page + 1, with: event)
        case .keyboardHome: change(to: 0, with: event)
        case .keyboardEnd: change(to: pageCount - 1, with: event)
        default: return false
        }
        return true
    }

    package override var focusShape: (rect: CGRect, cornerRadius: CGFloat) { dotsShape }

    package override var controlTraits: UIAccessibilityTraits { .adjustable }

    /// The current page, for example "page 2 of 5".
    package override var defaultAccessibilityValue: String? {
        pageCount > 0 ? "page \(page + 1) of \(pageCount)" : nil
    }

    /// Changes the page as the user does (AX-27).
    func changeByAccessibility(to new: Int) { if isEnabled { change(to: new, with: nil) } }

    /// Moves to the next page if the control is enabled.
    open override func accessibilityIncrement() { if isEnabled { change(to: page + 1, with: nil) } }

    /// Moves to the previous page if the control is enabled.
    open override func accessibilityDecrement() { if isEnabled { change(to: page - 1, with: nil) } }
}
