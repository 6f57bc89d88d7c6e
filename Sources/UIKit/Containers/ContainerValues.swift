/// The properties of a view controller that containers use. Only controllers in containers have such an object.
@MainActor final class ContainerValues {
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    /// The tab whose controller this is, if the app uses tabs.
    weak var tab: UITab?
    var toolbarItems: [UIBarButtonItem]?
    var hidesBottomBar = false
    var extendedEdges = UIRectEdge.all
    var extendsBelowOpaqueBars = false
    var adjustsScrollViews = true
    /// The distances from the edges of the view that the bars of the containers cover, in points. They are part of the
    /// safe area, in addition to the app's `additionalSafeAreaInsets`.
    var insets = UIEdgeInsets.zero
    weak var topScrollView: UIScrollView?
    weak var bottomScrollView: UIScrollView?
    private(set) var editItem: UIBarButtonItem?
    /// The first responder and the focused item at the time when another controller covered this one (NC-24).
    weak var coveredResponder: UIResponder?
    weak var coveredFocus: (any UIFocusItem)?
    var restorationIdentifier: String?

    /// Returns the item that toggles editing.
    func makeEditItem(for controller: UIViewController) -> UIBarButtonItem {
        if let editItem { return editItem }
        let item = UIBarButtonItem(
            primaryAction: UIAction { [weak controller] _ in
                guard let controller else { return }
                controller.setEditing(!controller.isEditing, animated: true)
            })
        item.possibleTitles = ["Edit", "Done"]
        editItem = item
        updateEditItem(isEditing: controller.isEditing)
        return item
    }

    func updateEditItem(isEditing: Bool) {
        editItem?.title = isEditing ? "Done" : "Edit"
        editItem?.style = isEditing ? .done : .plain
    }
}

extension UIViewController {
    var ownContainerValues: ContainerValues {
        if let containerValues { return containerValues }
        let values = ContainerValues()
        containerValues = values
        return values
    }

    func makeNavigationItem() -> UINavigationItem {
        let values = ownContainerValues
        if let item = values.navigationItem { return item }
        let item = UINavigationItem()
        item.title = title
        values.navigationItem = item
        return item
    }

    func makeEditButtonItem() -> UIBarButtonItem { ownContainerValues.makeEditItem(for: self) }

    var nearestNavigationController: UINavigationController? {
        var controller = parent
        while let current = controller {
            if let found = current as? UINavigationController { return found }
            controller = current.parent
        }
        return nil
    }

    /// Sets the part of the safe area that the bars of a container cover, in the coordinates of the controller's view.
    func setContainerInsets(_ insets: UIEdgeInsets) {
        guard insets != containerValues?.insets ?? .zero else { return }
        ownContainerValues.insets = insets
        viewIfLoaded?.updateSafeArea()
        contextContainer?.setNeedsLayout()
    }

    // MARK: Tabs

    func makeTabBarItem() -> UITabBarItem {
        let values = ownContainerValues
        if let item = values.tabBarItem { return item }
        let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
        values.tabBarItem = item
        return item
    }

    func setTabBarItem(_ item: UITabBarItem?) {
        ownContainerValues.tabBarItem = item
        tabBarController?.itemDidChange(of: self)
    }

    var nearestTabBarController: UITabBarController? {
        var controller = parent
        while let current = controller {
            if let found = current as? UITabBarController { return found }
            controller = current.parent
        }
        return nil
    }

    /// The tab of this controller or of its nearest ancestor that has one.
    var nearestTab: UITab? {
        var controller: UIViewController? = self
        while let current = controller {
            if let tab = current.containerValues?.tab { return tab }
            controller = current.parent
        }
        return nil
    }

    // MARK: Content scroll views

    func storeContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        let values = ownContainerValues
        if edge.contains(.top) { values.topScrollView = scrollView }
        if edge.contains(.bottom) { values.bottomScrollView = scrollView }
        navigationController?.setBarsNeedLayout()
    }

    func findContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if edge.contains(.top), let explicit = containerValues?.topScrollView { return explicit }
        if edge.contains(.bottom), let explicit = containerValues?.bottomScrollView { return explicit }
        guard !edge.isDisjoint(with: [.top, .bottom]), let view = viewIfLoaded else { return nil }
        return view.firstScrollView(atTop: edge.contains(.top), depth: 3)
    }
}

extension UIView {
    /// Returns this view or the first descendant that is a scroll view and touches an edge of this view.
    fileprivate func firstScrollView(atTop: Bool, depth: Int) -> UIScrollView? {
        if let scrollView = self as? UIScrollView { return scrollView }
        guard depth > 0 else { return nil }
        for view in subviewStorage where !view.isHidden {
            let frame = view.frame
            guard atTop ? frame.minY <= bounds.minY + 0.5 : frame.maxY >= bounds.maxY - 0.5 else { continue }
            if let found = view.firstScrollView(atTop: atTop, depth: depth - 1) { return found }
        }
        return nil
    }
}
