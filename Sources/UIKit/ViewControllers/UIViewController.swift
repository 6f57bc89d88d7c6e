/// An object that manages a view hierarchy.
///
/// ```swift
/// final class GreetingController: UIViewController {
///     private let label = UILabel()
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         label.text = "Hello"
///         view.addSubview(label)
///     }
///
///     override func viewDidLayoutSubviews() {
///         label.frame = view.bounds.insetBy(dx: 20, dy: 20)
///     }
/// }
/// ```
///
/// A controller loads its view when the view is first needed, and is notified when the view appears and disappears.
/// There are no nib files and no storyboards: override `loadView()` to create another root view, or ``viewDidLoad()``
/// to add subviews. The initializer with a nib name ignores its parameters.
///
/// An invalid presentation writes a message to standard error and has no other effect. The properties for the status
/// bar, the home indicator and orientations exist so that code for iOS compiles; desktops have none of them, and these
/// properties have no effect.
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer {
    private var viewStorage: UIView?
    private var isLoadingView = false

    // The state, grouped by the extension that uses it.

    // Containment
    var childStorage: [UIViewController] = []
    weak var parentStorage: UIViewController?
    /// A Boolean value that indicates whether the controller has become a child and has not appeared since.
    var isNewChild = false
    /// A Boolean value that indicates whether the controller is about to be removed from its parent.
    var isLeavingParent = false

    // Appearance
    var appearance = AppearanceTransitionState()

    // Presentation
    var presentedStorage: UIViewController?
    weak var presentingStorage: UIViewController?
    /// The presentation in progress, in which this controller is presented, and the one that is prepared for the next.
    var presentation: UIPresentationController?
    var preparedPresentation: UIPresentationController?
    /// The transition that this controller takes part in.
    var transition: PresentationTransition?
    var presentationPhase = PresentationPhase.none
    /// The position of the view before a presentation removed it.
    var coveredViewPosition: CoveredViewPosition?
    /// The container of a presentation over the current context. Its geometry follows the view.
    var contextContainer: PresentationContainer?
    /// The first responder before this controller was presented.
    weak var suspendedResponder: UIResponder?

    // Containers
    /// The transition between two children in progress.
    var containmentTransition: ContainmentTransition?
    /// The properties that containers use. Allocated on first use.
    var containerValues: ContainerValues?

    /// The title of the controller. Setting it sets the titles of ``navigationItem`` and ``tabBarItem`` (NC-19).
    open var title: String? {
        get { titleStorage }
        set {
            let observedChange = propertyObservers?.willChange("title")
            defer { observedChange?.end() }
            titleStorage = newValue
            containerValues?.navigationItem?.title = newValue
            existingTabBarItem?.title = newValue
        }
    }
    private var titleStorage: String?

    /// Displays ``contentUnavailableConfiguration``; `nil` until it is used.
    var contentUnavailable: ContentUnavailableHost?
    /// A Boolean value that indicates whether the next layout pass asks for the configuration. The first one does.
    var needsContentUnavailableUpdate = true

    // Traits
    var traitObservers: TraitObservers?
    /// The trait overrides that the parent applies to this child.
    var parentOverrides: TraitValues?

    /// The user interface style of the controller's view hierarchy. With `.unspecified`, the default, it is inherited.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        willSet { if newValue != overrideUserInterfaceStyle { previousTraits = traitCollection } }
        didSet { notifyTraitChange() }
    }
    var previousTraits: UITraitCollection?

    /// Creates a view controller. This is the designated initializer, as on iOS. Nib files are not supported, so both
    /// parameters are ignored.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// Creates a view controller whose view is created by ``loadView()``.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Returns `nil`: archived view controllers are not supported. The initializer exists so that subclasses written
    /// for iOS compile.
    public required init?(coder: NSCoder) { return nil }

    /// The presenting controller if this one is presented, otherwise the superview of the controller's view. For a
    /// child, the superview leads to the parent (RC-03).
    open override var next: UIResponder? {
        presentingStorage ?? viewStorage?.superview ?? coveredViewPosition?.superview
    }

    package override var associatedView: UIView? { viewIfLoaded }

    /// Dismisses a sheet or popover when the user presses Escape. Overrides must call `super` with the presses that
    /// they do not handle.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presentation != nil else { return super.pressesBegan(presses, with: event) }
        let rest = presses.filter { $0.key?.keyCode != .keyboardEscape || presentation?.attemptDismissal() != true }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    /// Dismisses the controller if the user can dismiss it (AX-23). Overrides call `super` for what they do not handle.
    open override func accessibilityPerformEscape() -> Bool { presentation?.attemptDismissal() ?? false }

    /// The traits of the controller's view.
    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? traitsWithoutView }

    /// The traits that override the inherited ones for this controller's view hierarchy.
    open var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(traitObservers?.overrides ?? TraitValues()) }
        set { setTraitOverrides(newValue.values) }
    }

    /// Overrides traits for a child and its view hierarchy. With `nil`, no traits are overridden. The overrides end
    /// when the child is removed.
    ///
    /// - Parameters:
    ///   - collection: The traits to override.
    ///   - childViewController: A child of this controller.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) { setOverrides(collection, of: childViewController) }

    /// Returns the traits that were set with ``setOverrideTraitCollection(_:forChild:)`` for a child.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.parentOverrides.map(UITraitCollection.init) : nil
    }

    /// Called when the traits have changed. Overrides must call `super`.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    deinit { deinitOnMainActor { detachViewBeforeDeinit() } }

    /// Clears the references that the view and the presented controller have to this controller.
    private func detachViewBeforeDeinit() {
        viewStorage?.viewController = nil
        presentedStorage?.presenterWasDeallocated()
        // Setting the properties to `nil` here releases the objects on the main thread.
        viewStorage = nil
        presentedStorage = nil
        childStorage = []
    }

    // MARK: Focus

    /// The environments that receive focus when it moves into the controller. The default is the controller's view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    /// The superview of the controller's view.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }

    /// The focus group of the controller's contents. With `nil`, it is inherited (FO-03).
    open var focusGroupIdentifier: String?

    /// The object that provides the focusable items of the controller's view. The default is the view.
    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

    /// Requests a focus update to the preferred environments, if the focus is in the controller's view.
    open func setNeedsFocusUpdate() { viewIfLoaded?.window?.focusSystem.setNeedsUpdate(of: self) }

    /// Performs a requested focus update immediately.
    open func updateFocusIfNeeded() { viewIfLoaded?.window?.focusSystem.updateFocusIfNeeded() }

    /// Returns whether the focus may move. The default is `true`.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called when the focus has moved into, within or out of the controller. The default implementation does nothing.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: The view

    /// The view of the controller. Reading the property loads the view if necessary.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewStorage
        }
        set {
            guard newValue !== viewStorage else { return }
            viewStorage?.viewController = nil
            viewStorage = newValue
            viewStorage?.viewController = self
        }
    }

    /// The view, or `nil` if it has not been loaded.
    open var viewIfLoaded: UIView? { viewStorage }

    /// A Boolean value that indicates whether the view has been loaded.
    open var isViewLoaded: Bool { viewStorage != nil }

    /// Creates a plain view and assigns it to ``view``. Overrides must not call `super`.
    open func loadView() { view = UIView(frame: CGRect(origin: .zero, size: UIWindowScene.standardSize)) }

    /// Loads the view if it has not been loaded.
    open func loadViewIfNeeded() {
        guard viewStorage == nil, !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        precondition(viewStorage != nil, "\(type(of: self)).loadView() did not assign a view: set `view` in it")
        viewDidLoad()
    }

    /// Called when the view has been loaded. Overrides must call `super`.
    open func viewDidLoad() {}

    /// Called when the view is about to appear. The view is not in the window yet (VC-01). Overrides must call `super`,
    /// as with the following methods.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called once for each appearance, when the view is in the window with its final traits and size, before it is
    /// laid out.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called when the view has appeared and has been laid out.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called when the view is about to disappear.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called when the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Called before the view's `layoutSubviews`.
    open func viewWillLayoutSubviews() {}

    /// The area that bars at the top cover. Deprecated in favor of ``UIView/safeAreaLayoutGuide`` (LG-15).
    open var topLayoutGuide: any UILayoutSupport { view.ownRareValues.guides.bars(of: view, isTop: true) }

    /// The area that bars at the bottom cover. Deprecated in favor of ``UIView/safeAreaLayoutGuide`` (LG-15).
    open var bottomLayoutGuide: any UILayoutSupport { view.ownRareValues.guides.bars(of: view, isTop: false) }

    /// Called when the view's constraints are to be updated. The default implementation calls
    /// `view.updateConstraints()`. An override must call `super` last (LP-03).
    open func updateViewConstraints() {
        MethodIdentity.base()
        viewIfLoaded?.updateConstraints()
    }

    /// Called after the view's `layoutSubviews`.
    open func viewDidLayoutSubviews() {}

    // MARK: Unavailable content

    /// The content to display in front of the view while the controller's own content is unavailable, usually a
    /// ``UIContentUnavailableConfiguration``. With `nil`, the default, the view is displayed (CU-01).
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { contentUnavailable?.configuration }
        set { showContentUnavailable(newValue) }
    }

    /// The current state, from which a configuration can be derived.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    }

    /// Requests a call of ``updateContentUnavailableConfiguration(using:)`` before the next layout of the view (CU-02).
    open func setNeedsUpdateContentUnavailableConfiguration() { requestContentUnavailableUpdate() }

    /// Called to update ``contentUnavailableConfiguration``: before the first layout of the view, and once before a later
    /// one however often that was requested (CU-02). The default implementation does nothing.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Safe area and margins

    /// Insets that extend the safe area of the controller's view, in points, for areas that the controller covers with
    /// its own bars (GE-12). The default is zero.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            if !GeometryValidation.accepts(additionalSafeAreaInsets, "additionalSafeAreaInsets", of: self) {
                additionalSafeAreaInsets = oldValue
            }
            if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() }
        }
    }

    /// Called when the safe area of the view has changed. The default implementation does nothing.
    open func viewSafeAreaInsetsDidChange() {}

    /// The minimum margins of the controller's view, in points. The default is 16 at the leading and trailing edges.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    }

    /// A Boolean value that indicates whether the view's margins are at least ``systemMinimumLayoutMargins``. The
    /// default is `true`.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.marginsDidChange() } }
    }

    /// Called when the margins of the view have changed. The default implementation does nothing.
    open func viewLayoutMarginsDidChange() {}

    // MARK: Key commands

    private var addedKeyCommands: [UIKeyCommand] = []

    /// The key commands that were added with ``addKeyCommand(_:)``.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Adds a key command. It is active while the controller, or a view in its view hierarchy, is first responder.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

    /// Removes a key command that was added with ``addKeyCommand(_:)``.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

    // MARK: Appearing

    /// Tells a child controller that its view is about to appear or disappear. For parents that do not forward
    /// appearance methods automatically (``shouldAutomaticallyForwardAppearanceMethods``) or that run their own
    /// animation. The call is forwarded to the children of the child, unless the child disables that.
    ///
    /// - Parameters:
    ///   - isAppearing: `true` if the view is about to appear, `false` if it is about to disappear.
    ///   - animated: `true` if the transition is animated.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(isAppearing: isAppearing, animated: animated)
    }

    /// Tells a child controller that the transition that ``beginAppearanceTransition(_:animated:)`` began has ended.
    /// Does nothing without that call.
    open func endAppearanceTransition() { endTransition() }

    /// A Boolean value that indicates whether appearance methods are forwarded to the children automatically. The
    /// default is `true`. If an override returns `false`, the controller must call
    /// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` of its children.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// A Boolean value that indicates whether the view appears because the controller is being added to a parent. Valid
    /// during the appearance methods.
    open var isMovingToParent: Bool { appearance.isMovingToParent }

    /// A Boolean value that indicates whether the view disappears because the controller is being removed from its
    /// parent. Valid during the appearance methods.
    open var isMovingFromParent: Bool { appearance.isMovingFromParent }

    // MARK: Containment

    /// The parent view controller.
    open var parent: UIViewController? { parentStorage }

    /// The child view controllers.
    open var children: [UIViewController] { childStorage }

    /// Adds a child. Then add the child's view and call its ``didMove(toParent:)`` (VC-02).
    open func addChild(_ childController: UIViewController) { add(childController) }

    /// Removes the controller from its parent. Call `willMove(toParent: nil)` and remove the view first (VC-02).
    open func removeFromParent() { leaveParent() }

    /// Called when the controller is about to be added to a parent, or to be removed from its parent. Overrides must
    /// call `super`.
    open func willMove(toParent parent: UIViewController?) { isLeavingParent = parent == nil && self.parent != nil }

    /// Called when the controller has been added to a parent, or removed from its parent. Overrides must call `super`.
    open func didMove(toParent parent: UIViewController?) { if appearance.state != .appearing { isNewChild = false } }

    /// Replaces the view of one child with that of another, in the superview of the first, and calls the appearance
    /// methods of both. Set the frame of the second view before the call or in `animations`.
    ///
    /// - Parameters:
    ///   - fromViewController: The child whose view is visible.
    ///   - toViewController: The child whose view replaces it.
    ///   - duration: The duration in seconds. The change is immediate if it is zero or negative.
    ///   - options: The animation options. With ``UIView/AnimationOptions/transitionCrossDissolve``, one view fades
    ///     into the other.
    ///   - animations: Changes of views that are animated.
    ///   - completion: A closure that is called when the first view has been removed and both controllers have been
    ///     notified. Its argument is `false` if the animation was interrupted.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromViewController, for: toViewController, duration, options, animations, completion)
    }

    // MARK: Presentation

    /// The style of the presentation of this controller. The default is `.automatic`, which is a page sheet.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if modalPresentationStyle != oldValue { preparedPresentation = nil } }
    }

    /// The animation for the presentation and dismissal of this controller.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// The object that provides animators, and the presentation controller for the style `.custom`.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        didSet { if transitioningDelegate !== oldValue { preparedPresentation = nil } }
    }

    /// A Boolean value that indicates whether the user cannot dismiss the controller. The default is `false`.
    open var isModalInPresentation = false

    /// A Boolean value that indicates whether presentations over the current context, by this controller or its
    /// descendants, cover this controller's view. The default is `false`. If no enclosing controller returns `true`,
    /// such presentations cover the window.
    open var definesPresentationContext = false

    /// The preferred size of the view, for example in a form sheet or popover, in points. Zero on an axis means no
    /// preference.
    open var preferredContentSize = CGSize.zero {
        didSet {
            if !GeometryValidation.accepts(preferredContentSize, "preferredContentSize", of: self) {
                preferredContentSize = oldValue
            }
            guard preferredContentSize != oldValue else { return }
            presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// The controller that this controller, or else its nearest ancestor, presents.
    open var presentedViewController: UIViewController? { nearestPresented }

    /// The controller that presents this controller, or else its nearest presented ancestor.
    open var presentingViewController: UIViewController? { nearestPresenting }

    /// The presentation controller of this controller or of its presented ancestor. Before a presentation, it is the
    /// one that the next presentation will use, so that its delegate can be set.
    open var presentationController: UIPresentationController? { currentPresentationController() }

    /// Returns a presentation controller that a class of the library uses, whatever its presentation style.
    func makeOwnPresentationController(presenting: UIViewController?) -> UIPresentationController? { nil }

    /// A Boolean value that indicates whether the controller is being presented. Valid during the appearance methods.
    open var isBeingPresented: Bool { presentationPhase == .presenting }

    /// A Boolean value that indicates whether the controller is being dismissed. Valid during the appearance methods.
    open var isBeingDismissed: Bool { presentationPhase == .dismissing }

    /// The coordinator for animations alongside the presentation or dismissal in progress, or `nil` if there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        transition ?? containmentTransition ?? parent?.transitionCoordinator
    }

    /// Presents a controller over this one.
    ///
    /// An invalid call writes a message to the standard error output and has no other effect. A call is invalid if the
    /// controller is already presented, has a parent or would present itself, or if the presenter already presents
    /// another controller or is not in a window.
    ///
    /// - Parameters:
    ///   - viewControllerToPresent: The controller to present.
    ///   - flag: `true` to animate the presentation.
    ///   - completion: A closure that is called when the controller has appeared.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the controller that this one presents, with everything presented over it. If there is none, asks the
    /// presenting controller to dismiss this one.
    ///
    /// - Parameters:
    ///   - flag: `true` to animate the dismissal.
    ///   - completion: A closure that is called when the controller has disappeared. It is not called if there is
    ///     nothing to dismiss.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if presentedStorage != nil {
            startDismissing(animated: flag, completion: completion)
        } else if let parent, parent.nearestPresented != nil {
            parent.dismiss(animated: flag, completion: completion)
        } else {
            presentingViewController?.dismiss(animated: flag, completion: completion)
        }
    }

    /// Shows a controller in the nearest container whose class overrides this method, or presents it if there is none.
    ///
    /// - Parameters:
    ///   - vc: The controller to show.
    ///   - sender: The object that initiated the request.
    open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, .show, sender: sender) }

    /// Shows a controller as the detail of this one in the nearest container whose class overrides this method, or
    /// presents it if there is none.
    ///
    /// - Parameters:
    ///   - vc: The controller to show.
    ///   - sender: The object that initiated the request.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showInContainer(vc, .showDetail, sender: sender)
    }

    /// Returns the nearest controller, from this one outwards, that performs an action, or `nil` if there is none.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - sender: The object that initiated the request.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        actionTarget(for: action, sender: sender)
    }

    // MARK: Editing

    /// A Boolean value that indicates whether the user can edit the contents of the controller. The default is `false`.
    /// Setting it calls ``setEditing(_:animated:)`` without an animation.
    open var isEditing: Bool {
        get { isEditingStorage }
        set { setEditing(newValue, animated: false) }
    }
    private var isEditingStorage = false

    /// Begins or ends editing. Overrides must call `super`.
    ///
    /// - Parameters:
    ///   - editing: `true` to begin editing, `false` to end it.
    ///   - animated: `true` to animate the change.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditingStorage = editing
        containerValues?.updateEditItem(isEditing: editing)
    }

    /// A name of the controller for the state of its scene, which the app chooses. The default is nil (RS-04).
    /// Controllers with a state that the user changes, such as the selected tab, store it under this name.
    open var restorationIdentifier: String? {
        get { containerValues?.restorationIdentifier }
        set { if newValue != nil || containerValues != nil { ownContainerValues.restorationIdentifier = newValue } }
    }

    /// An item that toggles ``isEditing``, and shows "Edit" or "Done" accordingly.
    open var editButtonItem: UIBarButtonItem { makeEditButtonItem() }

    // MARK: Navigation

    /// The item that a navigation bar shows for the controller. It is created on first use, with the controller's title
    /// (NC-19).
    open var navigationItem: UINavigationItem { makeNavigationItem() }

    /// The nearest ancestor that is a navigation controller, or `nil` if there is none.
    open var navigationController: UINavigationController? { nearestNavigationController }

    /// The nearest ancestor that is a split view controller, or `nil` if there is none (SP-12).
    open var splitViewController: UISplitViewController? { nearestSplitViewController }

    /// Takes over the content of the secondary controller, because a split view controller collapses onto this
    /// controller (SP-10). The default implementation does nothing: the secondary controller is no longer displayed.
    ///
    /// - Parameters:
    ///   - secondaryViewController: The secondary controller.
    ///   - splitViewController: The split view controller.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Returns the secondary controller, because a split view controller expands whose primary controller is this one
    /// (SP-10). The default implementation returns `nil`.
    ///
    /// - Parameter splitViewController: The split view controller.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    /// The items that the toolbar of the navigation controller shows while the controller is on top (NC-15).
    open var toolbarItems: [UIBarButtonItem]? {
        get { containerValues?.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets the items of the toolbar.
    ///
    /// - Parameters:
    ///   - toolbarItems: The items.
    ///   - animated: Whether the old items fade into the new ones.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        ownContainerValues.toolbarItems = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self, animated: animated)
    }

    /// A Boolean value that indicates whether the toolbar, or the tab bar around the navigation controller, is hidden
    /// while the controller is on the stack (NC-17). The default is `false`.
    open var hidesBottomBarWhenPushed: Bool {
        get { containerValues?.hidesBottomBar ?? false }
        set {
            ownContainerValues.hidesBottomBar = newValue
            navigationController?.setBarsNeedLayout()
        }
    }

    // MARK: Tabs

    /// The item that a tab bar shows for the controller. It is created on first use, with the controller's title
    /// (NC-19). The item of a navigation controller is that of its root controller, unless the app sets another one.
    open var tabBarItem: UITabBarItem! {
        get { makeTabBarItem() }
        set { setTabBarItem(newValue) }
    }

    /// The nearest ancestor that is a tab bar controller, or `nil` if there is none.
    open var tabBarController: UITabBarController? { nearestTabBarController }

    /// The tab that displays the controller or its nearest ancestor; `nil` if there is none, or if the tab bar
    /// controller uses `viewControllers` (TB-07).
    open var tab: UITab? { nearestTab }

    // MARK: Content and bars

    /// The edges at which the view extends below bars (NC-16). The default is all.
    open var edgesForExtendedLayout: UIRectEdge {
        get { containerValues?.extendedEdges ?? .all }
        set {
            ownContainerValues.extendedEdges = newValue
            navigationController?.setBarsNeedLayout()
        }
    }

    /// A Boolean value that indicates whether the view also extends below bars that are not translucent (NC-16). The
    /// default is `false`.
    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { containerValues?.extendsBelowOpaqueBars ?? false }
        set {
            ownContainerValues.extendsBelowOpaqueBars = newValue
            navigationController?.setBarsNeedLayout()
        }
    }

    /// The older way to control whether bars change the insets of the content scroll view: if it is `false`, a scroll
    /// view with automatic adjustment ignores them (SC-06). The default is `true`.
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { containerValues?.adjustsScrollViews ?? true }
        set {
            ownContainerValues.adjustsScrollViews = newValue
            navigationController?.setBarsNeedLayout()
        }
    }

    /// Returns the scroll view whose offset bars at an edge follow (NC-21): the one that was set, else the first one
    /// that touches the edge of the view, or `nil` if there is none.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { findContentScrollView(for: edge) }

    /// Sets the scroll view whose offset bars at an edge follow. With `nil`, it is found automatically.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        storeContentScrollView(scrollView, for: edge)
    }

    /// Sets the scroll view whose offset the bars at all edges follow.
    open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

    /// The child that receives key events while there is no first responder.
    var childForKeys: UIViewController? { nil }

    /// The bars that F6 reaches from the content of this container (BI-15).
    var barsForKeys: [UIView] { [] }

    /// The item for tab bars, if it has been created.
    var existingTabBarItem: UITabBarItem? { containerValues?.tabBarItem }

    // MARK: Devices
    // Desktop windows have no orientation, and desktops have no status bar. These members exist for overrides only.

    /// The orientations that the controller supports. The library never reads it, because desktop windows have no
    /// orientation.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    /// The orientation in which the controller is best presented. The library never reads it, because desktop windows
    /// have no orientation.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    /// A Boolean value that indicates whether the interface rotates with the device. The library never reads it,
    /// because desktop windows have no orientation.
    open var shouldAutorotate: Bool { true }

    /// Reports that ``supportedInterfaceOrientations`` changed. Has no effect on this platform.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// A Boolean value that indicates whether the status bar is hidden. Desktops have no status bar, so that
    /// it has no effect (WC-01).
    open var prefersStatusBarHidden: Bool { false }

    /// The style of the status bar. Desktops have no status bar, so that it has no effect (WC-01).
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// The animation for showing and hiding the status bar. Desktops have no status bar, so that it has no effect
    /// (WC-01).
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// Reports that the style or visibility of the status bar changed. The properties are read, through the children
    /// that ``childForStatusBarStyle`` and ``childForStatusBarHidden`` return, and have no effect (WC-01).
    open func setNeedsStatusBarAppearanceUpdate() { askForStatusBarAppearance() }

    /// The child that determines the style of the status bar. Desktops have no status bar, so that it has
    /// no effect (WC-01).
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that determines whether the status bar is hidden. Desktops have no status bar, so that it has
    /// no effect (WC-01).
    open var childForStatusBarHidden: UIViewController? { nil }

    /// A Boolean value that indicates whether the home indicator is hidden. The library never reads it, because
    /// desktops have no home indicator.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// Reports that ``prefersHomeIndicatorAutoHidden`` changed. Has no effect on this platform.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    // MARK: Size

    /// Called when the size of the view is about to change, because its window, presentation or parent changes. The
    /// call is forwarded to the children and to the presented controller. Overrides must call `super`.
    ///
    /// - Parameters:
    ///   - size: The new size of the view.
    ///   - coordinator: The coordinator for animations alongside the change.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        notifyOfSizeChange(size, coordinator)
    }

    /// Returns the size of a child's view for a given size of this controller's view: the same size if the child fills
    /// it now, otherwise the child's current size.
    ///
    /// - Parameters:
    ///   - container: The child.
    ///   - parentSize: The size of this controller's view.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let child = (container as? UIViewController)?.viewIfLoaded else { return parentSize }
        return child.bounds.size == viewIfLoaded?.bounds.size ? parentSize : child.bounds.size
    }

    /// Called when the preferred size of a child has changed. The default implementation does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
}
