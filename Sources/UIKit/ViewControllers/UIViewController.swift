/// Manages a tree of views: makes it when it is first needed, and is told when it appears and disappears.
@MainActor open class UIViewController: UIResponder {
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

    /// What the controller is called.
    open var title: String?

    /// Light or dark, whatever the rest of the interface is. Unspecified follows the views around.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        willSet { previousTraits = traitCollection }
        didSet {
            if overrideUserInterfaceStyle != oldValue, let previousTraits {
                viewIfLoaded?.propagateTraitChange(from: previousTraits)
            }
            previousTraits = nil
        }
    }
    private var previousTraits: UITraitCollection?

    /// There are no nib files on this platform: both parameters are ignored. It is the designated initializer, as on iOS.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// A controller whose view is made by ``loadView()``.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// There are no archives of controllers on this platform: always nil. It exists so that subclasses written for iOS
    /// compile.
    public required init?(coder: NSCoder) { return nil }

    /// The superview of the controller's view; for a child controller that leads to its parent (RC-03).
    open override var next: UIResponder? { viewStorage?.superview }

    /// The circumstances the view is shown in.
    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? .system }

    /// The traits changed. Overrides call `super`.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    isolated deinit { viewStorage?.viewController = nil }

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
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
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

    // MARK: Appearing

    /// Tells a child controller that its view is about to appear or disappear, for a parent that does not leave that to the
    /// toolkit (``shouldAutomaticallyForwardAppearanceMethods``), or that has an animation of its own. Children of the
    /// child, unless it says otherwise, are told as well.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(isAppearing: isAppearing, animated: animated)
    }

    /// Tells a child controller that what ``beginAppearanceTransition(_:animated:)`` began is done. Without that call it does
    /// nothing.
    open func endAppearanceTransition() { endTransition() }

    /// Whether children hear by themselves that they appear and disappear. True unless overridden; with false, the controller
    /// calls ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` of its children.
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

    /// Puts the view of one child in the place of another's, in the superview of the first, and tells both that they appear
    /// and disappear. Give the second view its frame before or in `animations`.
    ///
    /// - Parameters:
    ///   - duration: seconds; zero and less change at once.
    ///   - options: as for views; with ``UIView/AnimationOptions/transitionCrossDissolve`` the one fades into the other.
    ///   - animations: changes of views that are animated.
    ///   - completion: runs when the first view is removed and both controllers were told: with false if the animation was
    ///     interrupted.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromViewController, for: toViewController, duration, options, animations, completion)
    }
}
