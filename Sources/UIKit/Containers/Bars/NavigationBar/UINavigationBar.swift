/// A bar with a title, a back button and items, usually at the upper edge of a window.
///
/// ```swift
/// let bar = UINavigationBar()
/// let item = UINavigationItem(title: "Colors")
/// item.rightBarButtonItem = UIBarButtonItem(
///     barButtonSystemItem: .done, target: self, action: EditorController.save)
/// bar.items = [item]
/// ```
///
/// The bar displays the last of its items; the back button leads to the one before. A bar of a navigation controller
/// displays the items of the controller's stack, which must not be changed otherwise (BI-12). Tab reaches the bar once,
/// arrow keys move through its buttons (BI-15). Items that do not fit are in a menu at the trailing end (BI-14).
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
    let background = BarBackground()
    /// The content of the top item.
    final var content: NavigationBarContent?
    /// The content that a transition removes.
    final var leavingContent: NavigationBarContent?
    final var itemStorage: [UINavigationItem] = []
    /// The navigation controller that owns the bar.
    final weak var controller: UINavigationController?
    /// The items of a container around the navigation controller, before the left items of the top item (SP-11).
    final var containerItems: [UIBarButtonItem] = [] {
        didSet { if !containerItems.elementsEqual(oldValue, by: ===) { containerItemsDidChange() } }
    }
    /// A Boolean value that indicates whether views must be made again before the next layout.
    final var needsContent = false
    /// The visible height of the parts that disappear when the content scrolls: the large title and, below it, the
    /// search bar, in points.
    final var collapsibleExtent: CGFloat = 0 {
        didSet {
            guard collapsibleExtent != oldValue else { return }
            content?.setNeedsLayout()
        }
    }

    /// The location at which the user may begin to drag the window, in the window's coordinates (WC-03).
    final var windowDragStart: CGPoint?

    /// Creates a bar with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        focusGroupIdentifier = UINavigationBar.makeFocusGroup("bar")
        addSubview(background)
        updateBackground()
    }

    /// Creates a bar with an empty frame.
    public convenience init() { self.init(frame: .zero) }

    /// Returns `nil`: archived views are not supported.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Items

    /// The items, the displayed one last.
    open var items: [UINavigationItem]? {
        get { itemStorage }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the items. The bar of a navigation controller does not permit that.
    ///
    /// - Parameters:
    ///   - items: The items, the one to display last.
    ///   - animated: Whether the change is animated as a push or, if the new top item is already in the stack, a pop.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        precondition(
            controller == nil,
            "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.")
        let items = items ?? []
        let isPop = items.last.map { item in itemStorage.contains { $0 === item } } ?? true
        show(items, isPop ? .pop : .push, animated: animated)
    }

    /// The displayed item.
    open var topItem: UINavigationItem? { itemStorage.last }

    /// The item to which the back button leads.
    open var backItem: UINavigationItem? { itemStorage.dropLast().last }

    /// Pushes an item, if the delegate permits it.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        precondition(
            controller == nil,
            "Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller.")
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        show(itemStorage + [item], .push, animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Pops the top item, if the delegate permits it.
    ///
    /// - Returns: The item, or nil if the bar has fewer than two items or the delegate did not permit it.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        precondition(
            controller == nil,
            "Cannot call popNavigationItemAnimated: directly on a UINavigationBar managed by a controller.")
        guard itemStorage.count > 1, let item = itemStorage.last,
            delegate?.navigationBar(self, shouldPop: item) ?? true
        else { return nil }
        show(itemStorage.dropLast(), .pop, animated: animated)
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    // MARK: Delegate

    /// The delegate. Not retained. The bar of a navigation controller has the controller as its delegate, which cannot
    /// be replaced (BI-12).
    open weak var delegate: (any UINavigationBarDelegate)? {
        willSet {
            precondition(
                controller == nil || newValue === controller || newValue == nil && delegate == nil,
                "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
        }
        didSet { updateBackground() }
    }

    /// The position of the bar, as the delegate determines it. The default is ``UIBarPosition/top``.
    open var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        if position != .any { return position }
        return controller == nil ? .top : .topAttached
    }

    // MARK: Titles

    /// A Boolean value that indicates whether titles are large, unless an item determines otherwise (NC-21). The
    /// default is `false`.
    open var prefersLargeTitles = false {
        didSet {
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "prefersLargeTitles") { [prefersLargeTitles] in
                    $0.prefersLargeTitles = prefersLargeTitles
                }
            }
            if prefersLargeTitles != oldValue { sizeDidChange() }
        }
    }

    // MARK: Appearance

    final var appearances = NavigationBarAppearances()

    /// The appearance of the bar above scrolled content.
    open var standardAppearance: UINavigationBarAppearance {
        get { standardForReading() }
        set {
            if AppearanceRules.isActive { AppearanceRules.note(self, "standard") { $0.standardAppearance = newValue } }
            appearances.isStandardExplicit = true
            appearances.standard = adopt(newValue)
            appearanceDidChange()
        }
    }

    /// The appearance of a bar of reduced height. With `nil`, the default, ``standardAppearance``.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set {
            if AppearanceRules.isActive { AppearanceRules.note(self, "compact") { $0.compactAppearance = newValue } }
            appearances.compact = newValue.map(adopt)
            appearanceDidChange()
        }
    }

    /// The appearance of the bar while the content is at its upper edge. With `nil`, the default, that of
    /// ``standardAppearance`` without background (BI-09).
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set {
            if AppearanceRules.isActive { AppearanceRules.note(self, "edge") { $0.scrollEdgeAppearance = newValue } }
            appearances.scrollEdge = newValue.map(adopt)
            appearanceDidChange()
        }
    }

    /// The appearance of a bar of reduced height while the content is at its upper edge. With `nil`, the default,
    /// ``scrollEdgeAppearance``.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set {
            appearances.compactScrollEdge = newValue.map(adopt)
            appearanceDidChange()
        }
    }

    // MARK: Older appearance (BI-11)

    /// The older values, which yield to an explicit ``standardAppearance``.
    final var legacy = LegacyBarAppearance() { didSet { appearanceDidChange() } }

    /// The older color of the background. The default is `nil`.
    open var barTintColor: UIColor? {
        get { legacy.tint }
        set {
            if AppearanceRules.isActive { AppearanceRules.note(self, "barTintColor") { $0.barTintColor = newValue } }
            legacy.tint = newValue
        }
    }

    /// The older style. The default is ``UIBarStyle/default``.
    open var barStyle: UIBarStyle {
        get { legacy.style }
        set {
            if AppearanceRules.isActive { AppearanceRules.note(self, "barStyle") { $0.barStyle = newValue } }
            legacy.style = newValue
        }
    }

    /// A Boolean value that indicates whether content extends below the bar (NC-16). The default is `true`.
    open var isTranslucent = true {
        didSet {
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "isTranslucent") { [isTranslucent] in $0.isTranslucent = isTranslucent }
            }
            guard isTranslucent != oldValue else { return }
            updateBackground()
            controller?.setBarsNeedLayout()
        }
    }

    /// Sets the older background image. An empty image makes the background transparent.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        if AppearanceRules.isActive {
            AppearanceRules.note(self, "backgroundImage\(barMetrics.rawValue)") {
                $0.setBackgroundImage(backgroundImage, for: barMetrics)
            }
        }
        legacy.setImage(backgroundImage, for: barMetrics)
    }

    /// Returns the older background image.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { legacy.image(for: barMetrics) }

    /// Sets the older background image. The position makes no difference.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }

    /// Returns the older background image.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: barMetrics)
    }

    /// The older image of the line between bar and content. An empty image removes the line. The default is `nil`.
    open var shadowImage: UIImage? {
        get { legacy.shadow }
        set {
            if AppearanceRules.isActive { AppearanceRules.note(self, "shadowImage") { $0.shadowImage = newValue } }
            legacy.shadow = newValue
        }
    }

    /// The older attributes of the title. The default is `nil`.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { legacy.titleAttributes }
        set {
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "titleTextAttributes") { $0.titleTextAttributes = newValue }
            }
            legacy.titleAttributes = newValue
        }
    }

    /// The older attributes of the large title. The default is `nil`.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { legacy.largeTitleAttributes }
        set {
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "largeTitleTextAttributes") { $0.largeTitleTextAttributes = newValue }
            }
            legacy.largeTitleAttributes = newValue
        }
    }

    /// The older image of the back button. The default is `nil`: an arrow.
    open var backIndicatorImage: UIImage? { didSet { appearanceDidChange() } }

    /// The older mask of the back button's image during transitions. It is not drawn.
    open var backIndicatorTransitionMaskImage: UIImage?

    // MARK: Layout

    /// Returns the height of the bar for its top item, with the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: preferredHeight)
    }

    /// The height of the bar for its top item, and no width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
    }

    /// Lays out background and content. Overrides must call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsContent { rebuildContent() }
        if controller == nil {
            let extent = bounds.height - rowHeight(of: topItem)
            collapsibleExtent = min(collapsibleHeight(of: topItem), max(0, extent))
        }
        updateSearchPlacement()
        background.frame = bounds
        content?.frame = bounds
        leavingContent?.frame = bounds
    }

    /// Handles a press of the empty part of the bar of a window without a frame (WC-03). Overrides must call `super`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        windowTouchBegan(touches)
    }

    /// Handles a drag of the empty part of the bar of a window without a frame (WC-03). Overrides must call `super`.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        windowTouchMoved(touches)
    }

    /// Lays out the bar again. Overrides must call `super`.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        content?.setNeedsLayout()
    }
}
