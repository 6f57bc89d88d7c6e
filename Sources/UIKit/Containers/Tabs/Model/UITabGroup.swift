/// A tab that contains others.
///
/// ```swift
/// let library = UITabGroup(
///     title: "Library", image: UIImage(systemName: "folder"), identifier: "library",
///     children: [
///         UITab(title: "Albums", image: nil, identifier: "albums") { _ in UIViewController() },
///         UITab(title: "Artists", image: nil, identifier: "artists") { _ in UIViewController() },
///     ])
/// tabController.tabs = [library]
/// ```
///
/// A sidebar shows the children. In the bar, the item of a group selects the child that was selected last; a group
/// without a view controller opens a menu with its children instead, others do so on a secondary click (TB-07).
@preconcurrency @MainActor open class UITabGroup: UITab {
    private let groupProvider: ((UITabGroup) -> UIViewController)?
    /// A Boolean value that indicates whether the user has collapsed the group in the sidebar.
    final var isCollapsed = false

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The image.
    ///   - identifier: The identifier, which must be unique in a tab bar controller.
    ///   - children: The tabs in the group.
    ///   - viewControllerProvider: Returns the view controller of the group itself when it is first needed.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITabGroup) -> UIViewController)? = nil
    ) {
        groupProvider = viewControllerProvider
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: nil)
        for child in children { child.parentStorage = self }
    }

    // MARK: Children

    /// The tabs in the group.
    open var children: [UITab] {
        didSet {
            for child in oldValue where child.parentStorage === self && !children.contains(where: { $0 === child }) {
                child.parentStorage = nil
                child.owner = nil
            }
            for child in children { child.parentStorage = self }
            if let selected = selectedStorage, selected.parentStorage !== self { selectedStorage = nil }
            owner?.tabsDidChange()
        }
    }

    private weak var selectedStorage: UITab?

    /// The child that is selected while the group is selected. With `nil`, it is the group itself, or, if the group has
    /// no view controller, the child with ``defaultChildIdentifier`` or the first one. Setting it to a tab that is not a
    /// child has no effect.
    open var selectedChild: UITab? {
        get { selectedStorage }
        set {
            guard newValue == nil || newValue?.parentStorage === self else { return }
            selectedStorage = newValue
            owner?.selectedChildDidChange(of: self)
        }
    }

    /// Stores the selected child without changing the selection of the tab bar controller.
    final func remember(_ child: UITab?) { selectedStorage = child }

    /// The identifier of the child that is selected at first. The default is `nil`.
    open var defaultChildIdentifier: String?

    /// Returns the tab with an identifier, at any depth, or `nil` if there is none.
    open func tab(forIdentifier identifier: String) -> UITab? {
        family.dropFirst().first { $0.identifier == identifier }
    }

    // MARK: Navigation and sidebar

    /// A navigation controller that displays the controllers of the group and of the selected tab in it as its stack.
    /// The default is `nil`.
    open var managingNavigationController: UINavigationController? {
        didSet { if managingNavigationController !== oldValue { owner?.selectedChildDidChange(of: self) } }
    }

    /// The actions that the sidebar shows after the children. The default is none.
    open var sidebarActions: [UIAction] = [] { didSet { owner?.tabsDidChange() } }

    /// The way in which the sidebar shows the group. The default is ``SidebarAppearance/automatic``.
    open var sidebarAppearance = SidebarAppearance.automatic { didSet { owner?.tabsDidChange() } }

    override func makeViewController() -> UIViewController? { groupProvider?(self) }

    override var hasContent: Bool { groupProvider != nil }

    override var family: [UITab] { [self] + children.flatMap(\.family) }

    /// The tab that is displayed while the group is selected.
    final var target: UITab {
        let child =
            selectedStorage
            ?? (hasContent
                ? nil
                : children.first { $0.identifier == defaultChildIdentifier } ?? children.first { !$0.isHidden })
        guard let child else { return self }
        return (child as? UITabGroup)?.target ?? child
    }
}

extension UITab {
    /// The tab that is displayed while this one is selected.
    var displayedTab: UITab { (self as? UITabGroup)?.target ?? self }

    /// The outermost group that contains the tab, or the tab itself.
    var root: UITab {
        var tab = self
        while let parent = tab.parentStorage { tab = parent }
        return tab
    }

    /// A Boolean value that indicates whether the tab is this one or is contained in it.
    func contains(_ tab: UITab?) -> Bool {
        var current = tab
        while let one = current {
            if one === self { return true }
            current = one.parentStorage
        }
        return false
    }
}
