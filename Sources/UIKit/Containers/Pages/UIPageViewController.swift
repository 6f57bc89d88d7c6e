/// A container that displays pages, which the user turns.
///
/// ```swift
/// let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
/// pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
/// window.rootViewController = pages
/// ```
///
/// The data source provides the pages before and after the displayed ones. They are asked for when the user begins to
/// turn, and released afterwards (PG-03). The user turns by dragging with a finger, with a touchpad, with the arrow keys
/// and Page Up and Page Down, and with the page control (PG-07, PG-08). The delegate is notified of these turns only.
///
/// Pages of the style ``TransitionStyle/pageCurl`` slide on this platform; their appearance callbacks come in the order
/// of that style (PG-05).
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    // MARK: State

    let scrollView = PageScrollView(frame: .zero)
    final var current: [UIViewController] = []
    /// The turn in progress.
    final var turn: PageTurn?
    final var pageControl: UIPageControl?
    /// The index that the page control shows.
    final var shownIndex = 0
    /// A Boolean value that indicates whether the offset is being set, and not by the user.
    final var isSettingOffset = false
    /// The directions in which the drag in progress has found no page.
    final var ends: Set<NavigationDirection> = []
    private let spacing: CGFloat

    // MARK: Creating

    /// Creates a page view controller.
    ///
    /// - Parameters:
    ///   - style: The kind of transitions.
    ///   - navigationOrientation: The axis along which pages are turned.
    ///   - options: The space between pages that scroll, and the location of the spine of pages that curl.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spineLocation = UIPageViewController.spine(style, options)
        spacing = style == .scroll ? UIPageViewController.spacing(options) : 0
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a page view controller with pages that curl. Nib files are not supported, so both parameters are ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        spineLocation = .min
        spacing = 0
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Returns `nil`: archived view controllers are not supported.
    public required init?(coder: NSCoder) { return nil }

    private static func spine(_ style: TransitionStyle, _ options: [OptionsKey: Any]?) -> SpineLocation {
        guard style == .pageCurl else { return .none }
        let value = options?[.spineLocation]
        if let location = value as? SpineLocation { return location == .none ? .min : location }
        let number = value as? Int ?? (value as? NSNumber)?.intValue
        let location = number.flatMap(SpineLocation.init) ?? .min
        return location == .none ? .min : location
    }

    private static func spacing(_ options: [OptionsKey: Any]?) -> CGFloat {
        let value = options?[.interPageSpacing]
        let number =
            value as? CGFloat ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
            ?? (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        return number.isFinite ? max(0, number) : 0
    }

    // MARK: Properties

    /// The kind of transitions.
    public final let transitionStyle: TransitionStyle

    /// The axis along which pages are turned.
    public final let navigationOrientation: NavigationOrientation

    /// The location of the spine; ``SpineLocation/none`` for pages that scroll.
    public final let spineLocation: SpineLocation

    /// A Boolean value that indicates whether pages have content on their back. With a spine in the middle it is always
    /// `true`. Backs are not visible on this platform, because pages slide. The default is `false`.
    open var isDoubleSided: Bool {
        get { isDoubleSidedStorage || spineLocation == .mid }
        set { isDoubleSidedStorage = newValue }
    }
    private var isDoubleSidedStorage = false

    /// The delegate. Not retained.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The object that provides the pages before and after the displayed ones. Not retained. With `nil`, the default,
    /// the user cannot turn pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { dataSourceDidChange() } }

    /// The recognizers of the gestures that turn pages.
    open var gestureRecognizers: [UIGestureRecognizer] { [scrollView.panGestureRecognizer] }

    /// The displayed pages: one, or two with a spine in the middle. Before the first is set, `nil`.
    open var viewControllers: [UIViewController]? { current.isEmpty ? nil : current }

    /// Displays other pages, without notifying the delegate (PG-02).
    ///
    /// - Parameters:
    ///   - viewControllers: One page, or two with a spine in the middle.
    ///   - direction: The direction of the animation.
    ///   - animated: Whether the pages are turned with an animation.
    ///   - completion: A closure that is called at the end. Its argument is `false` if the animation was skipped.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let new = viewControllers ?? []
        let count = spineLocation == .mid ? 2 : 1
        precondition(
            new.count == count,
            "The number of view controllers provided (\(new.count)) doesn't match the number required (\(count)) "
                + "for the requested transition")
        precondition(count == 1 || new[0] !== new[1], "Two pages side by side must be different (\(new[0]))")
        display(new, direction, animated: animated, completion: completion)
    }

    /// The space between pages.
    final var pageSpacing: CGFloat { spacing }

    // MARK: Overrides

    /// Creates the view. Overrides must not call `super`.
    open override func loadView() {
        let view = PageControllerView(frame: CGRect(origin: .zero, size: UIWindowScene.standardSize))
        view.controller = self
        scrollView.owner = self
        self.view = view
        view.clipsToBounds = true
        view.addSubview(scrollView)
        installPages()
        dataSourceDidChange()
    }

    /// Handles the arrow keys, Page Up and Page Down, which turn pages (PG-08). Overrides must call `super` with the
    /// presses that they do not handle.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !handle($0.key) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    /// The pages.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        current + super.preferredFocusEnvironments
    }

    override var childForKeys: UIViewController? { current.first }

    /// The scroll view of the displayed page.
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        current.first?.contentScrollView(for: edge)
    }
}
