import QuartzCore

/// A view that shows a part of content that is larger than the view, and that the user moves.
///
/// ```swift
/// let map = UIImageView(image: UIImage(named: "Map"))
/// let scrollView = UIScrollView(frame: view.bounds)
/// scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
/// scrollView.addSubview(map)
/// scrollView.contentSize = map.bounds.size
/// view.addSubview(scrollView)
/// ```
///
/// The subviews are the content; the origin of ``UIView/bounds`` is the part that is shown. Fingers and pens drag the
/// content, which coasts after a flick; wheels, touchpads, keys and the bars at the edges move it as on any desktop. A
/// mouse button does not drag content (SC-58). Set ``minimumZoomScale`` and ``maximumZoomScale`` and implement
/// ``UIScrollViewDelegate/viewForZooming(in:)`` for content that can be zoomed.
///
/// Lengths are in points. A value that is not finite and a negative content size are reported to standard error and
/// ignored. The bars are not subviews.
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// Creates a scroll view with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        panRecognizer.attach(to: self)
        addGestureRecognizer(holdRecognizer)
        addGestureRecognizer(barRecognizer)
        addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: UIScrollView.hoverDidChange))
    }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    deinit {
        deinitOnMainActor {
            movement.viewWillDeinit()
            for guide in scrollGuides { guide.owningView = nil }
        }
    }

    // MARK: State, by topic of the extension that uses it

    /// The movement of the content: by a drag, by coasting or by an animation.
    private(set) final lazy var movement = ScrollMovement(self)
    final let panRecognizer = ScrollPanRecognizer()
    final let holdRecognizer = ScrollHoldRecognizer()
    final let barRecognizer = ScrollBarRecognizer()
    /// The recognizer of pinches, while zooming is possible.
    final var pinchRecognizer: ScrollPinchRecognizer?
    /// The bars at the edges, from the first time that one is shown.
    final var bars: ScrollBars?
    /// The zooming in progress.
    final var zooming = ScrollZooming()
    /// The ranges in which the content rested at the last layout or change of the offset.
    final var knownRanges: ScrollRanges?
    /// The height that a refresh control adds to the content inset while it refreshes.
    final var refreshInset: CGFloat = 0 {
        didSet { if refreshInset != oldValue { updateAdjustedContentInset(movesContent: false) } }
    }
    /// The height at the top that a part of the view itself covers, such as the find navigator of a text view.
    final var coveredInset: CGFloat = 0 { didSet { if coveredInset != oldValue { updateAdjustedContentInset() } } }
    /// The height by which the bar above can still grow, because its large title is partly scrolled away. Content can
    /// be scrolled down by this distance, with which the bar grows (NC-21).
    final var expandableInset: CGFloat = 0
    /// The part of the safe area that is part of the content inset, so that content is not below bars at its edges.
    final var absorbedSafeAreaStorage = UIEdgeInsets.zero
    /// The object that follows the offset: the navigation controller whose bar is above the content.
    final weak var offsetObserver: (any ScrollOffsetObserver)?
    /// The effect of being the content of a navigation controller on the automatic adjustment of insets (SC-06).
    final var barAdjustment = BarAdjustment.none {
        didSet { if barAdjustment != oldValue { updateAdjustedContentInset() } }
    }
    /// A Boolean value that indicates whether keys can scroll the view at the moment. Text views use the same keys.
    package var isKeyboardScrollingPossible: Bool { allowsKeyboardScrolling && isScrollEnabled }
    /// A Boolean value that indicates whether fingers are on the view that may drag it.
    final var isTouched = false
    /// The way of the content that the drag in progress has already applied.
    final var draggedWay = CGVector.zero
    /// The location of the pointer at the end of the last drag on a touchpad, in points of the scene.
    final var lastTouchpadLocation = CGPoint.zero

    // MARK: Content

    /// The object that is notified of scrolling and zooming. Not retained.
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)?

    /// The position in the content of the view's top left corner: the origin of ``UIView/bounds`` (SC-01).
    ///
    /// Setting it stops any movement. The offset may lie outside the content, and stays there until the next gesture
    /// ends (SC-08).
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setOffset(newValue, stopping: true) }
    }

    /// The size of the content. The default is zero.
    open var contentSize = CGSize.zero {
        didSet { contentSizeDidChange(from: oldValue) }
    }

    /// The distances by which the content can be scrolled beyond its edges. The default is zero.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard contentInset != oldValue else { return }
            guard GeometryValidation.accepts(contentInset, "contentInset", of: self) else {
                contentInset = oldValue
                return
            }
            updateAdjustedContentInset()
        }
    }

    /// The content inset plus the part of the safe area that ``contentInsetAdjustmentBehavior`` adds (SC-05).
    open internal(set) var adjustedContentInset = UIEdgeInsets.zero

    /// Tells the view that ``adjustedContentInset`` has changed. The default implementation does nothing.
    open func adjustedContentInsetDidChange() {}

    /// The rule by which the safe area is added to the content inset. The default is automatic (SC-06).
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { updateAdjustedContentInset() }
    }

    /// A Boolean value that indicates whether the safe area is added to the insets of the scroll bars. The default is
    /// `true`.
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { bars?.update() } }

    /// The area of the content, in the view's coordinates. Its frame has the size ``contentSize`` (SC-10).
    ///
    /// Constraints that pin views to all edges of the guide determine the content size (LG-13).
    open private(set) lazy var contentLayoutGuide = makeContentGuide()

    /// The area of the view that shows content, in the view's coordinates: ``UIView/bounds`` (SC-10).
    open private(set) lazy var frameLayoutGuide = makeFrameGuide()
    /// The guides in use.
    final var scrollGuides: [UILayoutGuide] = []

    override var ownGuides: [UILayoutGuide] { super.ownGuides + scrollGuides }
    override var contentGuideForConstraints: UILayoutGuide? { contentLayoutGuide }
    override func contentGuideDidChange() { applyContentGuide() }

    // MARK: Behavior

    /// A Boolean value that indicates whether the user can scroll. The app can in any case (SC-25). The default is
    /// `true`.
    open var isScrollEnabled = true {
        didSet {
            panRecognizer.isEnabled = isScrollEnabled
            bars?.update()
        }
    }

    /// A Boolean value that indicates whether a drag that begins along an axis keeps to it. The default is `false`
    /// (SC-22).
    open var isDirectionalLockEnabled = false

    /// A Boolean value that indicates whether content can be dragged beyond its edges and springs back. Setting it sets
    /// ``bouncesHorizontally`` and ``bouncesVertically``; it is `true` if both are (SC-24). The default is `true`.
    open var bounces: Bool {
        get { bouncesHorizontally && bouncesVertically }
        set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
    }

    /// A Boolean value that indicates whether content can be dragged beyond its left and right edges. The default is
    /// `true`.
    open var bouncesHorizontally = true

    /// A Boolean value that indicates whether content can be dragged beyond its upper and lower edges. The default is
    /// `true`.
    open var bouncesVertically = true

    /// A Boolean value that indicates whether content that is not wider than the view can be dragged horizontally. The
    /// default is `false`.
    open var alwaysBounceHorizontal = false { didSet { updateAdjustedContentInset() } }

    /// A Boolean value that indicates whether content that is not higher than the view can be dragged vertically. The
    /// default is `false`.
    open var alwaysBounceVertical = false { didSet { updateAdjustedContentInset() } }

    /// A Boolean value that indicates whether scrolling rests at multiples of the view's size. The default is `false`
    /// (SC-33).
    open var isPagingEnabled = false

    /// The rate at which coasting slows down. The default is normal.
    open var decelerationRate = DecelerationRate.normal {
        didSet {
            guard !GeometryValidation.accepts(decelerationRate.rawValue, "decelerationRate", of: self) else { return }
            decelerationRate = oldValue
        }
    }

    /// A Boolean value that indicates whether vertical drags that this view cannot follow scroll the scroll view that
    /// contains it. The default is `true` (SC-48).
    open var transfersVerticalScrollingToParent = true

    /// A Boolean value that indicates whether horizontal drags that this view cannot follow scroll the scroll view that
    /// contains it. The default is `true` (SC-48).
    open var transfersHorizontalScrollingToParent = true

    /// The distance in points that one notch of a wheel scrolls. The default is 48 points, about three lines (SC-54).
    /// This property is not part of Apple's API.
    open var wheelStep: CGFloat = ScrollPanRecognizer.standardWheelStep {
        didSet { if !GeometryValidation.accepts(wheelStep, "wheelStep", of: self) { wheelStep = oldValue } }
    }

    /// A Boolean value that indicates whether keys scroll the view: the arrow keys, Page Up, Page Down, Space, Home and
    /// End (SC-52). The default is `true`.
    open var allowsKeyboardScrolling = true

    /// The way in which dragging ends the editing of text. The default is none (SC-51).
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// A Boolean value that indicates whether the delegate decides if the Home key scrolls to the top, and is notified
    /// of it. The key scrolls in any case if this is `false`. The default is `true` (SC-52).
    open var scrollsToTop = true

    // MARK: Bars

    /// A Boolean value that indicates whether the horizontal scroll bar is shown. The default is `true`.
    open var showsHorizontalScrollIndicator = true { didSet { bars?.update() } }

    /// A Boolean value that indicates whether the vertical scroll bar is shown. The default is `true`.
    open var showsVerticalScrollIndicator = true { didSet { bars?.update() } }

    /// The color of the scroll bars. The default adapts to the appearance.
    open var indicatorStyle = IndicatorStyle.default { didSet { bars?.update() } }

    /// The distances of the vertical scroll bar from the edges. The default is zero.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet {
            let insets = verticalScrollIndicatorInsets
            guard GeometryValidation.accepts(insets, "verticalScrollIndicatorInsets", of: self) else {
                verticalScrollIndicatorInsets = oldValue
                return
            }
            bars?.update()
        }
    }

    /// The distances of the horizontal scroll bar from the edges. The default is zero.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet {
            let insets = horizontalScrollIndicatorInsets
            guard GeometryValidation.accepts(insets, "horizontalScrollIndicatorInsets", of: self) else {
                horizontalScrollIndicatorInsets = oldValue
                return
            }
            bars?.update()
        }
    }

    /// The distances of both scroll bars from the edges. Reading it returns those of the vertical bar.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    /// Shows the scroll bars for a moment.
    open func flashScrollIndicators() { showBars() }

    // MARK: Scrolling

    /// Moves the content, animated or immediately.
    ///
    /// An animated movement ends with ``UIScrollViewDelegate/scrollViewDidEndScrollingAnimation(_:)``, unless the
    /// content is already there (SC-36, SC-37).
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, isAnimated: animated)
    }

    /// Moves the content by the least distance that makes a rectangle of it visible (SC-40).
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { makeVisible(rect, isAnimated: animated) }

    /// Ends all scrolling and zooming, and leaves the content where it is (SC-41).
    open func stopScrollingAndZooming() {
        movement.stop()
        endZooming()
    }

    /// A Boolean value that indicates whether a finger touches the content and may drag it (SC-18).
    open var isTracking: Bool { isTouched }

    /// A Boolean value that indicates whether the user drags the content, or it coasts after a drag (SC-18).
    open var isDragging: Bool { movement.isDragging }

    /// A Boolean value that indicates whether the content moves after the user released it.
    open var isDecelerating: Bool { movement.isDecelerating }

    /// A Boolean value that indicates whether the content moves because the app requested it (SC-41).
    open var isScrollAnimating: Bool { movement.isAnimating }

    // MARK: Touches

    /// A Boolean value that indicates whether touches are delivered to the content only if they do not begin a drag
    /// within a moment. The default is `true` (SV-01, SV-04).
    open var delaysContentTouches = true

    /// A Boolean value that indicates whether a drag can take a touch from the content. The default is `true` (SV-06).
    open var canCancelContentTouches = true

    /// Returns a Boolean value that indicates whether a view of the content receives touches. The default is `true`
    /// (SV-05).
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Returns a Boolean value that indicates whether a drag can take the touches of a view of the content. The default
    /// is `true`, except for controls (SV-07).
    open func touchesShouldCancel(in view: UIView) -> Bool { !view.retainsTouchesWhenScrolled }

    /// The recognizer of drags and of wheels and touchpads. The scroll view is its delegate, which must not be replaced
    /// (SC-50).
    open var panGestureRecognizer: UIPanGestureRecognizer { panRecognizer }

    /// The recognizer of pinches; `nil` while zooming is not possible (SC-42).
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        updatePinchRecognizer()
        return canZoom ? pinchRecognizer : nil
    }

    /// A Boolean value that indicates whether a vertical wheel scrolls the content horizontally (SC-56).
    var takesWheelOfOtherAxis: Bool { scrollableAxes == .horizontal }

    /// Returns the offset at which a drag ends, before the delegate is asked. Collection views ask their layout (CV-11).
    ///
    /// - Parameters:
    ///   - proposed: The natural end of the movement.
    ///   - velocity: The velocity of the offset, in points per millisecond.
    func targetOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    // MARK: Zooming

    /// The least scale of the zoomed view. The default is 1.
    open var minimumZoomScale: CGFloat = 1 {
        didSet {
            guard GeometryValidation.accepts(minimumZoomScale, "minimumZoomScale", of: self) else {
                minimumZoomScale = oldValue
                return
            }
            updatePinchRecognizer()
        }
    }

    /// The greatest scale of the zoomed view. The default is 1.
    open var maximumZoomScale: CGFloat = 1 {
        didSet {
            guard GeometryValidation.accepts(maximumZoomScale, "maximumZoomScale", of: self) else {
                maximumZoomScale = oldValue
                return
            }
            updatePinchRecognizer()
        }
    }

    /// The scale of the zoomed view. A scale outside the limits is clamped (SC-45). The default is 1.
    open var zoomScale: CGFloat {
        get { currentZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Sets the scale of the zoomed view, and leaves the center of the visible content where it is.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, isAnimated: animated) }

    /// Zooms so that a rectangle of the zoomed view's coordinates is visible and as large as possible (SC-46).
    open func zoom(to rect: CGRect, animated: Bool) { zoom(toRect: rect, isAnimated: animated) }

    /// A Boolean value that indicates whether pinches go a little beyond the limits and spring back. The default is
    /// `true`.
    open var bouncesZoom = true

    /// A Boolean value that indicates whether the user zooms the content, or it springs back after that.
    open var isZooming: Bool { zooming.isActive }

    /// A Boolean value that indicates whether the content springs back to a limit of its scale.
    open var isZoomBouncing: Bool { zooming.isBouncing }

    /// A Boolean value that indicates whether the content is zoomed because the app requested it.
    open var isZoomAnimating: Bool { zooming.isAnimatedByApp }

    /// The position of content that is smaller than the view, from (0, 0) at the top left to (1, 1) at the bottom right.
    /// The default is (0, 0) (SC-46).
    open var contentAlignmentPoint = CGPoint.zero {
        didSet {
            guard GeometryValidation.accepts(contentAlignmentPoint, "contentAlignmentPoint", of: self) else {
                contentAlignmentPoint = oldValue
                return
            }
            setNeedsLayout()
        }
    }

    // MARK: Refreshing

    /// The control with which the user refreshes the content by pulling it down. The default is `nil`.
    open var refreshControl: UIRefreshControl? {
        didSet { if refreshControl !== oldValue { refreshControlDidChange(from: oldValue) } }
    }

    // MARK: Overrides

    package final override var absorbedSafeArea: UIEdgeInsets { absorbedSafeAreaStorage }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedContentInset()
    }

    open override func layoutSublayers(of layer: CALayer) {
        if layer === self.layer { settleAfterGeometryChange() }
        super.layoutSublayers(of: layer)
        if layer === self.layer {
            refreshControl?.follow()
            bars?.update()
        }
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        if newWindow !== window {
            movement.stopAndReturn()
            endZooming()
            bars?.remove()
            bars = nil
        }
        super.willMove(toWindow: newWindow)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // The bars of a navigation controller follow the offset of its content.
        if window != nil { enclosingNavigationController?.setBarsNeedLayout() }
    }

    package override var defaultGroupsAccessibilityChildren: Bool { true }

    /// Scrolls by a page if there is more content in the direction (AX-23).
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        scrollsByAccessibility(direction)
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !scrollsByKey($0.key, isRepeat: false) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    package override func pressRepeated(_ press: UIPress, key: UIKey) {
        if !scrollsByKey(key, isRepeat: true) { super.pressRepeated(press, key: key) }
    }

    package override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if old.origin != bounds.origin { offsetDidChange(from: old.origin) }
        if old.size != bounds.size { updateAdjustedContentInset() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        bars?.update()
    }
}
