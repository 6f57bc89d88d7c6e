/// The tab for search, at the trailing end of the bar unless its placement is another one.
///
/// ```swift
/// let search = UISearchTab { _ in UINavigationController(rootViewController: UIViewController()) }
/// tabController.tabs.append(search)
/// ```
@preconcurrency @MainActor open class UISearchTab: UITab {
    /// Creates a tab with the standard title, image and identifier.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search",
            viewControllerProvider: viewControllerProvider)
    }

    override var isPinned: Bool { super.isPinned || preferredPlacement == .automatic }
}
