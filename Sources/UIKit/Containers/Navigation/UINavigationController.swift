/// A container that displays the top of a stack of view controllers, with a navigation bar and optionally a toolbar.
///
/// ```swift
/// let navigation = UINavigationController(rootViewController: controller)
/// navigation.navigationBar.prefersLargeTitles = true
/// window.rootViewController = navigation
///
/// // In a view controller of the stack:
/// navigationController?.pushViewController(UIViewController(), animated: true)
/// ```
///
/// The bars display the `navigationItem` and the `toolbarItems` of the top controller. The user goes back with the back
/// button, Alt-Left, the back button of a mouse, a drag from the leading edge with a finger, and a swipe on a touchpad.
///
/// Appearance callbacks come in the order of NC-05. A push or pop during another one ends that first (NC-11). Without a
/// window or without animation, everything has happened when a method returns (NC-10).
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// The changes of the stack that the delegate animates.
    public enum Operation: Int, Sendable {
        /// No change.
        case none = 0
        /// A controller is pushed.
        case push = 1
        /// A controller is popped.
        case pop = 2
    }

    /// The duration of hiding and showing bars, in seconds (NC-15).
    nonisolated public static let hideShowBarDuration: CGFloat = 0.2

    // MARK: State, by topic of the extension that uses it

    final var stack: [UIViewController] = []
    /// The stack that a transition leads to, which decides about bars that are hidden on the stack (NC-17).
    final var comingStack: [UIViewController]?
    let contentView = ContainerContentView()
    private let barClass: UINavigationBar.Type
    private let toolbarClass: UIToolbar.Type
    private var barStorage: UINavigationBar?
    final var toolbarStorage: UIToolbar?
    final var isBarHiddenStorage = false
    final var isToolbarHiddenStorage = true
    /// A Boolean value that indicates whether the bars were hidden by one of the `hidesBars…` properties.
    final var areBarsHiddenByUser = false
    /// A Boolean value that indicates whether the toolbar was visible when the user hid the bars.
    final var wasToolbarShown = false
    /// A Boolean value that indicates whether an animation moves the bars.
    final var barAnimationCount = 0
    /// The height of the toolbar that is laid out: it is zero while the toolbar is hidden.
    final var isToolbarShown = false
    /// The scroll view whose offset the large title follows.
    final weak var trackedScrollView: UIScrollView?
    /// A Boolean value that indicates whether the large title follows the offset of the tracked scroll view. Before, it
    /// is visible if the content is at its start.
    final var followsOffset = false
    /// The heights of the bar at the last layout: of the parts that disappear when the content scrolls, and the others.
    final var collapsibleHeight: CGFloat = 0
    final var fixedBarHeight: CGFloat = 0
    /// The controller for which the delegate last received `didShow`.
    final weak var lastShown: UIViewController?
    final lazy var backGestures = BackGestures(self)
    final var barGestures: BarHidingGestures?
    /// The navigation controller of a split view whose stack this one has taken over, and the lowest of its controllers.
    final var collapsedSecondary: (navigation: UINavigationController, root: UIViewController)?

    // MARK: Creating

    /// Creates a navigation controller with a root view controller.
    public init(rootViewController: UIViewController) {
        barClass = UINavigationBar.self
        toolbarClass = UIToolbar.self
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// Creates a navigation controller whose bars are objects of the given classes.
    ///
    /// - Parameters:
    ///   - navigationBarClass: The class of the navigation bar; nil for ``UINavigationBar``.
    ///   - toolbarClass: The class of the toolbar; nil for ``UIToolbar``.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
        self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a navigation controller without children. Nib files are not supported, so both parameters are ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        barClass = UINavigationBar.self
        toolbarClass = UIToolbar.self
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Returns `nil`: archived view controllers are not supported.
    public required init?(coder: NSCoder) { return nil }

    // MARK: The stack

    /// The controllers, the top one last. Setting them changes the stack without animation (NC-04).
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller whose view is displayed.
    open var topViewController: UIViewController? { stack.last }

    /// The controller that the top one presents, or else the top one.
    open var visibleViewController: UIViewController? { topViewController.map { $0.presentedViewController ?? $0 } }

    /// Replaces the stack (NC-04). The change is animated as a pop if the new top is in the stack already, and as a
    /// push if not.
    ///
    /// - Parameters:
    ///   - viewControllers: The controllers, the top one last. All must be different.
    ///   - animated: Whether the change is animated.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let isKnown = viewControllers.last.map { new in stack.contains { $0 === new } } ?? true
        change(to: viewControllers, isKnown ? .pop : .push, animated: animated)
    }

    /// Pushes a controller, which becomes the top (NC-02).
    ///
    /// - Parameters:
    ///   - viewController: The controller. It must not be on the stack, and not be a navigation controller.
    ///   - animated: Whether the change is animated.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        containmentTransition?.endImmediately()
        precondition(
            !stack.contains { $0 === viewController },
            "Pushing the same view controller instance more than once is not supported (\(viewController))")
        change(to: stack + [viewController], .push, animated: animated)
    }

    /// Pops the top controller (NC-03).
    ///
    /// - Returns: The controller, or `nil` if there are fewer than two.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        containmentTransition?.endImmediately()
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: Array(stack.dropLast()), .pop, animated: animated)
        return top
    }

    /// Pops controllers until one is the top (NC-03).
    ///
    /// - Parameters:
    ///   - viewController: The controller, which must be on the stack.
    ///   - animated: Whether the change is animated.
    /// - Returns: The controllers that were popped, or `nil` if there are none.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        containmentTransition?.endImmediately()
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            preconditionFailure("Tried to pop to a view controller that doesn't exist.")
        }
        let popped = Array(stack[(index + 1)...])
        guard !popped.isEmpty else { return nil }
        change(to: Array(stack[...index]), .pop, animated: animated)
        return popped
    }

    /// Pops all controllers but the lowest (NC-03).
    ///
    /// - Returns: The controllers that were popped, or `nil` if there are none.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Pops the top controller, or dismisses this one if the user can dismiss it (AX-23).
    open override func accessibilityPerformEscape() -> Bool {
        popViewController(animated: true) != nil || super.accessibilityPerformEscape()
    }

    /// Pushes a controller (NC-20).
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    /// Pushes the secondary controller of a split view controller, or its stack if it is a navigation controller
    /// (SP-10).
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { push(secondary: secondaryViewController) }

    /// Pops the secondary controller: the navigation controller whose stack was pushed, with that stack, or else the
    /// top controller, unless it is the root (SP-10).
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { popSecondary() }

    // MARK: Delegate and gestures

    /// The delegate. Not retained.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The recognizer of drags from the leading edge and of swipes on a touchpad, with which the user goes back
    /// (NC-12).
    ///
    /// It begins only while the back button is visible, unless the app replaces its delegate.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { backGestures.pan }

    // MARK: Bars

    /// The navigation bar. Its items are those of the controllers on the stack.
    open var navigationBar: UINavigationBar {
        if let barStorage { return barStorage }
        let bar = CellFactory.makeView(barClass, frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        barStorage = bar
        bar.controller = self
        bar.delegate = self as? any UINavigationBarDelegate
        return bar
    }

    /// A Boolean value that indicates whether the navigation bar is hidden. The default is `false`.
    open var isNavigationBarHidden: Bool {
        get { isBarHiddenStorage }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the navigation bar (NC-15).
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        areBarsHiddenByUser = false
        guard hidden != isBarHiddenStorage else { return }
        isBarHiddenStorage = hidden
        barsDidChange(animated: animated)
    }

    /// The toolbar, which displays the `toolbarItems` of the top controller. It is created on first use.
    open var toolbar: UIToolbar! {
        if let toolbarStorage { return toolbarStorage }
        let toolbar = CellFactory.makeView(toolbarClass, frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        toolbarStorage = toolbar
        toolbar.isHidden = true
        if isViewLoaded { view.addSubview(toolbar) }
        return toolbar
    }

    /// A Boolean value that indicates whether the toolbar is hidden. The default is `true`.
    open var isToolbarHidden: Bool {
        get { isToolbarHiddenStorage }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar (NC-15).
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isToolbarHiddenStorage else { return }
        isToolbarHiddenStorage = hidden
        barsDidChange(animated: animated)
    }

    // MARK: Hiding bars automatically (NC-18)

    /// A Boolean value that indicates whether a drag upwards hides the bars, and a drag downwards shows them. The
    /// default is `false`.
    open var hidesBarsOnSwipe = false { didSet { barHidingDidChange() } }

    /// A Boolean value that indicates whether a tap on the content hides or shows the bars. The default is `false`.
    open var hidesBarsOnTap = false { didSet { barHidingDidChange() } }

    /// A Boolean value that indicates whether the bars hide when input views appear. The default is `false`.
    open var hidesBarsWhenKeyboardAppears = false { didSet { barHidingDidChange() } }

    /// A Boolean value that indicates whether the bars hide in a vertically compact environment. The default is
    /// `false`.
    open var hidesBarsWhenVerticallyCompact = false { didSet { barHidingDidChange() } }

    /// The recognizer of drags that hide and show the bars.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { ownBarGestures.pan }

    /// The recognizer of taps that hide and show the bars.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { ownBarGestures.tap }

    // MARK: Overrides

    /// Creates the view. Overrides must not call `super`.
    open override func loadView() {
        let view = NavigationView(frame: CGRect(origin: .zero, size: UIWindowScene.standardSize))
        view.controller = self
        contentView.controller = self
        self.view = view
        install(in: view)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let top = stack.last, top !== lastShown else { return }
        delegate?.navigationController(self, willShow: top, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tellDelegateAfterAppearing(animated)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        verticalSizeDidChange()
    }

    /// Handles Alt-Left, which goes back (NC-23), and F6, which moves the focus between bars and content (BI-15).
    /// Overrides must call `super` with the presses that they do not handle.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !handle($0.key) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    /// Moves keyboard focus to the search bar of the top controller (SR-06).
    open override func find(_ sender: Any?) {
        guard canFind, let search = visibleSearch else { return super.find(sender) }
        search.isActive = true
        search.searchBar.becomeFirstResponder()
        search.searchBar.searchTextField.selectAll(nil)
    }

    /// Begins renaming the top item (BI-22).
    open override func rename(_ sender: Any?) {
        guard let content = navigationBar.content, content.canRename, !isBarHiddenStorage else {
            return super.rename(sender)
        }
        content.beginRenaming()
    }

    /// Returns whether an action can be performed. Finding needs a search bar, renaming a delegate of the top item.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == Selector(.find) { return canFind }
        if action == Selector(.rename) { return !isBarHiddenStorage && navigationBar.content?.canRename == true }
        return super.canPerformAction(action, withSender: sender)
    }

    /// The content first, then the bars.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        (stack.last.map { [$0] } ?? []) + super.preferredFocusEnvironments
    }

    override var childForKeys: UIViewController? { stack.last }

    /// The item of a tab bar: that of the root controller, unless the app sets another one.
    open override var tabBarItem: UITabBarItem! {
        get { itemOfStack }
        set { super.tabBarItem = newValue }
    }

    override var existingTabBarItem: UITabBarItem? {
        super.existingTabBarItem ?? stack.first?.existingTabBarItem
    }

    /// Adopts the preferred size of the top controller, with the height of the bar.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard container === stack.last else { return }
        var size = container.preferredContentSize
        if size.height > 0, !isBarHiddenStorage { size.height += navigationBar.preferredHeight }
        preferredContentSize = size
    }
}
