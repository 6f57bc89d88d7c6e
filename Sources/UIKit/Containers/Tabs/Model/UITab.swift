/// A tab of a tab bar controller.
///
/// ```swift
/// let inbox = UITab(title: "Inbox", image: UIImage(systemName: "tray"), identifier: "inbox") { _ in
///     UINavigationController(rootViewController: UIViewController())
/// }
/// inbox.badgeValue = "3"
/// tabController.tabs = [inbox]
/// ```
///
/// The provider is asked for the view controller once, when the tab is first selected or ``viewController`` is first
/// read (TB-07).
@preconcurrency @MainActor open class UITab: NSObject {
    private let provider: ((UITab) -> UIViewController)?
    /// The item that bars show.
    let ownItem = UITabBarItem()
    /// The controller of an item in `viewControllers`; nil for tabs of the app.
    let classicController: UIViewController?
    private var storage: UIViewController?
    final weak var owner: UITabBarController?
    final weak var parentStorage: UITabGroup?

    /// Creates a tab.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The image.
    ///   - identifier: The identifier, which must be unique in a tab bar controller.
    ///   - viewControllerProvider: Returns the view controller when it is first needed.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        classicController = nil
        super.init()
        ownItem.title = title
        ownItem.image = image
    }

    /// Creates the tab of a controller in `viewControllers`.
    init(classic controller: UIViewController) {
        title = ""
        image = nil
        identifier = ""
        provider = nil
        classicController = controller
        super.init()
    }

    // MARK: Properties

    /// The identifier, which is unique in a tab bar controller.
    public let identifier: String

    /// The title.
    open var title: String {
        didSet {
            ownItem.title = title
            didChange()
        }
    }

    /// The image. The default is `nil`.
    open var image: UIImage? {
        didSet {
            ownItem.image = image
            didChange()
        }
    }

    /// A second line below the title in the sidebar. The default is `nil`.
    open var subtitle: String? { didSet { didChange() } }

    /// The text of the badge. With an empty string, the badge is a dot; with `nil`, the default, there is none.
    open var badgeValue: String? {
        didSet {
            ownItem.badgeValue = badgeValue
            didChange()
        }
    }

    /// An object of the app. The default is `nil`.
    open var userInfo: Any?

    /// A Boolean value that indicates whether the user can select the tab. The default is `true`.
    open var isEnabled = true {
        didSet {
            ownItem.isEnabled = isEnabled
            didChange()
        }
    }

    /// A Boolean value that indicates whether the tab is neither in the bar nor in the sidebar. The app can still select
    /// it. The default is `false`.
    open var isHidden = false { didSet { if isHidden != oldValue { owner?.tabsDidChange() } } }

    /// The preferred placement. The default is ``Placement/automatic``.
    open var preferredPlacement = Placement.automatic {
        didSet { if preferredPlacement != oldValue { owner?.tabsDidChange() } }
    }

    /// A Boolean value that indicates whether the tab is in the bar or in the sidebar.
    open var hasVisiblePlacement: Bool {
        owner != nil && !isHidden && !(parentStorage?.isHidden ?? false)
    }

    // MARK: Relations

    /// The view controller. Reading it asks the provider if that has not happened. Without a provider, it is `nil`.
    open var viewController: UIViewController? {
        if let classicController { return classicController }
        if let storage { return storage }
        guard let controller = makeViewController() else { return nil }
        storage = controller
        controller.ownContainerValues.tab = self
        return controller
    }

    /// The group that contains the tab, or `nil` if there is none.
    open var parent: UITabGroup? { parentStorage }

    /// The tab bar controller that displays the tab, or `nil` if there is none.
    open var tabBarController: UITabBarController? { owner }

    func makeViewController() -> UIViewController? { provider?(self) }

    /// A Boolean value that indicates whether the tab has a view controller of its own.
    var hasContent: Bool { provider != nil || classicController != nil }

    /// The view controller, if it has been created.
    final var loadedController: UIViewController? { classicController ?? storage }

    /// The item that the bar shows.
    final var item: UITabBarItem { classicController?.tabBarItem ?? ownItem }

    /// The tab and those in it, in the order of the sidebar.
    var family: [UITab] { [self] }

    var isPinned: Bool { preferredPlacement == .pinned }

    final func didChange() { owner?.tabDidChange(self) }
}
