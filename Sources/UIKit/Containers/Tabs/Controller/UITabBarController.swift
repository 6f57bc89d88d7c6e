/// A container that displays one of several view controllers, which the user selects in a bar or in a sidebar.
///
/// ```swift
/// let tabs = UITabBarController()
/// tabs.viewControllers = ["Day", "Week"].map { title in
///     let controller = UIViewController()
///     controller.title = title
///     return UINavigationController(rootViewController: controller)
/// }
/// window.rootViewController = tabs
/// ```
///
/// Use either ``viewControllers``, whose `tabBarItem`s the bar shows, or ``tabs``; setting one empties the other
/// (TB-07). The bar is a strip at the upper edge. With the mode ``Mode/tabSidebar``, a sidebar takes its place in wide
/// windows (TB-11).
///
/// Only the view of the selected controller is in the window. The user also selects with Control-Tab, Control-PageDown
/// and, for the first nine, Alt with a digit (TB-12). Selecting the selected tab again pops its navigation controller to
/// the root, or scrolls its content to the start (TB-05).
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    // MARK: State, by topic of the extension that uses it

    /// The tabs, or one for each of the `viewControllers`.
    final var roots: [UITab] = []
    /// A Boolean value that indicates whether the app uses `tabs`.
    final var usesTabs = false
    /// The tab that is displayed. It is none with children, unless a group has content of its own.
    final var selectedStorage: UITab?
    /// The child whose view is displayed.
    final var displayed: UIViewController?
    let contentView = ContainerContentView()
    private var barStorage: UITabBar?
    final var sidebarView: TabSidebarView?
    final var divider: SplitDivider?
    /// The width of the sidebar that the user has chosen, in points.
    final var sidebarWidth = TabDesign.sidebarWidth
    final var isBarHiddenStorage = false
    /// The number of animations that move bar and sidebar.
    final var barAnimationCount = 0
    /// A Boolean value that indicates whether the stack of a managed navigation controller is being set.
    final var isSettingStack = false
    /// The scroll view whose offset the appearance of the bar follows.
    final weak var trackedScrollView: UIScrollView?
    /// A view over the content beside a sidebar that overlaps it.
    final var overlayBlocker: UIControl?

    // MARK: Creating

    /// Creates a tab bar controller. Nib files are not supported, so both parameters are ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a tab bar controller with tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    /// Returns `nil`: archived view controllers are not supported.
    public required init?(coder: NSCoder) { return nil }

    // MARK: View controllers

    /// The controllers that the user selects from; `nil` while the app uses ``tabs``. The default is `nil`.
    open var viewControllers: [UIViewController]? {
        get { usesTabs || roots.isEmpty ? nil : roots.compactMap(\.classicController) }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the controllers. The selected one stays selected if it is among them; otherwise it is the one at the same
    /// index, or else the first (TB-01).
    ///
    /// - Parameters:
    ///   - viewControllers: The controllers. All must be different. With `nil`, there are none.
    ///   - animated: Whether the old items of the bar fade into the new ones.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        replaceControllers(viewControllers ?? [], animated: animated)
    }

    /// The index of the selected controller or tab in ``viewControllers`` or ``tabs``; `NSNotFound` if there is none.
    /// Indices out of range have no effect.
    open var selectedIndex: Int {
        get { indexOfSelection ?? NSNotFound }
        set { if roots.indices.contains(newValue) { select(roots[newValue]) } }
    }

    /// The selected controller. A new one must be among ``viewControllers``.
    open var selectedViewController: UIViewController? {
        get { selectedStorage?.viewController }
        set { selectController(newValue) }
    }

    // MARK: Tabs

    /// The tabs that the user selects from, if the app uses them in place of ``viewControllers``. The default is none.
    open var tabs: [UITab] {
        get { usesTabs ? roots : [] }
        set { setTabs(newValue, animated: false) }
    }

    /// Sets the tabs. The selected one stays selected if it is among them; otherwise it is the one at the same index, or
    /// else the first.
    ///
    /// - Parameters:
    ///   - tabs: The tabs. Their identifiers and those of the tabs in them must be different.
    ///   - animated: Whether the old items of the bar fade into the new ones.
    open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(tabs, animated: animated) }

    /// The selected tab; `nil` if there is none or the app uses ``viewControllers``. Setting it to a group selects the
    /// group's selected child. A tab that is not in this controller has no effect.
    open var selectedTab: UITab? {
        get { usesTabs ? selectedStorage : nil }
        set { if let newValue, newValue.owner === self { select(newValue) } }
    }

    /// Returns the tab with an identifier, in groups too, or `nil` if there is none.
    open func tab(forIdentifier identifier: String) -> UITab? {
        guard usesTabs else { return nil }
        return allTabs.first { $0.identifier == identifier }
    }

    /// The way in which tabs are displayed. The default is ``Mode/automatic``.
    open var mode = Mode.automatic { didSet { if mode != oldValue { tabsDidChange() } } }

    /// The sidebar.
    open var sidebar: Sidebar {
        if let sidebarStorage { return sidebarStorage }
        let sidebar = Sidebar(self)
        sidebarStorage = sidebar
        return sidebar
    }
    private(set) final var sidebarStorage: Sidebar?

    // MARK: Bar

    /// The bar. Its items are those of the tabs.
    open var tabBar: UITabBar {
        if let barStorage { return barStorage }
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: TabDesign.barHeight))
        barStorage = bar
        bar.controller = self
        bar.delegate = self
        return bar
    }

    /// A Boolean value that indicates whether the bar is hidden. The default is `false`.
    open var isTabBarHidden: Bool {
        get { isBarHiddenStorage }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar (TB-13).
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHiddenStorage else { return }
        isBarHiddenStorage = hidden
        barsDidChange(animated: animated, duration: BarDesign.hideDuration)
    }

    /// A navigation controller that is always empty: tabs that do not fit are in a menu of the bar on this platform
    /// (TB-10).
    open var moreNavigationController: UINavigationController {
        if let moreStorage { return moreStorage }
        let controller = UINavigationController()
        moreStorage = controller
        return controller
    }
    private var moreStorage: UINavigationController?

    // MARK: Delegate

    /// The delegate. Not retained.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// Called when the user has pressed an item, before its tab is selected. The default implementation does nothing.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    // MARK: Overrides

    /// Creates the view. Overrides must not call `super`.
    open override func loadView() {
        let view = TabBarControllerView(frame: CGRect(origin: .zero, size: UIWindowScene.standardSize))
        view.controller = self
        contentView.controller = self
        self.view = view
        install(in: view)
    }

    /// Handles the keys that select tabs (TB-12), and F6, which moves the focus between bar and content (BI-15).
    /// Overrides must call `super` with the presses that they do not handle.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !handle($0.key) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    /// The content first, then the bar.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        (displayed.map { [$0] } ?? []) + super.preferredFocusEnvironments
    }

    override var childForKeys: UIViewController? { displayed }

    override var barsForKeys: [UIView] {
        if isSidebarShown { return sidebarView.map { [$0] } ?? [] }
        return isBarShown ? [tabBar] : []
    }

    /// The scroll view of the selected controller.
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        displayed?.contentScrollView(for: edge)
    }

    /// Adopts the preferred size of the selected controller, with the height of the bar.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard container === displayed else { return }
        var size = container.preferredContentSize
        if size.height > 0, !isBarHiddenStorage { size.height += TabDesign.barHeight }
        preferredContentSize = size
    }
}
