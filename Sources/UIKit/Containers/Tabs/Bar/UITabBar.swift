/// A bar with items of which one is selected, usually that of a tab bar controller.
///
/// ```swift
/// let bar = UITabBar()
/// bar.items = [
///     UITabBarItem(title: "Day", image: nil, tag: 0),
///     UITabBarItem(title: "Week", image: nil, tag: 1),
/// ]
/// bar.selectedItem = bar.items?.first
/// ```
///
/// The items are a segmented strip (TB-11). Tab reaches the bar once, arrow keys move through its items, Space and Return
/// select (BI-15). Items that do not fit are in a menu at the trailing end, the last first; the selected one always
/// stays in the bar (TB-10). The items of a tab bar controller's bar are those of its tabs, and cannot be changed
/// otherwise.
@preconcurrency @MainActor open class UITabBar: UIView, UIBarPositioning, BarItemHost {
    let background = BarBackground()
    let content = UIView()
    let strip = UIView()
    let indicator = UIImageView()
    final var buttons: [TabBarButton] = []
    final var overflow: BarButton?
    /// The items that are in the overflow menu.
    final var overflowItems: [UITabBarItem] = []
    private var itemStorage: [UITabBarItem]?
    private weak var selectedStorage: UITabBarItem?
    final var needsButtons = true
    /// The controller that owns the bar.
    final weak var controller: UITabBarController? { didSet { updateBackground() } }
    /// The button before the items, which shows the sidebar.
    final var leadingButton: BarButton? {
        didSet {
            guard leadingButton !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let leadingButton { content.addSubview(leadingButton) }
            setNeedsLayout()
        }
    }

    /// A Boolean value that indicates whether the content is at its edge, so that the bar has the appearance for it.
    final var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue, usesEdgeAppearance { appearanceDidChange() } }
    }

    /// Creates a bar with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        focusGroupIdentifier = UITabBar.makeFocusGroup("tabs")
        strip.layer.cornerRadius = ControlStyle.cornerRadius
        indicator.layer.cornerRadius = ControlStyle.innerRadius
        strip.isUserInteractionEnabled = false
        addSubview(background)
        addSubview(content)
        content.addSubview(strip)
        content.addSubview(indicator)
        updateBackground()
    }

    /// Creates a bar with an empty frame.
    public convenience init() { self.init(frame: .zero) }

    /// Returns `nil`: archived views are not supported.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Items

    /// The items, from the leading edge. The default is `nil`.
    open var items: [UITabBarItem]? {
        get { itemStorage }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the items. The bar of a tab bar controller does not permit that.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - animated: Whether the old items fade into the new ones.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        precondition(
            controller == nil, "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
        show(items, animated: animated)
    }

    /// Shows other items.
    final func show(_ items: [UITabBarItem]?, animated: Bool) {
        let change = {
            for item in self.itemStorage ?? [] where item.host === self { item.host = nil }
            self.itemStorage = items
            for item in items ?? [] { item.host = self }
            if let selected = self.selectedStorage, items?.contains(where: { $0 === selected }) != true {
                self.selectedStorage = nil
            }
            self.itemsDidChange()
        }
        guard animated, window != nil, UIView.areAnimationsEnabled else { return change() }
        UIView.transition(
            with: content, duration: BarDesign.hideDuration, options: .transitionCrossDissolve,
            animations: {
                change()
                self.layoutIfNeeded()
            }, completion: nil)
    }

    private func itemsDidChange() {
        needsButtons = true
        setNeedsLayout()
    }

    /// The selected item. Setting it does not notify the delegate. An item that is not in the bar counts as `nil`.
    open var selectedItem: UITabBarItem? {
        get { selectedStorage }
        set {
            precondition(
                controller == nil, "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
            select(newValue)
        }
    }

    /// Shows another item as selected.
    final func select(_ item: UITabBarItem?) {
        let new = itemStorage?.first { $0 === item }
        guard new !== selectedStorage else { return }
        let old = usesItemAppearance
        selectedStorage = new
        for button in buttons { button.update() }
        if old || usesItemAppearance { appearanceDidChange() }
        setNeedsLayout()
    }

    /// Selects an item because the user has pressed it (TB-04).
    final func press(_ item: UITabBarItem) {
        guard item.isEnabled else { return }
        if let controller { return controller.userDidPress(item) }
        select(item)
        delegate?.tabBar(self, didSelect: item)
    }

    func barItemDidChange(_ item: UIBarItem, affectsLayout: Bool) {
        controller?.itemDidChange(item)
        for button in buttons where button.item === item { button.update() }
        if item === selectedStorage, usesItemAppearance { appearanceDidChange() }
        if affectsLayout { setNeedsLayout() }
    }

    // MARK: Delegate

    /// The delegate. Not retained. The bar of a tab bar controller has the controller as its delegate, which cannot be
    /// replaced.
    open weak var delegate: (any UITabBarDelegate)? {
        willSet {
            precondition(
                controller == nil || newValue === controller,
                "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
        }
    }

    /// The position of the bar: the upper edge for the bar of a tab bar controller, otherwise the lower edge.
    open var barPosition: UIBarPosition { controller == nil ? .bottom : .top }

    // MARK: Appearance

    final var appearances = TabBarAppearances()

    /// The appearance of the bar. An appearance that is set is copied (BI-10).
    open var standardAppearance: UITabBarAppearance {
        get { standardForReading() }
        set {
            if AppearanceRules.isActive { AppearanceRules.note(self, "standard") { $0.standardAppearance = newValue } }
            appearances.isStandardExplicit = true
            appearances.standard = adopt(newValue)
            appearanceDidChange()
        }
    }

    /// The appearance while the content is at the edge beside the bar. With `nil`, the default, it is
    /// ``standardAppearance``.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances.scrollEdge }
        set {
            if AppearanceRules.isActive { AppearanceRules.note(self, "edge") { $0.scrollEdgeAppearance = newValue } }
            appearances.scrollEdge = newValue.map(adopt)
            appearanceDidChange()
        }
    }

    /// The older values, which yield to an explicit ``standardAppearance`` (BI-11).
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

    /// A Boolean value that indicates whether content extends below the bar. The default is `true`.
    open var isTranslucent = true {
        didSet {
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "isTranslucent") { [isTranslucent] in $0.isTranslucent = isTranslucent }
            }
            controller?.setBarsNeedLayout()
        }
    }

    /// The older background image. An empty image makes the background transparent. The default is `nil`.
    open var backgroundImage: UIImage? {
        get { legacy.image(for: .default) }
        set {
            if AppearanceRules.isActive { AppearanceRules.note(self, "image") { $0.backgroundImage = newValue } }
            legacy.setImage(newValue, for: .default)
        }
    }

    /// The older image of the separator. An empty image removes the separator. The default is `nil`.
    open var shadowImage: UIImage? {
        get { legacy.shadow }
        set {
            if AppearanceRules.isActive { AppearanceRules.note(self, "shadow") { $0.shadowImage = newValue } }
            legacy.shadow = newValue
        }
    }

    /// The older image behind the selected item. With `nil`, the default, the standard indicator.
    open var selectionIndicatorImage: UIImage? {
        didSet {
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "indicator") { [selectionIndicatorImage] in
                    $0.selectionIndicatorImage = selectionIndicatorImage
                }
            }
            appearanceDidChange()
        }
    }

    /// The color of items that are not selected. With `nil`, the default, the standard color.
    open var unselectedItemTintColor: UIColor? {
        didSet {
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "unselected") { [unselectedItemTintColor] in
                    $0.unselectedItemTintColor = unselectedItemTintColor
                }
            }
            appearanceDidChange()
        }
    }

    /// The distribution of the items. The default is ``ItemPositioning/automatic``.
    open var itemPositioning = ItemPositioning.automatic {
        didSet {
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "positioning") { [itemPositioning] in $0.itemPositioning = itemPositioning }
            }
            setNeedsLayout()
        }
    }

    /// The width of items if they are centered, in points. With 0, the default, that of their content. Negative and
    /// non-finite values count as 0.
    open var itemWidth: CGFloat = 0 {
        didSet {
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "itemWidth") { [itemWidth] in $0.itemWidth = itemWidth }
            }
            setNeedsLayout()
        }
    }

    /// The space between items if they are centered, in points. With 0, the default, the standard space. Negative and
    /// non-finite values count as 0.
    open var itemSpacing: CGFloat = 0 {
        didSet {
            if AppearanceRules.isActive {
                AppearanceRules.note(self, "itemSpacing") { [itemSpacing] in $0.itemSpacing = itemSpacing }
            }
            setNeedsLayout()
        }
    }

    // MARK: Layout

    /// Returns the standard height with the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: TabDesign.barHeight)
    }

    /// The standard height, and no width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: TabDesign.barHeight)
    }

    /// Lays out background and items. Overrides must call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutContent()
    }

    /// Lays out the bar again. Overrides must call `super`.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// Updates the colors. Overrides must call `super`.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        for button in buttons { button.update() }
    }

    package override var defaultAccessibilityTraits: UIAccessibilityTraits { .tabBar }
    package override var defaultAccessibilityLabel: String? { "Tab bar" }
}
