/// Manages a tree of views: makes it when it is first needed, and is told when it appears and disappears.
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer {
    private var viewStorage: UIView?
    private var isLoadingView = false

    // State, by topic of the extension that uses it.

    // Containment
    var childStorage: [UIViewController] = []
    weak var parentStorage: UIViewController?
    /// Whether it became a child and has not appeared since.
    var isNewChild = false
    /// Whether it was told that it will be no child any more.
    var isLeavingParent = false

    // Appearance
    var appearance = AppearanceRecord()

    // Presentation
    var presentedStorage: UIViewController?
    weak var presentingStorage: UIViewController?
    /// The presentation in which this controller is presented, and the one that was asked for before.
    var presentation: UIPresentationController?
    var preparedPresentation: UIPresentationController?
    /// The presentation or dismissal that this controller takes part in at the moment.
    var transition: PresentationTransition?
    var presentationPhase = PresentationPhase.none
    /// Where the view was before a presentation took it out.
    var coveredPlace: CoveredPlace?
    /// The container of what covers this controller alone; it follows the view.
    weak var contextContainer: PresentationContainer?
    /// Who had the keys before this controller was presented.
    weak var suspendedResponder: UIResponder?

    /// What the controller is called.
    open var title: String?

    // Traits
    var traitWatch: TraitWatch?
    /// What the parent overrides for this child.
    var parentOverrides: TraitValues?

    /// Light or dark, whatever the rest of the interface is. Unspecified follows the views around.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        willSet { if newValue != overrideUserInterfaceStyle { previousTraits = traitCollection } }
        didSet { tellTraitChange() }
    }
    var previousTraits: UITraitCollection?

    /// There are no nib files on this platform: both parameters are ignored. It is the designated initializer, as on
    /// iOS.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// A controller whose view is made by ``loadView()``.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// There are no archives of controllers on this platform: always nil. It exists so that subclasses written for iOS
    /// compile.
    public required init?(coder: NSCoder) { return nil }

    /// The presenting controller, if this one is presented; otherwise the superview of the controller's view, which for
    /// a child leads to its parent (RC-03).
    open override var next: UIResponder? { presentingStorage ?? viewStorage?.superview ?? coveredPlace?.superview }

    package override var responderWindow: UIWindow? { viewStorage?.window ?? super.responderWindow }

    /// Escape dismisses a sheet. Overrides call `super` with what they do not handle.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presentation != nil else { return super.pressesBegan(presses, with: event) }
        let rest = presses.filter { $0.key?.keyCode != .keyboardEscape || presentation?.attemptDismissal() != true }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    /// The circumstances the view is shown in.
    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? traitsWithoutView }

    /// The traits that this controller's view and all in it have instead of those around it.
    open var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(traitWatch?.overrides ?? TraitValues()) }
        set { setTraitOverrides(newValue.values) }
    }

    /// Overrides traits for a child and all in it; nil overrides none. It ends when the child leaves.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) { setOverrides(collection, of: childViewController) }

    /// What ``setOverrideTraitCollection(_:forChild:)`` was given for a child.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.parentOverrides.map(UITraitCollection.init) : nil
    }

    /// The traits changed. Overrides call `super`.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    deinit { deinitOnMainActor { detachViewBeforeDeinit() } }

    /// Clears the references to the controller that its view and the presented controller hold.
    private func detachViewBeforeDeinit() {
        viewStorage?.viewController = nil
        presentedStorage?.presenterIsGone()
        // Released here, they are released on the main thread.
        viewStorage = nil
        presentedStorage = nil
        childStorage = []
    }

    // MARK: Focus

    /// Where the focus goes when it comes into the controller: its view, unless overridden.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    /// The superview of the controller's view.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }

    /// The group that what is in the controller belongs to; nil is that of what is around it (FO-03).
    open var focusGroupIdentifier: String?

    /// Says which items are in the controller's view: that itself, unless overridden.
    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

    /// Asks for the focus, if it is in the controller's view, to go to what is preferred now.
    open func setNeedsFocusUpdate() { viewIfLoaded?.window?.focusSystem.setNeedsUpdate(of: self) }

    /// Does at once what was asked for.
    open func updateFocusIfNeeded() { viewIfLoaded?.window?.focusSystem.updateFocusIfNeeded() }

    /// Whether the focus may move. True unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// The focus has moved, from something in the controller or to it. Does nothing here.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: The view

    /// The controller's view; asking for it loads it.
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

    /// The view, if it was loaded.
    open var viewIfLoaded: UIView? { viewStorage }

    /// Whether the view was loaded.
    open var isViewLoaded: Bool { viewStorage != nil }

    /// Makes the view and assigns it to ``view``: a plain one. An override does not call `super`.
    open func loadView() { view = UIView(frame: CGRect(origin: .zero, size: UIWindowScene.standardSize)) }

    /// Loads the view if that was not done.
    open func loadViewIfNeeded() {
        guard viewStorage == nil, !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        precondition(viewStorage != nil, "\(type(of: self)).loadView() did not assign a view: set `view` in it")
        viewDidLoad()
    }

    /// The view was loaded. Overrides call `super`.
    open func viewDidLoad() {}

    /// The view is about to appear; it is not in the window yet (VC-01). Overrides call `super`, as with all of these.
    open func viewWillAppear(_ animated: Bool) {}

    /// The view is in the window, with its traits and size, and is laid out next; once for each appearance.
    open func viewIsAppearing(_ animated: Bool) {}

    /// The view has appeared and was laid out.
    open func viewDidAppear(_ animated: Bool) {}

    /// The view is about to disappear.
    open func viewWillDisappear(_ animated: Bool) {}

    /// The view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}

    /// The view's `layoutSubviews` is about to be called.
    open func viewWillLayoutSubviews() {}

    /// The view's `layoutSubviews` was called.
    open func viewDidLayoutSubviews() {}

    // MARK: Safe area and margins

    /// What the controller adds to its view's safe area, in points: room that it covers with bars of its own (GE-12).
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            if !GeometryValidation.accepts(additionalSafeAreaInsets, "additionalSafeAreaInsets", of: self) {
                additionalSafeAreaInsets = oldValue
            }
            if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() }
        }
    }

    /// The view's safe area changed. Does nothing here.
    open func viewSafeAreaInsetsDidChange() {}

    /// The least margins of the controller's view, in points: 16 at the sides.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    }

    /// Whether the view's margins are at least ``systemMinimumLayoutMargins``. True unless set otherwise.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.marginsDidChange() } }
    }

    /// The view's margins changed. Does nothing here.
    open func viewLayoutMarginsDidChange() {}

    // MARK: Key commands

    private var addedKeyCommands: [UIKeyCommand] = []

    /// The commands that were added with ``addKeyCommand(_:)``.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Adds a command that keys perform while the controller or a view in its own has the keys.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

    /// Takes away a command that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

    // MARK: Appearing

    /// Tells a child controller that its view is about to appear or disappear, for a parent that does not leave that to
    /// the toolkit (``shouldAutomaticallyForwardAppearanceMethods``), or that has an animation of its own. Children of
    /// the child, unless it says otherwise, are told as well.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(isAppearing: isAppearing, animated: animated)
    }

    /// Tells a child controller that what ``beginAppearanceTransition(_:animated:)`` began is done. Without that call
    /// it does nothing.
    open func endAppearanceTransition() { endTransition() }

    /// Whether children hear by themselves that they appear and disappear. True unless overridden; with false, the
    /// controller calls ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` of its children.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Whether the view appears because the controller has become a child; to be asked while it does.
    open var isMovingToParent: Bool { appearance.isMovingToParent }

    /// Whether the view disappears because the controller stops being a child; to be asked while it does.
    open var isMovingFromParent: Bool { appearance.isMovingFromParent }

    // MARK: Containment

    /// The controller this one is a child of.
    open var parent: UIViewController? { parentStorage }

    /// The controllers whose views are in this one's.
    open var children: [UIViewController] { childStorage }

    /// Makes `childController` a child; then add its view and call its ``didMove(toParent:)`` (VC-02).
    open func addChild(_ childController: UIViewController) { add(childController) }

    /// Ends being a child; call `willMove(toParent: nil)` and remove the view before (VC-02).
    open func removeFromParent() { leaveParent() }

    /// The controller is about to become a child, or to stop being one. Overrides call `super`.
    open func willMove(toParent parent: UIViewController?) { isLeavingParent = parent == nil && self.parent != nil }

    /// The controller has become a child, or has stopped being one. Overrides call `super`.
    open func didMove(toParent parent: UIViewController?) { if appearance.state != .appearing { isNewChild = false } }

    /// Puts the view of one child in the place of another's, in the superview of the first, and tells both that they
    /// appear and disappear. Give the second view its frame before or in `animations`.
    ///
    /// - Parameters:
    ///   - duration: seconds; zero and less change at once.
    ///   - options: as for views; with ``UIView/AnimationOptions/transitionCrossDissolve`` the one fades into the
    ///     other.
    ///   - animations: changes of views that are animated.
    ///   - completion: runs when the first view is removed and both controllers were told: with false if the animation
    ///     was interrupted.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromViewController, for: toViewController, duration, options, animations, completion)
    }

    // MARK: Presentation

    /// How the view lies over others when this controller is presented. `.automatic` unless set, which is a page sheet.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if modalPresentationStyle != oldValue { preparedPresentation = nil } }
    }

    /// How the view comes and goes when this controller is presented.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// Gives out animators, and the presentation controller for the style `.custom`.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        didSet { if transitioningDelegate !== oldValue { preparedPresentation = nil } }
    }

    /// Whether the person cannot dismiss the controller: only code can. False unless set.
    open var isModalInPresentation = false

    /// Whether presentations over the current context, by this controller and those in it, cover this controller's
    /// view. False unless set; if no controller around says so, they cover the window.
    open var definesPresentationContext = false

    /// The size the view would like to have when the controller is shown as a form sheet, in points; zero on an axis
    /// where it does not matter.
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

    /// The controller that this one, or the nearest of those it is in, presents.
    open var presentedViewController: UIViewController? { nearestPresented }

    /// The controller that presents this one, or the nearest of those it is in.
    open var presentingViewController: UIViewController? { nearestPresenting }

    /// What manages the presentation of this controller, or of one it is in; before that, what will manage the next, so
    /// that its delegate can be set.
    open var presentationController: UIPresentationController? { presentationControllerNow() }

    /// Whether the controller appears because it is presented; to be asked while it does.
    open var isBeingPresented: Bool { presentationPhase == .presenting }

    /// Whether the controller disappears because it is dismissed; to be asked while it does.
    open var isBeingDismissed: Bool { presentationPhase == .dismissing }

    /// Lets others animate along with the presentation or dismissal that goes on; nil if there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        transition ?? parent?.transitionCoordinator
    }

    /// Shows a controller over this one.
    ///
    /// What cannot be meant is reported on the standard error output, and nothing happens: a controller that is
    /// presented already, that has a parent, that would present itself; a presenter that presents another, or is not in
    /// a window.
    ///
    /// - Parameter completion: runs when the controller has appeared.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses what this controller presents, with everything presented over it; if there is nothing, asks the
    /// presenting controller to dismiss this one.
    ///
    /// - Parameter completion: runs when it has disappeared. Never, if there is nothing to dismiss.
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
    open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, .show, sender: sender) }

    /// Shows a controller as the detail of this one in the nearest container whose class overrides this method, or
    /// presents it if there is none.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showInContainer(vc, .showDetail, sender: sender)
    }

    /// Returns the nearest controller among this one and those around it that performs an action; nil if none does.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        actionTarget(for: action, sender: sender)
    }

    // MARK: Editing

    /// Whether the user can edit what the controller shows. False by default. Setting it calls
    /// ``setEditing(_:animated:)`` without animation.
    open var isEditing: Bool {
        get { isEditingStorage }
        set { setEditing(newValue, animated: false) }
    }
    private var isEditingStorage = false

    /// Begins or ends editing. Overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditingStorage = editing }

    // MARK: Devices
    // A desktop window has no orientation, and no desktop shows a status bar: these are for overriding only.

    /// The orientations that the controller supports.
    /// The toolkit never reads it: desktop windows have no orientation.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    /// The orientation in which the controller is best presented.
    /// The toolkit never reads it: desktop windows have no orientation.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    /// Whether the interface turns with the device.
    /// The toolkit never reads it: desktop windows have no orientation.
    open var shouldAutorotate: Bool { true }

    /// Notes that ``supportedInterfaceOrientations`` changed. Has no effect on this platform.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// Whether the status bar is hidden.
    /// The toolkit never reads it: desktops have no status bar.
    open var prefersStatusBarHidden: Bool { false }

    /// The style of the status bar.
    /// The toolkit never reads it: desktops have no status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// How the status bar comes and goes.
    /// The toolkit never reads it: desktops have no status bar.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// Notes that the status bar's style or visibility changed. Has no effect on this platform.
    open func setNeedsStatusBarAppearanceUpdate() {}

    /// The child that determines the status bar's style.
    /// The toolkit never reads it: desktops have no status bar.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that determines whether the status bar is hidden.
    /// The toolkit never reads it: desktops have no status bar.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Whether the home indicator is hidden.
    /// The toolkit never reads it: desktops have no home indicator.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// Notes that ``prefersHomeIndicatorAutoHidden`` changed. Has no effect on this platform.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    // MARK: Size

    /// The view is about to get another size, because the window, the presentation or the controller around it does.
    /// Children and what is presented hear of theirs. Overrides call `super`.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        tellOfSize(size, coordinator)
    }

    /// The size of a child's view when this controller's view has a size: the same, if it fills it now; otherwise its
    /// own.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let child = (container as? UIViewController)?.viewIfLoaded else { return parentSize }
        return child.bounds.size == viewIfLoaded?.bounds.size ? parentSize : child.bounds.size
    }

    /// A child wishes another size. Does nothing here.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
}
