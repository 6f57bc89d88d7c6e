// The tabs, the selection and the controllers that are displayed (TB-01 to TB-08).
extension UITabBarController {
    /// All tabs, with those in groups, in the order of the sidebar.
    var allTabs: [UITab] { roots.flatMap(\.family) }

    var indexOfSelection: Int? { roots.firstIndex { $0.contains(selectedStorage) } }

    // MARK: Replacing the tabs

    func replaceControllers(_ controllers: [UIViewController], animated: Bool) {
        containmentTransition?.endImmediately()
        var known: Set<ObjectIdentifier> = []
        for controller in controllers {
            precondition(
                known.insert(ObjectIdentifier(controller)).inserted,
                "All view controllers in a tab bar controller must be distinct (\(controller))")
            precondition(controller !== self, "A tab bar controller cannot contain itself")
        }
        let old = usesTabs ? [] : roots
        let new = controllers.map { controller in
            old.first { $0.classicController === controller } ?? UITab(classic: controller)
        }
        replaceRoots(new, usesTabs: false, added: controllers.filter { $0.parent !== self }, animated: animated)
    }

    func replaceTabs(_ tabs: [UITab], animated: Bool) {
        containmentTransition?.endImmediately()
        var known: Set<String> = []
        for tab in tabs.flatMap(\.family) {
            precondition(
                known.insert(tab.identifier).inserted,
                "All tabs in a tab bar controller must have different identifiers (\(tab.identifier))")
        }
        replaceRoots(tabs, usesTabs: true, added: [], animated: animated)
    }

    private func replaceRoots(_ new: [UITab], usesTabs: Bool, added: [UIViewController], animated: Bool) {
        let index = indexOfSelection
        for tab in allTabs { tab.owner = nil }
        roots = new
        self.usesTabs = usesTabs
        for tab in allTabs { tab.owner = self }
        let kept = controllersOfTabs
        let removed = childStorage.filter { child in !kept.contains { $0 === child } }
        for controller in added { addChild(controller) }
        for controller in removed { controller.willMove(toParent: nil) }
        updateItems(animated: animated)
        change(to: newSelection(at: index), removed: removed, added: added)
        sortChildren()
    }

    /// The controllers that belong to the tabs, as far as they have been created.
    private var controllersOfTabs: [UIViewController] {
        allTabs.flatMap { tab in
            [tab.loadedController, (tab as? UITabGroup)?.managingNavigationController].compactMap { $0 }
        }
    }

    /// Returns the tab that is selected after the tabs have been replaced (TB-01).
    private func newSelection(at index: Int?) -> UITab? {
        if let selectedStorage, selectedStorage.owner === self { return selectedStorage }
        if let index, roots.indices.contains(index), !roots[index].isHidden { return roots[index].displayedTab }
        return (roots.first { !$0.isHidden } ?? roots.first)?.displayedTab
    }

    /// Brings the children into the order of the tabs.
    private func sortChildren() {
        let order = controllersOfTabs.filter { $0.parent === self }
        let rest = childStorage.filter { child in !order.contains { $0 === child } }
        childStorage = order + rest
    }

    // MARK: Selecting

    /// Selects a tab without notifying the delegate (TB-04).
    func select(_ tab: UITab) {
        containmentTransition?.endImmediately()
        change(to: tab.displayedTab)
    }

    func selectController(_ controller: UIViewController?) {
        guard let controller else { return change(to: nil) }
        guard let tab = allTabs.first(where: { $0.loadedController === controller }) else {
            preconditionFailure(
                "Only a view controller in the tab bar controller's list of view controllers can be selected.")
        }
        select(tab)
    }

    /// Selects a tab because the user has chosen it (TB-04, TB-08).
    func selectByUser(_ tab: UITab) {
        containmentTransition?.endImmediately()
        let target = tab.displayedTab
        guard target.isEnabled, target.item.isEnabled, target.owner === self else { return }
        let previous = selectedStorage
        if usesTabs {
            guard delegate?.tabBarController(self, shouldSelectTab: target) ?? true else { return }
        } else if let controller = target.classicController {
            guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        }
        guard target.owner === self else { return }
        tabBar(tabBar, didSelect: target.root.item)
        if target === selectedStorage { selectAgain() } else { change(to: target) }
        if usesTabs {
            delegate?.tabBarController(self, didSelectTab: target, previousTab: previous)
        } else if let controller = target.classicController {
            delegate?.tabBarController(self, didSelect: controller)
        }
    }

    func userDidPress(_ item: UITabBarItem) {
        if let tab = roots.first(where: { $0.item === item }) { selectByUser(tab) }
    }

    /// Goes back to the root of the selected tab, or to the start of its content (TB-05).
    private func selectAgain() {
        if let navigation = displayed as? UINavigationController, navigation.stack.count > 1 {
            navigation.popToRootViewController(animated: UIView.areAnimationsEnabled)
            return
        }
        let top = (displayed as? UINavigationController)?.topViewController ?? displayed
        guard let scrollView = top?.viewIfLoaded.flatMap({ _ in top?.contentScrollView(for: .top) }),
            scrollView.scrollsToTop
        else { return }
        let start = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
        if scrollView.contentOffset.y > start.y { scrollView.setContentOffset(start, animated: true) }
    }

    // MARK: Groups

    func selectedChildDidChange(of group: UITabGroup) {
        guard group.contains(selectedStorage) else { return }
        select(group)
    }

    /// Returns the controller that displays a tab: its own, or the navigation controller of a group around it.
    private func makeController(for tab: UITab) -> UIViewController? {
        var chain: [UITab] = []
        var current: UITab? = tab
        while let one = current {
            chain.insert(one, at: 0)
            if let navigation = (one as? UITabGroup)?.managingNavigationController {
                showStack(chain, of: tab, in: navigation)
                return navigation
            }
            current = one.parentStorage
        }
        return tab.viewController
    }

    private func showStack(_ chain: [UITab], of tab: UITab, in navigation: UINavigationController) {
        let own = chain.compactMap { $0.hasContent ? $0.viewController : nil }
        let stack =
            delegate?.tabBarController(self, displayedViewControllersFor: tab, proposedViewControllers: own) ?? own
        let shown = navigation.stack
        // Controllers that the user has pushed over the tab stay.
        guard
            !(shown.count >= stack.count && zip(shown, stack).allSatisfy { $0 === $1 })
                || navigation === displayed && shown.count > stack.count
        else { return }
        isSettingStack = true
        navigation.setViewControllers(stack, animated: navigation === displayed && UIView.areAnimationsEnabled)
        isSettingStack = false
    }

    /// Follows the stack of a navigation controller: bars that it hides, and the tab that a managed one displays.
    func stackDidChange(of navigation: UINavigationController) {
        if navigation.parent === self, !usesTabs { itemDidChange(of: navigation) }
        guard !isSettingStack, usesTabs, navigation === displayed,
            let tab = navigation.stack.last(where: { $0.containerValues?.tab?.owner === self })?.containerValues?.tab,
            tab !== selectedStorage
        else { return }
        store(tab)
        showSelection()
    }

    /// Stores the selection, and in groups their selected children.
    private func store(_ tab: UITab?) {
        selectedStorage = tab
        if let group = tab as? UITabGroup { group.remember(nil) }
        var child = tab
        while let one = child, let parent = one.parentStorage {
            parent.remember(one)
            child = parent
        }
    }

    // MARK: Transitions

    /// Displays a tab.
    ///
    /// - Parameters:
    ///   - tab: The tab; nil for none.
    ///   - removed: Controllers that are removed at the end.
    ///   - added: Controllers that have been added.
    private func change(to tab: UITab?, removed: [UIViewController] = [], added: [UIViewController] = []) {
        let from = displayed
        // Providers are asked when the view is loaded (TB-07).
        let isNeeded = isViewLoaded || !usesTabs
        let to = isNeeded ? tab.flatMap { makeController(for: $0) } : nil
        var move = TabChange(tab: tab, from: from, to: to, removed: removed, added: added)
        if let to, to.parent !== self {
            addChild(to)
            move.added.append(to)
        }
        guard let to, from !== to, isSeenContainer else { return changeUnseen(move) }
        transition(move, to)
    }

    private func changeUnseen(_ move: TabChange) {
        store(move.tab)
        displayed = move.to
        if isViewLoaded, move.from !== move.to {
            if let from = move.from { removeUnseen(from, from: contentView) }
            installDisplayed()
            setBarsNeedLayout()
        }
        showSelection()
        finishMoves(move)
    }

    private func finishMoves(_ move: TabChange) {
        for controller in move.removed where controller.parent === self { controller.removeFromParent() }
        for controller in move.added where controller.parent === self { controller.didMove(toParent: self) }
    }

    private func transition(_ move: TabChange, _ to: UIViewController) {
        to.loadViewIfNeeded()
        let from = move.from
        var animator: (any UIViewControllerAnimatedTransitioning)?
        if let from, UIView.areAnimationsEnabled, from.parent === self {
            animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
        }
        let interactor = animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
        let old = selectedStorage
        // During an interactive change, the selection is as before.
        let isInteractive = interactor?.wantsInteractiveStart == true
        if !isInteractive {
            store(move.tab)
            showSelection()
        }
        from?.rememberFocus()
        untrackScrollView()
        let transition = ContainmentTransition(
            from: from, to: to, order: .tabs, owner: self, in: contentView, finalFrame: frame(of: to),
            animator: animator, interactor: interactor,
            settle: { [weak self] in self?.settle(move, to, completed: $0, old) },
            finished: { [weak self] in self?.finish(move, to, completed: $0) })
        containmentTransition = transition
        transition.begin()
        guard !transition.isOver else { return }
        place(to)
        transition.start()
    }

    private func settle(_ move: TabChange, _ to: UIViewController, completed: Bool, _ old: UITab?) {
        let (gone, stays) = completed ? (move.from, to) : (to, move.from)
        displayed = stays
        store(completed ? move.tab : old)
        gone?.viewIfLoaded?.layer.removeAllAnimations()
        // A view that has begun to appear would disappear by itself, before the callbacks of the cancellation.
        if completed { gone?.viewIfLoaded?.removeFromSuperview() }
        if let view = stays?.view {
            view.layer.removeAllAnimations()
            if view.superview !== contentView { contentView.addSubview(view) }
        }
        showSelection()
        layoutBars()
    }

    private func finish(_ move: TabChange, _ to: UIViewController, completed: Bool) {
        if completed {
            finishMoves(move)
        } else {
            if to.viewIfLoaded?.superview === contentView { to.viewIfLoaded?.removeFromSuperview() }
            for controller in move.removed { controller.isLeavingParent = false }
            for controller in move.added where controller.parent === self { controller.didMove(toParent: self) }
        }
        guard let displayed else { return }
        // Focus in the bar stays there.
        let shown = viewIfLoaded?.window?.focus.shown?.focusHost
        let isInBar = barsForKeys.contains { shown?.isDescendant(of: $0) == true }
        if isInBar { displayed.containerValues?.coveredFocus = nil }
        if !isInBar { displayed.restoreFocus() }
    }

    /// Inserts the view of the selected controller.
    func installDisplayed() {
        if displayed == nil, let selectedStorage { change(to: selectedStorage) }
        guard let displayed, displayed.view.superview !== contentView else { return }
        place(displayed)
        contentView.addSubview(displayed.view)
    }

    // MARK: Bar and sidebar

    /// The tabs in the bar, the pinned ones last.
    var tabsInBar: [UITab] {
        let shown = roots.filter { !$0.isHidden && !isForSidebar($0) }
        return shown.filter { !$0.isPinned } + shown.filter(\.isPinned)
    }

    private func isForSidebar(_ tab: UITab) -> Bool {
        tab.preferredPlacement == .sidebarOnly || tab.preferredPlacement == .optional
    }

    /// The elements of the bar's menu for tabs that are not in the bar.
    var elementsBesideBar: [UIMenuElement] {
        roots.filter { !$0.isHidden && isForSidebar($0) }.map { element(for: $0) }
    }

    private func element(for tab: UITab) -> UIMenuElement {
        if let group = tab as? UITabGroup {
            return UIMenu(title: tab.title, image: tab.image, children: elements(of: group))
        }
        return UIAction(
            title: tab.item.name, image: tab.item.image, attributes: tab.item.isEnabled ? [] : .disabled,
            state: tab === selectedStorage ? .on : .off
        ) { [weak self, weak tab] _ in
            if let self, let tab { selectByUser(tab) }
        }
    }

    private func elements(of group: UITabGroup) -> [UIMenuElement] {
        let tabs = group.children.filter { !$0.isHidden }.map { element(for: $0) }
        guard !group.sidebarActions.isEmpty else { return tabs }
        return tabs + [UIMenu(options: .displayInline, children: group.sidebarActions)]
    }

    /// Returns what makes the menu of a group's item in the bar; nil for other items.
    func makeMenu(for item: UITabBarItem) -> (() -> UIMenu?)? {
        guard let group = roots.first(where: { $0.item === item }) as? UITabGroup, !group.children.isEmpty else {
            return nil
        }
        return { [weak self, weak group] in
            guard let self, let group else { return nil }
            return UIMenu(children: elements(of: group))
        }
    }

    /// A Boolean value that indicates whether a press on an item opens its menu.
    func opensMenu(_ item: UITabBarItem) -> Bool {
        guard let group = roots.first(where: { $0.item === item }) as? UITabGroup else { return false }
        return !group.hasContent && !group.children.isEmpty
    }

    func isPinned(_ item: UITabBarItem) -> Bool { roots.first { $0.item === item }?.isPinned ?? false }

    /// Shows the items of the tabs.
    func updateItems(animated: Bool) {
        tabBar.show(tabsInBar.map(\.item), animated: animated)
        sidebarView?.reload()
        setBarsNeedLayout()
    }

    /// Shows which tab is selected.
    func showSelection() {
        tabBar.select(selectedStorage?.root.item)
        sidebarView?.updateRows()
    }

    /// Called when tabs were added, removed, hidden or shown.
    func tabsDidChange() {
        for tab in allTabs { tab.owner = self }
        updateItems(animated: false)
        showSelection()
        guard let selected = selectedStorage, selected.owner !== self || !selected.root.contains(selected) else {
            return
        }
        change(to: (roots.first { !$0.isHidden } ?? roots.first)?.displayedTab)
    }

    /// Called when the title, the image or another property of a tab has changed.
    func tabDidChange(_ tab: UITab) { sidebarView?.updateRows() }

    /// Called when an item in the bar has changed.
    func itemDidChange(_ item: UIBarItem) { sidebarView?.updateRows() }

    /// Called when a controller has got another item.
    func itemDidChange(of controller: UIViewController) {
        guard !usesTabs, tabBar.items?.map(ObjectIdentifier.init) != roots.map({ ObjectIdentifier($0.item) }) else {
            return
        }
        updateItems(animated: false)
        showSelection()
    }
}

/// A change of the displayed tab.
struct TabChange {
    let tab: UITab?
    let from: UIViewController?
    let to: UIViewController?
    let removed: [UIViewController]
    var added: [UIViewController]
}
