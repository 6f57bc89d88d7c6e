// The layout of the bars and of the top controller's view (NC-15 to NC-17, NC-21).
extension UINavigationController {
    /// Adds the content view, the bars and the recognizers to the view.
    func install(in view: UIView) {
        contentView.frame = view.bounds
        view.addSubview(contentView)
        view.addSubview(navigationBar)
        if let toolbarStorage { view.addSubview(toolbarStorage) }
        backGestures.attach(to: view)
        barHidingDidChange()
        let bar = navigationBar.prepare(stack.map(\.navigationItem), .none)
        bar.animations()
        bar.completion(true)
        installTop()
        showToolbarItems(animated: false)
    }

    /// Requests a layout of the bars.
    func setBarsNeedLayout() {
        viewIfLoaded?.setNeedsLayout()
        tabBarController?.setBarsNeedLayout()
    }

    // MARK: Visibility

    /// A Boolean value that indicates whether a controller on the stack hides the bar at the bottom (NC-17).
    var stackHidesBottomBar: Bool { (comingStack ?? stack).contains(where: \.hidesBottomBarWhenPushed) }

    private var showsToolbar: Bool { !isToolbarHiddenStorage && !stackHidesBottomBar }

    /// Lays out the bars after one was hidden or shown.
    func barsDidChange(animated: Bool) {
        guard let view = viewIfLoaded else { return }
        if showsToolbar { showToolbarItems(animated: false) }
        guard animated, isViewInVisibleWindow, UIView.areAnimationsEnabled else { return view.setNeedsLayout() }
        view.layoutIfNeeded()
        moveBars {
            self.layoutBars()
            view.layoutIfNeeded()
        }
    }

    private var isViewInVisibleWindow: Bool { viewIfLoaded?.window.map { !$0.isHidden } ?? false }

    private func moveBars(_ changes: @escaping () -> Void) {
        barAnimationCount += 1
        navigationBar.isHidden = false
        if showsToolbar || isToolbarShown { toolbar.isHidden = false }
        UIView.animate(
            withDuration: UINavigationController.hideShowBarDuration, delay: 0,
            options: [.curveEaseInOut, .beginFromCurrentState], animations: changes
        ) { [weak self] _ in
            guard let self else { return }
            barAnimationCount -= 1
            updateBarVisibility()
        }
    }

    /// Hides bars that are outside of the view, so that they receive neither touches nor focus.
    private func updateBarVisibility() {
        guard barAnimationCount == 0, containmentTransition == nil else { return }
        if navigationBar.isHidden != isBarHiddenStorage { navigationBar.isHidden = isBarHiddenStorage }
        if let toolbarStorage, toolbarStorage.isHidden == showsToolbar { toolbarStorage.isHidden = !showsToolbar }
    }

    // MARK: Layout

    /// The height of the bar without the parts that disappear when the content scrolls, with the safe area above.
    private var rowHeight: CGFloat {
        (viewIfLoaded?.safeAreaInsets.top ?? 0) + navigationBar.rowHeight(of: navigationBar.topItem)
    }

    /// The visible height of the large title and the search bar that disappear when the content scrolls; nil if there is
    /// neither.
    var visibleCollapsible: CGFloat? {
        !isBarHiddenStorage && navigationBar.collapsibleHeight(of: navigationBar.topItem) > 0
            ? navigationBar.collapsibleExtent : nil
    }

    /// Places the bars and the view of the top controller.
    func layoutBars() {
        guard let view = viewIfLoaded else { return }
        let bounds = view.bounds
        if contentView.frame != bounds { contentView.frame = bounds }
        trackScrollView()
        updateLargeTitle()
        let barHeight = rowHeight + navigationBar.collapsibleExtent
        let bar = CGRect(
            x: 0, y: isBarHiddenStorage ? -barHeight : 0, width: bounds.width, height: barHeight)
        if navigationBar.frame != bar { navigationBar.frame = bar }
        layoutToolbar(in: bounds)
        updateBarVisibility()
        if let transition = containmentTransition {
            if !transition.isOver { place(transition.to, movesView: false) }
        } else if let top = stack.last, top.isViewLoaded {
            place(top)
            // From now on, the insets of the content contain the large title and the search bar.
            followsOffset = trackedScrollView != nil && visibleCollapsible != nil
            callIfNotAppeared(top, in: contentView)
        }
    }

    private func layoutToolbar(in bounds: CGRect) {
        isToolbarShown = showsToolbar
        guard showsToolbar || toolbarStorage != nil, let toolbar else { return }
        let height = BarDesign.toolbarHeight + (viewIfLoaded?.safeAreaInsets.bottom ?? 0)
        let frame = CGRect(
            x: 0, y: showsToolbar ? bounds.maxY - height : bounds.maxY, width: bounds.width, height: height)
        if toolbar.frame != frame { toolbar.frame = frame }
    }

    /// Returns the frame of a child's view.
    func frame(of child: UIViewController) -> CGRect {
        var frame = contentView.bounds
        guard let view = viewIfLoaded else { return frame }
        let edges = child.edgesForExtendedLayout
        let includesOpaque = child.extendedLayoutIncludesOpaqueBars
        if !isBarHiddenStorage, !edges.contains(.top) || !(navigationBar.isTranslucent || includesOpaque) {
            frame.origin.y += rowHeight
            frame.size.height = max(0, frame.height - rowHeight)
        }
        if showsToolbar, !edges.contains(.bottom) || !(toolbar.isTranslucent || includesOpaque) {
            let height = BarDesign.toolbarHeight + view.safeAreaInsets.bottom
            frame.size.height = max(0, frame.height - height)
        }
        return frame
    }

    /// Places the view of a child, and tells it which part of it the bars cover (NC-16).
    ///
    /// - Parameters:
    ///   - child: The child.
    ///   - movesView: Whether the frame is set. It is not while a transition animates the view.
    func place(_ child: UIViewController, movesView: Bool = true) {
        let frame = frame(of: child)
        if movesView, child.view.transform.isIdentity, child.view.frame != frame { child.view.frame = frame }
        var insets = UIEdgeInsets.zero
        if !isBarHiddenStorage { insets.top = max(0, rowHeight + navigationBar.collapsibleExtent - frame.minY) }
        if showsToolbar {
            let height = BarDesign.toolbarHeight + (viewIfLoaded?.safeAreaInsets.bottom ?? 0)
            insets.bottom = max(0, height - (contentView.bounds.maxY - frame.maxY))
        }
        child.setContainerInsets(insets)
    }

    // MARK: Changes of the stack

    /// Prepares the bars for another stack.
    ///
    /// - Returns: The changes to animate, and a closure to call at the end.
    func prepareBars(
        for new: [UIViewController], _ operation: Operation
    ) -> (animations: () -> Void, completion: (Bool) -> Void) {
        untrackScrollView()
        comingStack = new
        let bar = navigationBar.prepare(new.map(\.navigationItem), operation)
        navigationBar.isHidden = false
        let toolbarItems = new.last?.toolbarItems
        if let toolbarStorage, isToolbarShown, !shows(toolbarItems, in: toolbarStorage) {
            toolbarStorage.prepare(toolbarItems)
        }
        return (
            { [weak self] in
                guard let self else { return }
                bar.animations()
                toolbarStorage?.contentAlpha = 1
                tabBarController?.layoutBars()
                layoutBars()
                navigationBar.layoutIfNeeded()
                toolbarStorage?.layoutIfNeeded()
            }, bar.completion
        )
    }

    // MARK: Toolbar

    /// The controller whose items the toolbar shows.
    private var controllerOfToolbar: UIViewController? { containmentTransition?.to ?? stack.last }

    func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        guard controller === controllerOfToolbar else { return }
        showToolbarItems(animated: animated)
    }

    func showToolbarItems(animated: Bool) {
        guard showsToolbar || toolbarStorage != nil, let toolbar else { return }
        toolbar.contentAlpha = 1
        let items = controllerOfToolbar?.toolbarItems
        if !shows(items, in: toolbar) { toolbar.setItems(items, animated: animated) }
    }

    private func shows(_ items: [UIBarButtonItem]?, in toolbar: UIToolbar) -> Bool {
        items?.count ?? 0 == toolbar.items?.count ?? 0
            && zip(items ?? [], toolbar.items ?? []).allSatisfy { $0 === $1 }
    }
}
