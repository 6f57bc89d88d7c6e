/// Manages a tree of views: makes it when it is first needed, and is told when it appears and disappears.
@MainActor open class UIViewController: UIResponder {
    private var viewStorage: UIView?
    private var isLoadingView = false
    private var appearance = Appearance.disappeared
    private var childStorage: [UIViewController] = []

    private enum Appearance { case disappeared, appearing, appeared, disappearing }

    /// What the controller is called.
    open var title: String?

    /// The controller this one is a child of.
    open private(set) weak var parent: UIViewController?

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

    // MARK: Focus

    /// Where the focus goes when it comes into the controller: its view, unless overridden.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    /// The superview of the controller's view.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }

    /// The group that what is in the controller belongs to; nil is that of what is around it (FO-03).
    open var focusGroupIdentifier: String?

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

    /// The view is in the window, with its traits and size; once for each appearance.
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

    // MARK: Containment

    /// The controllers whose views are in this one's.
    open var children: [UIViewController] { childStorage }

    /// Makes `childController` a child; then add its view and call its ``didMove(toParent:)`` (VC-02).
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        precondition(childController !== self, "a view controller cannot be its own child")
        childController.removeFromParent()
        childController.willMove(toParent: self)
        childStorage.append(childController)
        childController.parent = self
    }

    /// Ends being a child; call `willMove(toParent: nil)` and remove the view before (VC-02).
    open func removeFromParent() {
        guard let old = parent else { return }
        old.childStorage.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    /// The controller is about to become a child, or to stop being one.
    open func willMove(toParent parent: UIViewController?) {}

    /// The controller has become a child, or has stopped being one.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Appearing, as the view's window sees it

    func viewWillMove(toWindow window: UIWindow?) {
        if let window, !window.isHidden { beginAppearing() } else { beginDisappearing() }
    }

    func viewDidMoveToWindow() {
        if let window = viewStorage?.window, !window.isHidden { continueAppearing() } else { endDisappearing() }
    }

    func windowDidShow() {
        beginAppearing()
        continueAppearing()
    }

    func windowWillHide() { beginDisappearing() }

    func windowDidHide() { endDisappearing() }

    private func beginAppearing() {
        guard appearance == .disappeared else { return }
        appearance = .appearing
        viewWillAppear(false)
    }

    private var isAppearanceScheduled = false

    private func continueAppearing() {
        guard appearance == .appearing, !isAppearanceScheduled, let scene = viewStorage?.window?.windowScene else {
            return
        }
        isAppearanceScheduled = true
        viewIsAppearing(false)
        scene.performAfterLayout { [weak self] in self?.endAppearing() }
    }

    private func endAppearing() {
        isAppearanceScheduled = false
        guard appearance == .appearing else { return }
        appearance = .appeared
        viewDidAppear(false)
    }

    private func beginDisappearing() {
        guard appearance == .appearing || appearance == .appeared else { return }
        appearance = .disappearing
        viewWillDisappear(false)
    }

    private func endDisappearing() {
        guard appearance == .disappearing else { return }
        appearance = .disappeared
        isAppearanceScheduled = false
        viewDidDisappear(false)
    }
}
