import QuartzCore

/// An object that manages a rectangular area of the screen: it draws content, contains subviews and handles events.
///
/// ```swift
/// let card = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 120))
/// card.backgroundColor = .secondarySystemBackground
/// card.layer.cornerRadius = 12
/// card.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
/// view.addSubview(card)
/// UIView.animate(withDuration: 0.3) {
///     card.alpha = 0.5
/// }
/// ```
///
/// ``center``, ``bounds`` and ``transform`` define the geometry of a view; ``frame`` can be used instead while the
/// transform is the identity. All lengths are in points, with the origin in the top left corner. A value of the
/// geometry that is not finite is reported to standard error and ignored.
///
/// Subclasses override ``layoutSubviews()`` to set the frames of subviews, and ``draw(_:)`` to draw content.
/// Constraints (``NSLayoutConstraint``) place the views whose ``translatesAutoresizingMaskIntoConstraints`` is `false`;
/// others keep their frames, and ``autoresizingMask`` applies to them. Views cannot be created from archives or nib
/// files.
///
/// This file declares the members that subclasses can override; extensions, grouped by topic, implement them.
@preconcurrency @MainActor open class UIView: UIResponder, UIAccessibilityIdentification {
    /// The class of the layer of new views. Override it to use another layer class.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that stores the view's geometry and appearance, and that the compositor draws.
    public let layer: CALayer

    // MARK: Creation

    /// Creates a view with a frame in its superview's coordinates.
    public init(frame: CGRect) {
        layer = UIView.makeLayer(Self.layerClass)
        super.init()
        setUpLayer()
        setInitialFrame(frame)
    }

    /// Creates a view with a frame of zero.
    public convenience override init() { self.init(frame: .zero) }

    /// Returns `nil`: archived views are not supported on this platform. The initializer exists so that subclasses
    /// written for iOS compile.
    public required init?(coder: NSCoder) { return nil }

    deinit { deinitOnMainActor { detachSubviewsBeforeDeinit() } }

    // MARK: State, by topic of the extension that uses it

    // Hierarchy
    package var subviewStorage: [UIView] = []
    // Unretained: the superview and the window clear these references before they are deallocated.
    package var superviewStorage: UIView? {
        get { superviewReference?.takeUnretainedValue() }
        set { superviewReference = newValue.map { .passUnretained($0) } }
    }
    /// Reading through this reference avoids retain and release calls, because each move of the view reads it.
    var superviewReference: Unmanaged<UIView>?
    package unowned(unsafe) var windowStorage: UIWindow?
    /// The controller clears this reference before it is deallocated.
    package unowned(unsafe) var viewController: UIViewController?

    // Gestures
    /// The gesture recognizers, in the order in which they were added.
    package var gestureStorage: [UIGestureRecognizer] = []
    package var interactionStorage: [any UIInteraction] = []

    /// The drop interaction that views of the kind have without being asked; nil if they have none. Text views create it
    /// when the first drag reaches them.
    package var standardDropInteraction: UIDropInteraction? { nil }

    // Appearance
    package var backgroundColorStorage: UIColor?
    /// The view's own tint color, or `nil` if it is inherited.
    package var tintColorStorage: UIColor?
    package var interfaceStyleOverride = UIUserInterfaceStyle.unspecified
    /// The traits that the view was last notified of, or `nil` for those of the system.
    var knownTraits: UITraitCollection?
    var traitObservers: TraitObservers?
    /// The value of ``alpha``, stored with 32 bits.
    package var alphaStorage: Float = 1
    package var contentModeStorage = ContentMode.scaleToFill

    // Layout
    /// A Boolean value that indicates whether ``layoutSubviews()`` is running. Subviews that change their size do not
    /// request another layout of this view during that time.
    package var isLayingOut = false
    /// A Boolean value that indicates whether the view is changing the geometry of its layer. The view itself handles
    /// the effects of the change, once.
    final var isChangingGeometry = false
    var marginStorage = ViewMargins()
    /// The state of the view in Auto Layout; `nil` while no constraint concerns it.
    final var layoutItem: LayoutItem?
    var safeAreaStorage = UIEdgeInsets.zero

    // Animation
    /// The number of running animations during which the view receives no touches.
    var touchBlockCount: Int32 = 0
    /// The number of animators that move the view and that request hit-testing at its presented position.
    var presentedHitTestCount: Int32 = 0 {
        didSet { layer.invalidateHitIndexOfSuperlayer() }
    }

    // Focus
    var focusValues: FocusValues?

    // Masks, pattern colors, dimmed tints, appearance proxies
    final var rareValues: RareViewValues?

    /// The mask that determines how the view's frame adapts to the size of its superview. The default is an empty mask.
    open var autoresizingMask: AutoresizingMask = []

    /// A Boolean value that indicates whether subviews are resized according to their ``autoresizingMask``. The default
    /// is `true`.
    open var autoresizesSubviews = true

    /// A Boolean value that indicates whether the view and its subviews receive touches. The default is `true` for most
    /// views (HT-15).
    open var isUserInteractionEnabled: Bool {
        get { isUserInteractionEnabledStorage }
        set {
            let observedChange = propertyObservers?.willChange("isUserInteractionEnabled")
            defer { observedChange?.end() }
            isUserInteractionEnabledStorage = newValue
        }
    }
    private var isUserInteractionEnabledStorage = true

    /// A Boolean value that indicates whether the view receives more than one touch of a multi-touch sequence. Gesture
    /// recognizers receive all touches in any case. The default is `false` (HT-21).
    open var isMultipleTouchEnabled = false

    /// A Boolean value that indicates whether touches in this view exclude touches in other views of the window, and
    /// vice versa. The default is `false` (HT-22).
    open var isExclusiveTouch = false

    /// A number by which ``viewWithTag(_:)`` finds the view. The default is 0.
    open var tag = 0

    // MARK: Accessibility

    /// An identifier by which tests find the view. Assistive technologies never speak it (AX-09).
    open var accessibilityIdentifier: String? {
        get { accessibilityValues?.identifier }
        set { if newValue != accessibilityIdentifier { setAccessibility(\.identifier, newValue) } }
    }

    package override var defaultAccessibilityFrame: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }

    package override var defaultGroupsAccessibilityChildren: Bool { viewController != nil }

    // MARK: Hierarchy

    /// The subviews, from back to front.
    open var subviews: [UIView] { subviewStorage }

    /// The superview.
    open var superview: UIView? { superviewStorage }

    /// The window that contains the view.
    open var window: UIWindow? { windowStorage }

    package override var associatedView: UIView? { self }

    /// The view controller of the view, otherwise the superview (RC-02).
    open override var next: UIResponder? { viewController ?? superviewStorage }

    /// Adds `view` in front of the other subviews, and removes it from its previous superview.
    open func addSubview(_ view: UIView) { insert(view, at: subviewStorage.count, layer: .front) }

    /// Inserts `view` at an index, counted from the back. Indices beyond the end insert it in front.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Inserts `view` directly behind `siblingSubview`, or in front if that is not a subview of this view.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }

    /// Inserts `view` directly in front of `siblingSubview`, or in front of all subviews if that is not one of them.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }

    /// Exchanges the positions of two subviews. Does nothing if an index is out of range.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// Moves a subview in front of its siblings.
    open func bringSubviewToFront(_ view: UIView) {
        if view.superviewStorage === self { insert(view, at: subviewStorage.count, layer: .front) }
    }

    /// Moves a subview behind its siblings.
    open func sendSubviewToBack(_ view: UIView) {
        if view.superviewStorage === self { insert(view, at: 0, layer: .back) }
    }

    /// Removes the view from its superview. Touches in it are cancelled (TE-11).
    open func removeFromSuperview() { detach() }

    /// Called when a subview has been added. The default implementation does nothing.
    open func didAddSubview(_ subview: UIView) {}

    /// Called when a subview is about to be removed. The default implementation does nothing.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called when the superview is about to change. The default implementation does nothing.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called when the superview has changed. The default implementation does nothing.
    open func didMoveToSuperview() {}

    /// Called when the window is about to change. The default implementation does nothing.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called when the window has changed. The default implementation does nothing.
    open func didMoveToWindow() {}

    /// Returns whether this view is `view` or a descendant of it.
    open func isDescendant(of view: UIView) -> Bool { isSelfOrDescendant(view) }

    /// Returns the first view with a tag in this view's subtree, or `nil` if there is none.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

    // MARK: Geometry

    /// The rectangle of the view in its superview's coordinates. With a ``UIView/transform`` other than the identity, it
    /// is the bounding box of the transformed view; use ``UIView/center`` and ``bounds`` instead (GE-01).
    open var frame: CGRect {
        get { layer.frame }
        set {
            let observedChange = propertyObservers?.willChange("frame", affecting: "bounds", "center")
            defer { observedChange?.end() }
            changeGeometry { layer.frame = newValue }
        }
    }

    /// The view's own coordinate system: its size, and the coordinates of its upper left corner.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let observedChange = propertyObservers?.willChange("bounds", affecting: "frame")
            defer { observedChange?.end() }
            changeGeometry { layer.bounds = newValue }
        }
    }

    /// The position of the anchor point, by default the center of the view, in the superview's coordinates.
    open var center: CGPoint {
        get { layer.position }
        set {
            let observedChange = propertyObservers?.willChange("center", affecting: "frame")
            defer { observedChange?.end() }
            layer.position = newValue
        }
    }

    /// The affine transform of the view about its anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set {
            guard GeometryValidation.accepts(newValue, "transform", of: self) else { return }
            let observedChange = propertyObservers?.willChange("transform", affecting: "frame")
            defer { observedChange?.end() }
            layer.setAffineTransform(newValue)
            viewController?.viewGeometryDidChange()
        }
    }

    /// The 3D transform of the view about its anchor point. The view is displayed in a parallel projection, without
    /// perspective.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set {
            layer.transform = newValue
            viewController?.viewGeometryDidChange()
        }
    }

    /// The point of the view that is at ``center`` and that ``transform`` is relative to, as a fraction of the bounds.
    /// The default is (0.5, 0.5), the center.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// The number of device pixels per point of the view's contents. Setting 0 selects the scale of the screen.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue > 0 ? newValue : window?.screen.scale ?? UIScreen.main.scale }
    }

    /// Converts a point from this view's coordinates to those of `view`, or to those of the window if `view` is `nil`
    /// (GE-05).
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convertPoint(point, to: view) }

    /// Converts a point from the coordinates of `view`, or from those of the window if `view` is `nil`, to those of
    /// this view.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { convertPoint(point, from: view) }

    /// Converts a rectangle from this view's coordinates to those of `view`, or to those of the window if `view` is
    /// `nil`. Returns the bounding box of the result.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertRect(rect, to: view) }

    /// Converts a rectangle from the coordinates of `view`, or from those of the window if `view` is `nil`, to those of
    /// this view. Returns the bounding box of the result.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { convertRect(rect, from: view) }

    /// Returns the size that best fits the content within `size`. The default implementation returns the current size
    /// (GE-08).
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to fit its content. The upper left corner remains in place.
    open func sizeToFit() { resizeToFit() }

    /// The natural size of the content. ``UIView/noIntrinsicMetric`` on an axis means that there is none (GE-13).
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// Reports that ``intrinsicContentSize`` has changed.
    open func invalidateIntrinsicContentSize() {
        superviewStorage?.setNeedsLayout()
        guard LayoutEngine.isUsed else { return }
        layoutItem?.intrinsicSizeDidChange()
        superviewStorage?.intrinsicContentSizeDidChange(of: self)
    }

    /// The value for an axis without a natural size in ``intrinsicContentSize``.
    public static let noIntrinsicMetric: CGFloat = -1

    /// Tells the view that its bounds have changed. The library's own views override it.
    package func boundsDidChange(from old: CGRect) {}

    /// A Boolean value that indicates whether the view retains its touches when a scroll view that contains it begins
    /// to scroll (SV-07). Controls do.
    package var retainsTouchesWhenScrolled: Bool { false }

    // MARK: Layout

    /// Requests a layout in the next update. Several requests lead to a single layout (GE-09).
    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Lays out this view and its descendants immediately, if a layout has been requested. Constraints that have
    /// changed are solved first (LP-06).
    open func layoutIfNeeded() {
        guard let layoutEngine else {
            layer.layoutSubtreeIfNeeded()
            // An override of `layoutSubviews()` may have activated the first constraint.
            if LayoutEngine.isUsed { self.layoutEngine?.layOut(self) }
            return
        }
        layoutEngine.layOut(self)
    }

    /// Lays out the subviews. The default implementation places the subviews that have constraints: before
    /// `super.layoutSubviews()`, they have their old frames (LP-08). Do not call it; call ``UIView/setNeedsLayout()``
    /// instead.
    open func layoutSubviews() {
        if LayoutEngine.isUsed { LayoutEngine.placeSubviews(of: self) }
    }

    // MARK: Constraints

    /// A Boolean value that indicates whether the view keeps its frame, which then counts as constraints. The default
    /// is `true`. Set it to `false` before adding constraints for the position or size of the view (AL-36).
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutItem.map { !$0.isPlacedByEngine } ?? true }
        set {
            if newValue, layoutItem == nil { return }
            ownLayoutItem.isPlacedByEngine = !newValue
        }
    }

    /// A Boolean value that indicates whether views of this class make constraints in ``UIView/updateConstraints()``
    /// without having been asked to. The default is `false` (AL-45).
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Adds and changes constraints, before the next layout. Override it if changing constraints where the change
    /// occurs is too slow, and call ``UIView/setNeedsUpdateConstraints()`` there. Call `super` last (LP-02).
    open func updateConstraints() { MethodIdentity.base() }

    /// Requests a call of ``UIView/updateConstraints()`` in the next update.
    open func setNeedsUpdateConstraints() { LayoutEngine.setNeedsUpdateConstraints(of: self) }

    /// Returns whether ``UIView/updateConstraints()`` is going to be called.
    open func needsUpdateConstraints() -> Bool { layoutItem?.awaitsUpdateConstraints ?? false }

    /// Calls ``UIView/updateConstraints()`` of this view and its descendants immediately, if it was requested (LP-06).
    open func updateConstraintsIfNeeded() {
        if let layoutEngine, !layoutEngine.isUpdating { layoutEngine.updateConstraints(within: self) }
    }

    /// The distances from the edges of the frame to the alignment rectangle, which constraints refer to, in points.
    /// Override it for views with ornaments such as shadows. The default is zero (IC-17).
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Returns the alignment rectangle for a frame (IC-17). The inverse of ``UIView/frame(forAlignmentRect:)``.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// Returns the frame for an alignment rectangle (IC-17).
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The view whose first baseline is that of this view. The default is the view itself; a container returns one of
    /// its descendants (IC-18).
    open var forFirstBaselineLayout: UIView { self }

    /// The view whose last baseline is that of this view. The default is the view itself; a container returns one of
    /// its descendants (IC-18).
    open var forLastBaselineLayout: UIView { self }

    /// Returns the priority with which the view does not become larger than its intrinsic size (IC-02). The default is
    /// 250; views that look wrong when stretched have higher ones.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (layoutItem?.contentPriorities ?? standardContentPriorities).hugging(axis)
    }

    /// Sets the priority with which the view does not become larger than its intrinsic size (IC-02).
    ///
    /// - Parameters:
    ///   - priority: The priority, greater than 0 and at most 1000.
    ///   - axis: The axis to which it applies.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        changeContentPriorities(axis) { $0.setHugging(priority, axis) }
    }

    /// Returns the priority with which the view does not become smaller than its intrinsic size (IC-02). The default is
    /// 750.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (layoutItem?.contentPriorities ?? standardContentPriorities).resistance(axis)
    }

    /// Sets the priority with which the view does not become smaller than its intrinsic size (IC-02).
    ///
    /// - Parameters:
    ///   - priority: The priority, greater than 0 and at most 1000.
    ///   - axis: The axis to which it applies.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        changeContentPriorities(axis) { $0.setResistance(priority, axis) }
    }

    /// Returns the smallest size, or that nearest to `targetSize`, which the constraints in the view permit. Pass
    /// ``UIView/layoutFittingCompressedSize`` or ``UIView/layoutFittingExpandedSize`` (IC-11). No view is moved.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size nearest to `targetSize` which the constraints in the view permit. With a priority of 1000, the
    /// size along that axis is exactly the target (IC-13). No view is moved.
    ///
    /// - Parameters:
    ///   - targetSize: The size to approach, in points.
    ///   - horizontalFittingPriority: The priority of its width.
    ///   - verticalFittingPriority: The priority of its height.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        FittingLayout.size(of: self, targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// The target of ``systemLayoutSizeFitting(_:)`` for the smallest size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The target of ``systemLayoutSizeFitting(_:)`` for a large size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// A Boolean value that indicates whether constraints determine the position or the size of the view incompletely
    /// (AL-40).
    open var hasAmbiguousLayout: Bool {
        guard let layoutItem else { return false }
        return layoutItem.isAmbiguous(along: .horizontal) || layoutItem.isAmbiguous(along: .vertical)
    }

    /// Returns the active constraints that refer to the view and affect its layout along an axis (AL-40).
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutItem?.constraintsAffectingLayout(along: axis) ?? []
    }

    // The library's own views override the following members.

    /// The priorities of the intrinsic size that the app has not changed (IC-03).
    var standardContentPriorities: ContentPriorities { ContentPriorities() }
    /// A Boolean value that indicates whether the height of the content depends on its width (IC-07).
    var wrapsContentInLayout: Bool { false }
    /// Returns the height of the content when it wraps at a width.
    func heightForLayout(width: CGFloat) -> CGFloat { UIView.noIntrinsicMetric }
    /// Returns where a baseline of the view's text is; `nil` if there is no text (IC-18, IC-19).
    func baselineForLayout(isFirst: Bool) -> LayoutBaseline? { nil }
    /// The height of a line of the view's text; `nil` if there is no text (AL-15).
    var lineHeightForLayout: CGFloat? { nil }
    /// Handles a change of a subview's ``isHidden``. Called only in apps that use constraints.
    func visibilityDidChange(of subview: UIView) {}
    /// Handles an invalidated intrinsic size of a subview. Called only in apps that use constraints.
    func intrinsicContentSizeDidChange(of subview: UIView) {}
    /// Handles a new layout direction. Called only if constraints concern the view.
    func directionOfConstraintsDidChange() {}
    /// Handles a new order of the subviews. Called only in apps that use constraints.
    func subviewOrderDidChange() {}
    /// The guide of the content that edges refer to in constraints with views inside (LG-12).
    var contentGuideForConstraints: UILayoutGuide? { nil }
    /// Applies a changed solution of the content guide (LG-13).
    func contentGuideDidChange() {}
    /// The guides that the view provides and that are in use.
    var ownGuides: [UILayoutGuide] { rareValues?.guides.all ?? [] }

    /// The area that bars and input views do not cover (LG-04).
    open var safeAreaLayoutGuide: UILayoutGuide { ownRareValues.guides.safeArea(of: self) }

    /// The area inside the margins (LG-05).
    open var layoutMarginsGuide: UILayoutGuide { ownRareValues.guides.margins(of: self) }

    /// The area inside the margins, with a width in which text is easy to read (LG-08).
    open var readableContentGuide: UILayoutGuide { ownRareValues.guides.readableContent(of: self) }

    /// The area of the keyboard or of docked input views: an area of the safe area's height at the bottom while there
    /// are none (LG-10).
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { ownRareValues.guides.keyboard(of: self) }

    // MARK: State restoration

    /// A name of the view for the state of its scene, which the app chooses. The default is nil (RS-04). Views with a
    /// state that the user changes, such as the widths of columns, store it under this name.
    open var restorationIdentifier: String? {
        get { rareValues?.restorationIdentifier }
        set { if newValue != nil || rareValues != nil { ownRareValues.restorationIdentifier = newValue } }
    }

    // MARK: Layout direction

    /// The meaning of the content, which determines whether the view is mirrored in right-to-left interfaces. The
    /// default is `.unspecified`. The attribute applies to this view only, not to its subviews (RT-03).
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { rareValues?.semanticContentAttribute ?? .unspecified }
        set {
            setSemanticContentAttribute(newValue)
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "semanticContentAttribute") { $0.semanticContentAttribute = newValue }
            }
        }
    }

    /// The direction in which the view lays out its content: that of ``semanticContentAttribute``, or else that of the
    /// traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { resolvedLayoutDirection }

    /// Returns the layout direction of views with an attribute in the application's interface.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// Returns the layout direction of views with an attribute in an interface of a direction.
    ///
    /// - Parameters:
    ///   - semanticContentAttribute: The attribute of the view.
    ///   - layoutDirection: The direction of views without an attribute.
    /// - Returns: The given direction for `.unspecified`; left to right for `.playback` and `.spatial`.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    /// Called when the layout direction has changed. The library's own views override it.
    package func layoutDirectionDidChange() { invalidateLayoutDirection() }

    // MARK: Margins

    /// The distances between the content and the edges of the view, in points (GE-12). They are the margins that were
    /// set, 8 points by default, and for the view of a view controller at least the system's minimum. Depending on the
    /// view's settings, the safe area is added, and the superview's margins are respected. Setting the property sets
    /// the first part.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set {
            guard GeometryValidation.accepts(newValue, "layoutMargins", of: self) else { return }
            changeMargins {
                $0.insets = newValue
                $0.isDirectional = false
            }
        }
    }

    /// The value of ``layoutMargins`` with leading and trailing edges. Margins that were set with this property change
    /// sides with the layout direction, those that were set with ``layoutMargins`` do not (RT-06).
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(layoutMargins, isRightToLeft: isRightToLeft) }
        set { setDirectionalMargins(newValue) }
    }

    /// A Boolean value that indicates whether the margins are at least those of the superview, where these extend into
    /// this view. The default is `false`.
    open var preservesSuperviewLayoutMargins: Bool {
        get { marginStorage.preservesSuperview }
        set { changeMargins { $0.preservesSuperview = newValue } }
    }

    /// A Boolean value that indicates whether the margins are relative to the safe area instead of the edges. The
    /// default is `true`.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { marginStorage.addsSafeArea }
        set { changeMargins { $0.addsSafeArea = newValue } }
    }

    /// Called when the margins have changed. The default implementation does nothing.
    open func layoutMarginsDidChange() {}

    /// The distances from the edges of the view to the area that bars do not cover, in points (GE-12). The insets come
    /// from input views and from the `additionalSafeAreaInsets` of view controllers, as far as they extend into this
    /// view. They are zero while the view is not in a window.
    open var safeAreaInsets: UIEdgeInsets { safeAreaStorage }

    /// The safe area insets without those that the view's controller adds: the part of the superview's insets that
    /// extends into this view. For a window, the area that its input views cover.
    package var safeAreaFromOutside: UIEdgeInsets { inheritedSafeArea }

    /// The part of the safe area from which the view keeps its content away by other means, so that it does not extend
    /// into subviews (LG-16).
    package var absorbedSafeArea: UIEdgeInsets { .zero }

    /// Called when the safe area has changed. The default implementation does nothing.
    open func safeAreaInsetsDidChange() {}

    // MARK: Hit-testing

    /// Returns the view that receives a touch at `point`, in this view's coordinates: this view or its deepest
    /// descendant there. Returns `nil` if the point is outside the view, or if the view is hidden, nearly transparent
    /// or does not receive touches (HT-01…HT-06).
    ///
    /// - Parameters:
    ///   - point: A point in this view's coordinates.
    ///   - event: The event that requires the test, or `nil`.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { performHitTest(point, with: event) }

    /// Returns whether `point`, in this view's coordinates, is inside the bounds. The upper and left edges are inside,
    /// the lower and right edges are not (HT-08).
    ///
    /// - Parameters:
    ///   - point: A point in this view's coordinates.
    ///   - event: The event that requires the test, or `nil`.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let bounds = layer.bounds
        return point.x >= bounds.origin.x && point.y >= bounds.origin.y && point.x < bounds.origin.x + bounds.width
            && point.y < bounds.origin.y + bounds.height
    }

    // MARK: Gestures

    /// The gesture recognizers that are attached to the view.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { gestureStorage.isEmpty ? nil : gestureStorage }
        set { setRecognizers(newValue ?? []) }
    }

    /// Attaches a gesture recognizer, and detaches it from its previous view (GR-08). It receives the touches that
    /// begin from now on.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Detaches a gesture recognizer. A gesture in progress is cancelled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// The interactions that are attached to the view.
    open var interactions: [any UIInteraction] {
        get { interactionStorage }
        set { setInteractions(newValue) }
    }

    /// Attaches an interaction, and detaches it from its previous view.
    open func addInteraction(_ interaction: any UIInteraction) { add(interaction) }

    /// Detaches an interaction.
    open func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }

    /// Returns whether a gesture recognizer of this view or of a superview may begin with touches in this view. The
    /// default is `true` (GR-36).
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// A Boolean value that indicates whether the view tracks a touch, so that display links and timers of the default
    /// run loop mode wait. The default is false.
    var isTrackingTouch: Bool { false }

    // MARK: Pointer

    /// Tells the view that the pointer entered it. The default implementations of these methods do nothing.
    func pointerDidEnter() {}

    /// Tells the view that the pointer left it.
    func pointerDidLeave() {}

    /// Tells the view that the pointer moved over it or over one of its subviews without a pressed button, to a point
    /// in the scene's coordinates.
    func pointerDidMove(inScene location: CGPoint) {}

    /// A Boolean value that indicates whether the view is content of the scroll view that is its superview. A bar that
    /// stays in place while the content scrolls is not.
    var scrollsWithSuperview: Bool { true }

    // MARK: Focus

    /// A Boolean value that indicates whether the view can receive focus. The default is `canBecomeFirstResponder`,
    /// which is `true` for enabled controls: on a desktop, Tab reaches everything that handles key events (FO-02).
    open var canBecomeFocused: Bool { canBecomeFirstResponder }

    /// A Boolean value that indicates whether the view has focus and displays it: focus was moved with the keyboard, or
    /// the view was used with a key. A view that was clicked may be first responder without being focused.
    open var isFocused: Bool { windowStorage?.focus.shown === self }

    /// The environments that receive focus when it moves into the view. The default is an empty array, which states no
    /// preference.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// The controller of the view, otherwise the superview.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { focusParent }

    /// The focus group of the view and its subviews. With `nil`, it is inherited (FO-03).
    open var focusGroupIdentifier: String? {
        get { focusValues?.groupIdentifier }
        set { ownFocusValues.groupIdentifier = newValue }
    }

    /// The priority of the view when focus moves into its group. The default is `.ignored`.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { focusValues?.groupPriority ?? .ignored }
        set { ownFocusValues.groupPriority = newValue }
    }

    /// The effect that displays focus. The default for controls is a ring; with `nil`, the default for other views, no
    /// effect is shown, and a view can display focus itself in ``didUpdateFocus(in:with:)``.
    open var focusEffect: UIFocusEffect? {
        get { focusValues?.effect ?? standardFocusEffect }
        set {
            ownFocusValues.effect = .some(newValue)
            if isFocused { focusDidChange() }
        }
    }

    /// The object that provides the focus items in the view. The default is the view itself.
    open var focusItemContainer: (any UIFocusItemContainer)? { self }

    /// Returns the focus items in a rectangle in the view's coordinates. The default implementation returns the
    /// subviews there.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        let rect = rect.nullUnlessFinite
        return subviewStorage.filter { $0.frame.intersects(rect) }
    }

    /// Requests a focus update to the preferred environments, if the focus is in the view.
    open func setNeedsFocusUpdate() { windowStorage?.focusSystem.setNeedsUpdate(of: self) }

    /// Performs a requested focus update immediately.
    open func updateFocusIfNeeded() { windowStorage?.focusSystem.updateFocusIfNeeded() }

    /// Returns whether the focus may move. The default is `true`.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called when the focus has moved into, within or out of the view. The default implementation does nothing.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// Updates the display of focus.
    func focusDidChange() { updatePlainFocusRing() }

    /// The focus effect unless the app sets another one. The default is nil.
    var standardFocusEffect: UIFocusEffect? { nil }

    /// The rectangle in the view's coordinates that the focus ring surrounds, and its corner radius, unless the view's
    /// effect specifies another shape.
    package var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (bounds, min(layer.cornerRadius, min(bounds.width, bounds.height) / 2))
    }

    /// A Boolean value that indicates whether Tab stops at the view although it contains other views that Tab stops at.
    /// The default is false.
    package var isTabStopWithNestedControls: Bool { false }

    // MARK: Appearance

    /// A Boolean value that indicates whether the view is hidden. The default is `false`.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            let observedChange = propertyObservers?.willChange("isHidden")
            defer { observedChange?.end() }
            guard newValue != layer.isHidden else { return }
            layer.isHidden = newValue
            if LayoutEngine.isUsed { superviewStorage?.visibilityDidChange(of: self) }
            if let superviewStorage { AccessibilityCenter.subviewsDidChange(of: superviewStorage) }
        }
    }

    /// The opacity of the view and its subviews, from 0 (transparent) to 1 (opaque). Stored with 32 bits, as on iOS
    /// (HT-04).
    open var alpha: CGFloat {
        get { CGFloat(alphaStorage) }
        set {
            guard GeometryValidation.accepts(newValue, "alpha", of: self) else { return }
            let observedChange = propertyObservers?.willChange("alpha")
            defer { observedChange?.end() }
            alphaStorage = Float(min(1, max(0, newValue)))
            layer.opacity = alphaStorage
        }
    }

    /// A Boolean value that indicates whether the drawing of the view is fully opaque, which makes drawing faster. The
    /// default is `true`. It has an effect only for views that override ``draw(_:)`` and have an opaque background.
    open var isOpaque = true {
        didSet { if isOpaque != oldValue { updateLayerColors() } }
    }

    /// A Boolean value that indicates whether subviews are clipped to the bounds. The default is `false`.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The background color. The default, `nil`, draws no background.
    open var backgroundColor: UIColor? {
        get { backgroundColorStorage }
        set {
            let observedChange = propertyObservers?.willChange("backgroundColor")
            defer { observedChange?.end() }
            backgroundColorStorage = newValue
            updateLayerColors()
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "backgroundColor") { $0.backgroundColor = newValue }
            }
        }
    }

    /// The color of interactive elements in the view. If it is not set, it is inherited from the superview.
    ///
    /// If no superview has one either, it is a dynamic color: the desktop's accent color in a shade that is readable,
    /// or ``UIColor/systemBlue`` if the desktop has none (PO-14).
    open var tintColor: UIColor! {
        get {
            if UIView.usesTintAdjustment { return adjustedTintColor }
            return tintColorStorage ?? superviewStorage?.tintColor ?? UIColor.defaultTint
        }
        set {
            // The dynamic color represents the inherited tint color.
            tintColorStorage = newValue === UIColor.tintColor ? nil : newValue
            notifyTintColorChange()
            if AppearanceRules.isActive { AppearanceRules.note(self, "tintColor") { $0.tintColor = newValue } }
        }
    }

    /// The mode in which the tint color of the view and its subviews is displayed.
    ///
    /// The getter returns `.normal` or `.dimmed`: the mode of the view, or else that of the nearest superview with one.
    /// A view that is covered by a sheet or a popover is dimmed. ``tintColorDidChange()`` is called after a change.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }

    /// A view whose alpha channel masks this view and its subviews. The default is `nil`.
    ///
    /// The mask's frame is in this view's coordinates. The mask is laid out and animated like a subview, but it is not
    /// one of ``subviews``. If it has a superview, it is removed from it.
    open var mask: UIView? {
        get { maskStorage }
        set { maskStorage = newValue }
    }

    /// Called when ``UIView/tintColor`` has changed. The default implementation does nothing.
    open func tintColorDidChange() {}

    /// The mode that determines how the contents adapt when the bounds change (GE-06).
    open var contentMode: ContentMode {
        get { contentModeStorage }
        set { setContentMode(newValue) }
    }

    /// Draws the view's content. Override it only for views that draw themselves: the result is stored in a backing
    /// store, which uses memory.
    ///
    /// - Parameter rect: The part that needs to be drawn, in the view's coordinates.
    open func draw(_ rect: CGRect) { MethodIdentity.base() }

    /// Draws a part of the view for printing. The default implementation draws the view and its subviews.
    ///
    /// - Parameters:
    ///   - rect: The part on the current page, in the view's coordinates.
    ///   - formatter: The formatter that prints the view.
    open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { renderInCurrentContext() }

    /// Returns a new print formatter for the view's content.
    open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }

    /// Requests a call of ``draw(_:)`` in the next update.
    open func setNeedsDisplay() { markForDisplay(nil) }

    /// Requests a call of ``draw(_:)`` for a part of the view in the next update.
    open func setNeedsDisplay(_ rect: CGRect) { markForDisplay(rect) }

    // MARK: Animation

    /// Animates the changes of geometry, color and opacity that `animations` makes to views in a window.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds. With zero or less, the changes take effect immediately (AN-05).
    ///   - delay: The delay before the animation starts, in seconds.
    ///   - options: The animation options.
    ///   - animations: A closure that changes views. It is called before the method returns.
    ///   - completion: A closure that is called when all animations of the block have ended, or immediately if there
    ///     are none. Its argument is `false` if one of them was interrupted.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { runAnimation(duration, delay, options, TimingCurve(options.curve), animations, completion) }

    /// Animates the changes that `animations` makes, with the timing curve `.easeInOut`.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds. With zero or less, the changes take effect immediately (AN-05).
    ///   - animations: A closure that changes views. It is called before the method returns.
    ///   - completion: A closure that is called when all animations of the block have ended. Its argument is `false` if
    ///     one of them was interrupted.
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { runAnimation(duration, 0, [], TimingCurve(.easeInOut), animations, completion) }

    /// Animates the changes that `animations` makes, with the timing curve `.easeInOut`.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds. With zero or less, the changes take effect immediately (AN-05).
    ///   - animations: A closure that changes views. It is called before the method returns.
    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        runAnimation(duration, 0, [], TimingCurve(.easeInOut), animations, nil)
    }

    /// Animates the changes that `animations` makes with the motion of a damped spring.
    ///
    /// - Parameters:
    ///   - duration: The time after which the spring is at rest, in seconds.
    ///   - delay: The delay before the animation starts, in seconds.
    ///   - dampingRatio: The damping ratio. With 1, there is no oscillation; values closer to 0 oscillate more (AN-06).
    ///   - velocity: The initial velocity, in distances from start to end per second.
    ///   - options: The animation options.
    ///   - animations: A closure that changes views. It is called before the method returns.
    ///   - completion: A closure that is called when all animations of the block have ended. Its argument is `false` if
    ///     one of them was interrupted.
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
    /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``, each in its part of the duration. The
    /// timing curve of the whole animation is `.easeInOut`, or the one that bits of ``AnimationOptions`` in `options`
    /// select.
    ///
    /// - Parameters:
    ///   - duration: The duration of the whole animation, in seconds.
    ///   - delay: The delay before the animation starts, in seconds.
    ///   - options: The animation options.
    ///   - animations: A closure that adds the steps. It is called before the method returns.
    ///   - completion: A closure that is called at the end. Its argument is `false` if an animation was interrupted.
    open class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { runKeyframes(duration, delay, options, animations, completion) }

    /// Adds one step of ``animateKeyframes(withDuration:delay:options:animations:completion:)``. Call it in the
    /// animation closure of that method; elsewhere, `animations` is simply called.
    ///
    /// - Parameters:
    ///   - frameStartTime: The start of the step, as a fraction of the duration.
    ///   - frameDuration: The duration of the step, as a fraction of the whole duration.
    ///   - animations: A closure that changes views.
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) { runKeyframe(frameStartTime, frameDuration, animations) }

    /// Repeats the animations that `animations` creates in an animation block.
    ///
    /// - Parameters:
    ///   - count: The number of repetitions.
    ///   - autoreverses: `true` to run the animations forward and backward in each repetition.
    ///   - animations: A closure that changes views.
    open class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) { runRepeated(count, autoreverses, animations) }

    /// Cross-fades from the current appearance of `view` to its appearance after `animations`, if the options contain
    /// ``AnimationOptions/transitionCrossDissolve``. Otherwise animates the changes like
    /// ``animate(withDuration:delay:options:animations:completion:)``.
    ///
    /// - Parameters:
    ///   - view: The view that changes.
    ///   - duration: The duration in seconds.
    ///   - options: The animation options.
    ///   - animations: A closure that changes the view and its subviews.
    ///   - completion: A closure that is called at the end. Its argument is `false` if the transition was interrupted.
    open class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) { runTransition(view, duration, options, animations, completion) }

    /// Replaces `fromView` with `toView` in its superview, or shows one and hides the other if the options contain
    /// ``AnimationOptions/showHideTransitionViews``. With ``AnimationOptions/transitionCrossDissolve``, the views
    /// cross-fade.
    ///
    /// - Parameters:
    ///   - fromView: The view that is visible before the transition.
    ///   - toView: The view that is visible after the transition.
    ///   - duration: The duration in seconds.
    ///   - options: The animation options.
    ///   - completion: A closure that is called at the end. Its argument is `false` if the transition was interrupted.
    open class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) { runTransition(fromView, toView, duration, options, completion) }

    /// A Boolean value that indicates whether changes in animation blocks are animated. The default is `true`.
    open class var areAnimationsEnabled: Bool { AnimationSwitch.isOn }

    /// Enables or disables animation blocks. While they are disabled, changes take effect immediately.
    open class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isOn = enabled }

    /// Calls a closure whose changes take effect immediately, even in an animation block.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wasOn = AnimationSwitch.isOn
        AnimationSwitch.isOn = false
        actionsWithoutAnimation()
        AnimationSwitch.isOn = wasOn
    }

    /// The duration of the current animation block, in seconds. Zero outside an animation block.
    open class var inheritedAnimationDuration: TimeInterval {
        areAnimationsEnabled ? AnimationBlock.current?.duration ?? 0 : 0
    }

    // MARK: Layer callbacks

    /// Draws the view's content into the layer's backing store, by calling ``draw(_:)-(CGRect)``.
    open func draw(_ layer: CALayer, in context: CGContext) { drawContent(of: layer, in: context) }

    /// Lays out the subviews of the layer's view, by calling ``UIView/layoutSubviews()``.
    open func layoutSublayers(of layer: CALayer) { performLayout(of: layer) }

    /// Returns the object that animates a change of a layer's property, or `nil` outside of animations.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        animationAction(for: layer, event)
    }

    // MARK: Description

    /// The class, address and frame of the view, and the properties that differ from their defaults.
    open override nonisolated var description: String {
        // The closure only reads, for logs and debuggers on any thread.
        let read: @MainActor () -> String = { self.fullDescription }
        return unsafeBitCast(read, to: (() -> String).self)()
    }

    /// The part of the description that names the content of the view, such as a text; nil if there is none.
    var contentDescription: String? { nil }

    // MARK: Traits

    /// The user interface style of the view and its subviews. With `.unspecified`, the default, it is inherited.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { interfaceStyleOverride }
        set { setInterfaceStyle(newValue) }
    }

    /// The traits that override the inherited ones for this view and its subviews.
    ///
    /// ```swift
    /// view.traitOverrides.userInterfaceStyle = .dark
    /// ```
    open var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(traitObservers?.overrides ?? TraitValues()) }
        set { setTraitOverrides(newValue.values) }
    }

    /// The traits of the view.
    open var traitCollection: UITraitCollection { inheritedTraits }

    /// Called when the traits have changed. Overrides must call `super`.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIView: CALayerOwner {}
