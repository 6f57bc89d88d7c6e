import QuartzCore

/// A rectangle of the screen: it draws something, holds other views, and receives the touches that come down in it.
///
/// A view's place is given by ``center``, ``bounds`` and ``transform``, or by ``frame`` where the transform is the
/// identity. All lengths are points. What a subclass may override stands in this file; the work is done in the
/// extensions by topic.
@preconcurrency @MainActor open class UIView: UIResponder {
    /// The class of the layer of new views; override it to give a view another layer.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that keeps the view's geometry and appearance and is composited to the screen.
    public let layer: CALayer

    // MARK: Creation

    /// A view with the given frame in its superview's coordinates.
    public init(frame: CGRect) {
        layer = UIView.makeLayer(Self.layerClass)
        super.init()
        setUpLayer()
        setInitialFrame(frame)
    }

    /// A view of no size.
    public convenience override init() { self.init(frame: .zero) }

    /// There are no archives of views on this platform: always nil. It exists so that subclasses written for iOS
    /// compile.
    public required init?(coder: NSCoder) { return nil }

    deinit { deinitOnMainActor { detachSubviewsBeforeDeinit() } }

    // MARK: State, by topic of the extension that uses it

    // Hierarchy
    package var subviewStorage: [UIView] = []
    // The superview and the window clear these before they go away.
    package var superviewStorage: UIView? {
        get { superviewReference?.takeUnretainedValue() }
        set { superviewReference = newValue.map { .passUnretained($0) } }
    }
    /// Looked at through this, it is not counted: each move of the view looks at it.
    var superviewReference: Unmanaged<UIView>?
    package unowned(unsafe) var windowStorage: UIWindow?
    /// The controller clears it before it goes away.
    package unowned(unsafe) var viewController: UIViewController?

    // Gestures
    /// The recognizers, in the order they were added.
    package var gestureStorage: [UIGestureRecognizer] = []
    package var interactionStorage: [any UIInteraction] = []

    // Appearance
    package var backgroundColorStorage: UIColor?
    /// The view's own tint; nil takes the superview's.
    package var tintColorStorage: UIColor?
    package var interfaceStyleOverride = UIUserInterfaceStyle.unspecified
    /// The traits the view was told of last; nil stands for those of the system.
    var knownTraits: UITraitCollection?
    var traitWatch: TraitWatch?
    /// What ``alpha`` gives, as the 32-bit number it is kept as.
    package var alphaStorage: Float = 1
    package var contentModeStorage = ContentMode.scaleToFill

    // Layout
    /// Whether ``layoutSubviews()`` is being called: subviews that get another size then ask for no second layout.
    package var isLayingOut = false
    var marginStorage = ViewMargins()
    var safeAreaStorage = UIEdgeInsets.zero

    // Animation
    /// How many animations are under way during which the view takes no touches.
    var touchBlockCount: Int32 = 0
    /// How many animators are moving the view that want it found where it is seen.
    var movingHitCount: Int32 = 0 {
        didSet { layer.forgetPlaceInSuperlayer() }
    }

    // Accessibility
    var accessibilityValues: AccessibilityValues?

    // Focus
    var focusValues: FocusValues?

    // Masks, pattern colours, dimmed tints, appearance proxies
    final var rareValues: RareViewValues?

    /// How the view's size follows its superview's: none unless set.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether subviews with an ``autoresizingMask`` follow this view's size. True unless set otherwise.
    open var autoresizesSubviews = true

    /// Whether the view and its subviews receive touches. True for most views (HT-15).
    open var isUserInteractionEnabled = true

    /// Whether the view receives more than one touch of a sequence; its recognizers do in any case. False unless set
    /// (HT-21).
    open var isMultipleTouchEnabled = false

    /// Whether touches in this view exclude touches in other views of the window, and the other way round. False unless
    /// set (HT-22).
    open var isExclusiveTouch = false

    /// A number by which ``viewWithTag(_:)`` finds the view. 0 unless set.
    open var tag = 0

    // MARK: Accessibility

    /// A name by which tests find the view; nobody is shown it.
    open var accessibilityIdentifier: String?

    /// Whether the view is something of its own to people who do not see it. True for controls, labels, progress
    /// views and activity indicators.
    open var isAccessibilityElement: Bool {
        get { accessibilityValues?.isElement ?? standardIsAccessibilityElement }
        set { setAccessibility(\.isElement, newValue) }
    }

    /// What the view is called. Labels and buttons give their text.
    open var accessibilityLabel: String? {
        get { accessibilityValues?.label ?? standardAccessibilityLabel }
        set { setAccessibility(\.label, newValue) }
    }

    /// What the view is set to, as text. Controls that have a value give it.
    open var accessibilityValue: String? {
        get { accessibilityValues?.value ?? standardAccessibilityValue }
        set { setAccessibility(\.value, newValue) }
    }

    /// What using the view does.
    open var accessibilityHint: String? {
        get { accessibilityValues?.hint }
        set { setAccessibility(\.hint, newValue) }
    }

    /// What kind of thing the view is.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues?.traits ?? standardAccessibilityTraits }
        set { setAccessibility(\.traits, newValue) }
    }

    /// Uses the view as a tap on it would. False here: there is nothing to use.
    open func accessibilityActivate() -> Bool { false }

    /// Increases the view's value by a step. Does nothing here.
    open func accessibilityIncrement() {}

    /// Decreases the view's value by a step. Does nothing here.
    open func accessibilityDecrement() {}

    /// What stands where the app said nothing; for the toolkit's own views.
    package var standardIsAccessibilityElement: Bool { false }
    /// The label where the app gave none.
    package var standardAccessibilityLabel: String? { nil }
    /// The value where the app gave none.
    package var standardAccessibilityValue: String? { nil }
    /// The traits where the app gave none.
    package var standardAccessibilityTraits: UIAccessibilityTraits { .none }

    // MARK: Hierarchy

    /// The views in this one, from back to front.
    open var subviews: [UIView] { subviewStorage }

    /// The view this one is in.
    open var superview: UIView? { superviewStorage }

    /// The window this view is in.
    open var window: UIWindow? { windowStorage }

    /// The view controller whose view this is, otherwise the superview (RC-02).
    open override var next: UIResponder? { viewController ?? superviewStorage }

    /// Puts `view` in front of the other subviews, taking it out of its former superview.
    open func addSubview(_ view: UIView) { insert(view, at: subviewStorage.count, layer: .front) }

    /// Puts `view` at a place counted from the back; places beyond the end mean the front.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Puts `view` just behind `siblingSubview`; in front of all if that is not a subview of this view.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }

    /// Puts `view` just in front of `siblingSubview`; in front of all if that is not a subview of this view.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }

    /// Swaps two subviews in the order from back to front. Places that do not exist change nothing.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// Moves a subview in front of its siblings.
    open func bringSubviewToFront(_ view: UIView) {
        if view.superviewStorage === self { insert(view, at: subviewStorage.count, layer: .front) }
    }

    /// Moves a subview behind its siblings.
    open func sendSubviewToBack(_ view: UIView) {
        if view.superviewStorage === self { insert(view, at: 0, layer: .back) }
    }

    /// Takes the view out of its superview. Touches in it are cancelled (TE-11).
    open func removeFromSuperview() { detach() }

    /// A subview was added. Does nothing here.
    open func didAddSubview(_ subview: UIView) {}

    /// A subview is about to be removed. Does nothing here.
    open func willRemoveSubview(_ subview: UIView) {}

    /// The view is about to get another superview, or none. Does nothing here.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// The view has got another superview, or none. Does nothing here.
    open func didMoveToSuperview() {}

    /// The view is about to get into another window, or out of one. Does nothing here.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// The view has got into another window, or out of one. Does nothing here.
    open func didMoveToWindow() {}

    /// Whether this is `view` or somewhere in it.
    open func isDescendant(of view: UIView) -> Bool { isOrIsIn(view) }

    /// The first view with this tag among this view and all in it.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

    // MARK: Geometry

    /// The rectangle the view takes in its superview's coordinates. With a ``transform`` other than the identity it is
    /// the box around the transformed view; use ``center`` and ``bounds`` then (GE-01).
    open var frame: CGRect {
        get { layer.frame }
        set { changeGeometry { layer.frame = newValue } }
    }

    /// The view's own coordinate system: its size, and which point of it is at the top-left corner.
    open var bounds: CGRect {
        get { layer.bounds }
        set { changeGeometry { layer.bounds = newValue } }
    }

    /// Where the anchor point, by default the middle, is in the superview's coordinates.
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }

    /// How the view is turned, stretched or moved about its anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set {
            guard GeometryValidation.accepts(newValue, "transform", of: self) else { return }
            layer.setAffineTransform(newValue)
            viewController?.viewPlaceDidChange()
        }
    }

    /// The same in three dimensions; what is shown is its projection onto the screen, without perspective.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set {
            layer.transform = newValue
            viewController?.viewPlaceDidChange()
        }
    }

    /// The point that ``center`` places and ``transform`` turns about, as a fraction of the bounds: (0.5, 0.5) is the
    /// middle.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// Device pixels a point of what the view draws; 0 means that of the screen.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue > 0 ? newValue : window?.screen.scale ?? UIScreen.main.scale }
    }

    /// A point of this view's coordinates in those of `view`, or of the window if it is nil (GE-05).
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convertPoint(point, to: view) }

    /// A point of `view`'s coordinates, or of the window's if it is nil, in those of this view.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { convertPoint(point, from: view) }

    /// The box around what a rectangle of this view is in the coordinates of `view`, or of the window if it is nil.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertRect(rect, to: view) }

    /// The box around what a rectangle of `view`, or of the window if it is nil, is in the coordinates of this view.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { convertRect(rect, from: view) }

    /// The size that suits the content within `size`. The present size unless overridden (GE-08).
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Gives the view the size that suits the content; its top-left corner stays.
    open func sizeToFit() { takeFittingSize() }

    /// The size the content would like to have; ``noIntrinsicMetric`` on an axis where there is none (GE-13).
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// Tells that ``intrinsicContentSize`` changed.
    open func invalidateIntrinsicContentSize() { superviewStorage?.setNeedsLayout() }

    /// Stands for "no such size" in ``intrinsicContentSize``.
    public static let noIntrinsicMetric: CGFloat = -1

    // MARK: Layout

    /// Asks for a layout in the next update; several requests are one (GE-09).
    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Lays out this view and all in it now, if a layout is due.
    open func layoutIfNeeded() { layer.layoutSubtreeIfNeeded() }

    /// Places the subviews. Does nothing here. Do not call it; call ``setNeedsLayout()``.
    open func layoutSubviews() {}

    // MARK: Margins

    /// The distances that content keeps from the edges: those that were set, 8 at first, and at least those of the
    /// system for the view of a view controller; with the safe area added, and those of the superview respected, where
    /// the view is asked to (GE-12). Setting them sets what the rest is added to.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set {
            guard GeometryValidation.accepts(newValue, "layoutMargins", of: self) else { return }
            changeMargins { $0.insets = newValue }
        }
    }

    /// ``layoutMargins`` by the direction text runs in. Interfaces run from left to right: leading is left.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(leftToRight: layoutMargins) }
        set { layoutMargins = newValue.leftToRight }
    }

    /// Whether content also keeps the superview's margins, where this view reaches into them. False unless set.
    open var preservesSuperviewLayoutMargins: Bool {
        get { marginStorage.preservesSuperview }
        set { changeMargins { $0.preservesSuperview = newValue } }
    }

    /// Whether the margins begin at the safe area instead of the edges. True unless set otherwise.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { marginStorage.addsSafeArea }
        set { changeMargins { $0.addsSafeArea = newValue } }
    }

    /// The margins changed. Does nothing here.
    open func layoutMarginsDidChange() {}

    /// How far bars and the like cover the view from each edge, in points: input views, and what view controllers said
    /// in
    /// `additionalSafeAreaInsets`, as far as they reach into this view. Zero outside of a window (GE-12).
    open var safeAreaInsets: UIEdgeInsets { safeAreaStorage }

    /// The safe area without what the view's controller adds: the part of the superview's that reaches in. A window's
    /// is what its input views cover.
    package var safeAreaFromOutside: UIEdgeInsets { inheritedSafeArea }

    /// The safe area changed. Does nothing here.
    open func safeAreaInsetsDidChange() {}

    // MARK: Hit-testing

    /// The view that a touch at `point`, in this view's coordinates, is for: this view or the deepest in it; nil if the
    /// point is outside, or the view is hidden, nearly transparent, or takes no touches (HT-01…HT-06).
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { performHitTest(point, with: event) }

    /// Whether `point`, in this view's coordinates, is in the view: in its bounds, near edges included, far edges not
    /// (HT-08).
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let bounds = layer.bounds
        return point.x >= bounds.origin.x && point.y >= bounds.origin.y && point.x < bounds.origin.x + bounds.width
            && point.y < bounds.origin.y + bounds.height
    }

    // MARK: Gestures

    /// The recognizers that watch the touches in the view.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { gestureStorage.isEmpty ? nil : gestureStorage }
        set { setRecognizers(newValue ?? []) }
    }

    /// Attaches a recognizer, taking it from the view it was attached to (GR-08). It hears of touches that come down
    /// from now on.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Detaches a recognizer; a gesture that goes on is cancelled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// What was added to the view so that it does more than it does by itself.
    open var interactions: [any UIInteraction] {
        get { interactionStorage }
        set { setInteractions(newValue) }
    }

    /// Adds an interaction, taking it from the view it belonged to.
    open func addInteraction(_ interaction: any UIInteraction) { add(interaction) }

    /// Removes an interaction.
    open func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }

    /// Whether a recognizer, of this view or of one around it, may begin with touches in this view. True unless
    /// overridden (GR-36).
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Focus

    /// Whether the focus may come here. Here it does to what can become first responder, which controls can while they
    /// are enabled: on a desktop Tab reaches everything that takes keys (FO-02).
    open var canBecomeFocused: Bool { canBecomeFirstResponder }

    /// Whether the focus is here, and is shown: it came by the keyboard, or the view was used with a key. A view that
    /// was clicked may have the keys without it.
    open var isFocused: Bool { windowStorage?.focus.shown === self }

    /// Where the focus goes when it comes into the view. Nothing in particular unless overridden.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// The controller whose view this is, otherwise the superview.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { focusParent }

    /// The group that the view and what is in it belong to; nil is that of what is around it (FO-03).
    open var focusGroupIdentifier: String? {
        get { focusValues?.groupIdentifier }
        set { ownFocusValues.groupIdentifier = newValue }
    }

    /// How much the view is wanted when the focus comes into its group. `.ignored` unless set.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { focusValues?.groupPriority ?? .ignored }
        set { ownFocusValues.groupPriority = newValue }
    }

    /// How one sees that the view is focused; nil is not at all. Controls have a ring, other views show it themselves,
    /// in ``didUpdateFocus(in:with:)``, unless this is set.
    open var focusEffect: UIFocusEffect? {
        get { focusValues?.effect ?? (self is UIControl ? .standard : nil) }
        set {
            ownFocusValues.effect = .some(newValue)
            if isFocused { focusDidChange() }
        }
    }

    /// Says which items are in the view: the view itself, unless overridden.
    open var focusItemContainer: (any UIFocusItemContainer)? { self }

    /// The focus items in a rectangle of the view's coordinates: its subviews there, unless overridden.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        let rect = rect.nullUnlessFinite
        return subviewStorage.filter { $0.frame.intersects(rect) }
    }

    /// Asks for the focus, if it is in the view, to go to what is preferred now.
    open func setNeedsFocusUpdate() { windowStorage?.focusSystem.setNeedsUpdate(of: self) }

    /// Does at once what was asked for.
    open func updateFocusIfNeeded() { windowStorage?.focusSystem.updateFocusIfNeeded() }

    /// Whether the focus may move. True unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// The focus has moved, from this view or what is in it, or to one of these. Does nothing here.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// The focus came or went: shows it.
    func focusDidChange() { updatePlainFocusRing() }

    // MARK: Appearance

    /// Whether the view is not shown. False unless set.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }

    /// How opaque the view and all in it is: 0 is invisible, 1 opaque. Kept as a 32-bit number, as on iOS (HT-04).
    open var alpha: CGFloat {
        get { CGFloat(alphaStorage) }
        set {
            guard GeometryValidation.accepts(newValue, "alpha", of: self) else { return }
            alphaStorage = Float(min(1, max(0, newValue)))
            layer.opacity = alphaStorage
        }
    }

    /// Whether the view's drawing leaves no pixel transparent. A promise that makes drawing faster; the default is
    /// true, and it matters only for views that override ``draw(_:)`` and have an opaque background.
    open var isOpaque = true {
        didSet { if isOpaque != oldValue { updateLayerColors() } }
    }

    /// Whether subviews are cut off at the bounds. False unless set.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The colour behind the content; nil is none.
    open var backgroundColor: UIColor? {
        get { backgroundColorStorage }
        set {
            backgroundColorStorage = newValue
            updateLayerColors()
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "backgroundColor") { $0.backgroundColor = newValue }
            }
        }
    }

    /// The colour of what can be acted on in the view: its own if set, otherwise the superview's.
    open var tintColor: UIColor! {
        get {
            if UIView.usesTintAdjustment { return adjustedTintColor }
            return tintColorStorage ?? superviewStorage?.tintColor ?? UIColor.systemBlue
        }
        set {
            // The dynamic colour stands for what the view would inherit.
            tintColorStorage = newValue === UIColor.tintColor ? nil : newValue
            notifyTintColorChange()
            if AppearanceRules.isActive { AppearanceRules.note(self, "tintColor") { $0.tintColor = newValue } }
        }
    }

    /// Whether the tint color of the view and of everything in it is shown as a gray.
    ///
    /// The getter returns `.normal` or `.dimmed`: the mode of the view or else of the nearest superview with one. A view
    /// that is covered by a sheet or a popover is dimmed. Changes are followed by ``tintColorDidChange()``.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }

    /// A view whose opacity, pixel by pixel, is the opacity of this view and everything in it. Nil, the default, is none.
    ///
    /// The mask's frame is in this view's coordinates. It is laid out and animated like a subview, but is not one of
    /// ``subviews``; a view that is in another one is removed from it.
    open var mask: UIView? {
        get { maskStorage }
        set { maskStorage = newValue }
    }

    /// ``tintColor`` changed. Does nothing here.
    open func tintColorDidChange() {}

    /// How the view's kept drawing adapts when the bounds change (GE-06).
    open var contentMode: ContentMode {
        get { contentModeStorage }
        set { setContentMode(newValue) }
    }

    /// Draws the view's content; `rect` is the part that needs drawing, in the view's coordinates. Override it only for
    /// views that draw themselves: the result is kept, and takes memory.
    open func draw(_ rect: CGRect) { MethodIdentity.base() }

    /// Asks for ``draw(_:)`` in the next update.
    open func setNeedsDisplay() { markForDisplay(nil) }

    /// Asks for ``draw(_:)`` of a part of the view in the next update.
    open func setNeedsDisplay(_ rect: CGRect) { markForDisplay(rect) }

    // MARK: Animation

    /// Animates the changes of geometry, color and opacity that `animations` makes to views in a window.
    ///
    /// - Parameters:
    ///   - duration: the duration in seconds; with zero or less the changes take effect immediately (AN-05).
    ///   - delay: the seconds before the animation starts.
    ///   - options: how the animation runs.
    ///   - animations: changes views. It runs before the method returns.
    ///   - completion: runs when all animations of the block have ended, with false if one of them was interrupted;
    ///     immediately if there are none.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { runAnimation(duration, delay, options, AnimationPace(options.curve), animations, completion) }

    /// Animates the changes that `animations` makes, slowly at both ends.
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { runAnimation(duration, 0, [], AnimationPace(.easeInOut), animations, completion) }

    /// Animates the changes that `animations` makes, slowly at both ends.
    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        runAnimation(duration, 0, [], AnimationPace(.easeInOut), animations, nil)
    }

    /// Animates the changes that `animations` makes along the curve of a damped spring.
    ///
    /// - Parameters:
    ///   - duration: the seconds after which the spring is at rest.
    ///   - delay: the seconds before the animation starts.
    ///   - dampingRatio: 1 comes to rest without oscillation; a value nearer to 0 oscillates more (AN-06).
    ///   - velocity: the initial speed, in distances from start to end a second.
    ///   - options: how the animation runs.
    ///   - animations: changes views. It runs before the method returns.
    ///   - completion: runs when all animations of the block have ended, with false if one of them was interrupted.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            settlingAfter: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
        runAnimation(duration, delay, options, .spring(spring), animations, completion)
    }

    /// Animates the changes that `animations` makes in calls of
    /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``, each in its part of the time. The timing
    /// curve of the whole is slow at both ends, or the one that bits of ``AnimationOptions`` in `options` select.
    open class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { runKeyframes(duration, delay, options, animations, completion) }

    /// Adds one step of ``animateKeyframes(withDuration:delay:options:animations:completion:)``, in whose block it is
    /// called; elsewhere `animations` just runs.
    ///
    /// - Parameters:
    ///   - frameStartTime: when the step starts, as a fraction of the duration.
    ///   - frameDuration: how long it takes, as a fraction of the duration.
    ///   - animations: changes views.
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) { runKeyframe(frameStartTime, frameDuration, animations) }

    /// Repeats the animations of `animations`, in an animation block, so many times.
    open class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) { runRepeated(count, autoreverses, animations) }

    /// Fades from the appearance that `view` has to the one it has after `animations` has run, if the options contain
    /// ``AnimationOptions/transitionCrossDissolve``; without it, animates the changes as
    /// ``animate(withDuration:delay:options:animations:completion:)`` does.
    ///
    /// - Parameters:
    ///   - view: the view that changes.
    ///   - duration: the duration in seconds.
    ///   - options: how the transition runs.
    ///   - animations: changes the view and its subviews.
    ///   - completion: runs at the end, with false if the transition was interrupted.
    open class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) { runTransition(view, duration, options, animations, completion) }

    /// Replaces `fromView` by `toView` in its superview, or shows the one and hides the other if the options contain
    /// ``AnimationOptions/showHideTransitionViews``; one fades into the other if they contain
    /// ``AnimationOptions/transitionCrossDissolve``.
    open class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) { runTransition(fromView, toView, duration, options, completion) }

    /// A Boolean value that indicates whether changes in animation blocks are animated. True by default.
    open class var areAnimationsEnabled: Bool { AnimationSwitch.isOn }

    /// Turns animation blocks on or off: while off, their changes take effect immediately.
    open class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isOn = enabled }

    /// Makes changes that take effect immediately, in an animation block too.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wasOn = AnimationSwitch.isOn
        AnimationSwitch.isOn = false
        actionsWithoutAnimation()
        AnimationSwitch.isOn = wasOn
    }

    /// The duration of the animation block that is running, in seconds; zero outside of one.
    open class var inheritedAnimationDuration: TimeInterval {
        areAnimationsEnabled ? AnimationBlock.current?.duration ?? 0 : 0
    }

    // MARK: Layer callbacks

    /// Draws the view's content into its layer's kept drawing, through ``draw(_:)-(CGRect)``.
    open func draw(_ layer: CALayer, in context: CGContext) { drawContent(of: layer, in: context) }

    /// Lays out the subviews of the layer's view, through ``layoutSubviews()``.
    open func layoutSublayers(of layer: CALayer) { performLayout(of: layer) }

    /// What animates a change of a property of the layer: nothing, outside of animations.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        animationAction(for: layer, event)
    }

    // MARK: Description

    /// The class and the address of the view, its frame, and what of it differs from the default.
    open override nonisolated var description: String {
        // Only reads, for logs and debuggers on any thread.
        let read: @MainActor () -> String = { self.fullDescription }
        return unsafeBitCast(read, to: (() -> String).self)()
    }

    // MARK: Traits

    /// Light or dark, whatever the rest of the interface is. Unspecified follows the superview.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { interfaceStyleOverride }
        set { setInterfaceStyle(newValue) }
    }

    /// The traits that this view and all in it have instead of those around it.
    ///
    /// ```swift
    /// view.traitOverrides.userInterfaceStyle = .dark
    /// ```
    open var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(traitWatch?.overrides ?? TraitValues()) }
        set { setTraitOverrides(newValue.values) }
    }

    /// The circumstances the view is shown in.
    open var traitCollection: UITraitCollection { inheritedTraits }

    /// The traits changed. Overrides call `super`.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIView: CALayerOwner {}
