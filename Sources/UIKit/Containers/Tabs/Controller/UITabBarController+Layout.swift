// The layout of bar, sidebar and content (TB-09, TB-11, TB-13, NC-17).
extension UITabBarController: ScrollOffsetObserver, SplitDividerDelegate {
    /// Adds the content view and the bar to the view.
    func install(in view: UIView) {
        contentView.frame = view.bounds
        view.addSubview(contentView)
        view.addSubview(tabBar)
        updateItems(animated: false)
        showSelection()
        installDisplayed()
    }

    /// Requests a layout of bar and content.
    func setBarsNeedLayout() { viewIfLoaded?.setNeedsLayout() }

    // MARK: Visibility

    /// A Boolean value that indicates whether the sidebar takes the place of the bar if there is room.
    private var wantsSidebar: Bool {
        switch mode {
        case .tabBar: false
        case .tabSidebar: true
        case .automatic: roots.contains { $0 is UITabGroup }
        }
    }

    private var hasRoomForSidebar: Bool {
        wantsSidebar && viewIfLoaded?.bounds.width ?? 0 >= TabDesign.leastWidthForSidebar
    }

    var isSidebarShown: Bool { hasRoomForSidebar && !(sidebarStorage?.isHidden ?? false) }

    /// A Boolean value that indicates whether the displayed navigation controller hides the bar (NC-17).
    private var contentHidesBar: Bool {
        let controller = containmentTransition?.to ?? displayed
        return (controller as? UINavigationController)?.stackHidesBottomBar ?? false
    }

    var isBarShown: Bool { !isBarHiddenStorage && !isSidebarShown && !contentHidesBar }

    /// Lays out bar and sidebar after one was hidden or shown.
    func barsDidChange(animated: Bool, duration: TimeInterval) {
        guard let view = viewIfLoaded else { return }
        guard animated, isSeenContainer, UIView.areAnimationsEnabled, !UIAccessibility.isReduceMotionEnabled else {
            return view.setNeedsLayout()
        }
        prepareSidebar()
        view.layoutIfNeeded()
        barAnimationCount += 1
        tabBar.isHidden = false
        sidebarView?.isHidden = false
        UIView.animate(
            withDuration: duration, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState],
            animations: {
                self.layoutBars()
                view.layoutIfNeeded()
            },
            completion: { [weak self] _ in
                guard let self else { return }
                barAnimationCount -= 1
                updateVisibility()
            })
    }

    /// Hides bars that are outside of the view, so that they receive neither touches nor focus.
    private func updateVisibility() {
        guard barAnimationCount == 0, containmentTransition == nil else { return }
        if tabBar.isHidden == isBarShown, (displayed?.containmentTransition) == nil { tabBar.isHidden = !isBarShown }
        if let sidebarView, sidebarView.isHidden == isSidebarShown { sidebarView.isHidden = !isSidebarShown }
        // A divider that has hidden the sidebar can be dragged back.
        divider?.isHidden = !isSidebarShown && divider?.isDragged != true
    }

    // MARK: Sidebar

    private var overlapsContent: Bool { sidebarStorage?.preferredLayout == .overlap }

    /// The widths that the sidebar can have: at most half of the view.
    private var sidebarWidths: ClosedRange<CGFloat> {
        let limits = TabDesign.sidebarWidths
        let half = ((viewIfLoaded?.bounds.width ?? 0) / 2).rounded()
        return limits.lowerBound...max(limits.lowerBound, min(limits.upperBound, half))
    }

    private var limitedSidebarWidth: CGFloat {
        min(sidebarWidths.upperBound, max(sidebarWidths.lowerBound, sidebarWidth))
    }

    /// Creates the sidebar when it is shown for the first time.
    private func prepareSidebar() {
        guard isSidebarShown, sidebarView == nil, let view = viewIfLoaded else { return }
        let sidebar = TabSidebarView(self)
        sidebarView = sidebar
        let divider = SplitDivider(label: "Sidebar width")
        divider.delegate = self
        self.divider = divider
        view.addSubview(sidebar)
        view.addSubview(divider)
        let width = limitedSidebarWidth
        UIView.performWithoutAnimation {
            sidebar.frame = sidebarFrame(width, isShown: false)
            sidebar.reload()
            sidebar.layoutIfNeeded()
        }
    }

    private func sidebarFrame(_ width: CGFloat, isShown: Bool) -> CGRect {
        let bounds = viewIfLoaded?.bounds ?? .zero
        let frame = CGRect(x: isShown ? 0 : -width, y: 0, width: width, height: bounds.height)
        return viewIfLoaded?.mirrored(frame) ?? frame
    }

    private func layoutSidebar() {
        prepareSidebar()
        updateToggle()
        guard let sidebarView, let view = viewIfLoaded else { return }
        let width = limitedSidebarWidth
        let isShown = isSidebarShown
        sidebarView.frame = sidebarFrame(width, isShown: isShown)
        let isMirrored = view.isRightToLeft
        let x = isShown ? width : 0
        let line = SplitDivider.lineWidth
        divider?.columnIsAtLeft = !isMirrored
        divider?.place(at: isMirrored ? view.bounds.width - x : x - line, height: view.bounds.height)
        updateBlocker(isNeeded: isShown && overlapsContent)
    }

    /// Shows the button in the bar that shows the sidebar.
    private func updateToggle() {
        let isNeeded = hasRoomForSidebar && sidebarStorage?.isHidden == true
        guard isNeeded != (tabBar.leadingButton != nil) else { return }
        tabBar.leadingButton = isNeeded ? makeToggle("Show Sidebar") : nil
    }

    /// Returns a button that shows or hides the sidebar.
    func makeToggle(_ name: String) -> BarButton {
        let button = BarButton(
            image: UIImage(systemName: "sidebar.left"), title: nil, nil, tint: nil, menu: { nil },
            action: { [weak self] _ in self?.toggleSidebarByUser() })
        button.isContextMenuInteractionEnabled = false
        button.accessibilityLabel = name
        button.toolTip = name
        return button
    }

    private func toggleSidebarByUser() {
        let hadFocus = viewIfLoaded?.window?.focus.shown != nil
        sidebar.setHidden(isSidebarShown, animated: true)
        guard hadFocus, let button = isSidebarShown ? sidebarView?.toggle : tabBar.leadingButton else { return }
        _ = button.window?.moveFocus(to: button, heading: [])
    }

    /// A press beside a sidebar over the content hides it.
    private func updateBlocker(isNeeded: Bool) {
        guard isNeeded, let view = viewIfLoaded, let sidebarView else {
            overlayBlocker?.removeFromSuperview()
            overlayBlocker = nil
            return
        }
        if overlayBlocker == nil {
            let blocker = SidebarBlocker()
            blocker.addAction(
                UIAction { [weak self] _ in self?.sidebar.setHidden(true, animated: true) }, for: .touchDown)
            overlayBlocker = blocker
            view.insertSubview(blocker, belowSubview: sidebarView)
        }
        overlayBlocker?.frame = view.bounds
    }

    func columnWidth(of divider: SplitDivider) -> CGFloat { isSidebarShown ? limitedSidebarWidth : 0 }

    func columnWidthLimits(of divider: SplitDivider) -> ClosedRange<CGFloat> { sidebarWidths }

    func setColumnWidth(_ width: CGFloat?, of divider: SplitDivider) {
        sidebarWidth = width ?? TabDesign.sidebarWidth
        if sidebar.isHidden { sidebar.setHidden(false, animated: false) }
        layoutBars()
    }

    func hideColumn(of divider: SplitDivider) {
        sidebar.setHidden(true, animated: false)
        layoutBars()
    }

    func dividerDrag(of divider: SplitDivider, isActive: Bool) { if !isActive { setBarsNeedLayout() } }

    // MARK: Layout

    /// The height of the bar, with the safe area above.
    private var barHeight: CGFloat { (viewIfLoaded?.safeAreaInsets.top ?? 0) + TabDesign.barHeight }

    /// Places bar, sidebar and the view of the selected controller.
    func layoutBars() {
        guard let view = viewIfLoaded else { return }
        layoutSidebar()
        let bounds = view.bounds
        var area = bounds
        if isSidebarShown, !overlapsContent {
            area.origin.x += limitedSidebarWidth
            area.size.width = max(0, area.width - limitedSidebarWidth)
        }
        area = view.mirrored(area)
        if contentView.frame != area { contentView.frame = area }
        let height = barHeight
        let bar = CGRect(x: 0, y: isBarShown ? 0 : -height, width: bounds.width, height: height)
        if tabBar.frame != bar { tabBar.frame = bar }
        updateVisibility()
        if let transition = containmentTransition {
            if !transition.isOver { place(transition.to, movesView: false) }
        } else if let displayed, displayed.isViewLoaded {
            trackScrollView()
            place(displayed)
            callIfNotAppeared(displayed, in: contentView)
        }
    }

    /// Returns the frame of a child's view.
    func frame(of child: UIViewController) -> CGRect {
        var frame = contentView.bounds
        guard isBarShown,
            !child.edgesForExtendedLayout.contains(.top)
                || !(tabBar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
        else { return frame }
        frame.origin.y += barHeight
        frame.size.height = max(0, frame.height - barHeight)
        return frame
    }

    /// Places the view of a child, and tells it which part of it the bar covers (TB-13).
    func place(_ child: UIViewController, movesView: Bool = true) {
        let frame = frame(of: child)
        if movesView, child.view.transform.isIdentity, child.view.frame != frame { child.view.frame = frame }
        var insets = UIEdgeInsets.zero
        if isBarShown { insets.top = max(0, barHeight - frame.minY) }
        child.setContainerInsets(insets)
    }

    // MARK: Scroll edge

    /// Finds the scroll view of a child that is no navigation controller, and follows its offset.
    private func trackScrollView() {
        guard let displayed, !(displayed is UINavigationController) else { return untrackScrollView() }
        let found = displayed.contentScrollView(for: .top)
        if found !== trackedScrollView {
            untrackScrollView()
            trackedScrollView = found
            if found?.offsetObserver == nil { found?.offsetObserver = self }
        }
        guard let found else {
            tabBar.isAtScrollEdge = true
            return
        }
        found.barAdjustment = displayed.automaticallyAdjustsScrollViewInsets ? .always : .never
        offsetDidChange(of: found)
    }

    func untrackScrollView() {
        if trackedScrollView?.offsetObserver === self { trackedScrollView?.offsetObserver = nil }
        trackedScrollView = nil
    }

    func offsetDidChange(of scrollView: UIScrollView) {
        guard scrollView === trackedScrollView else { return }
        tabBar.isAtScrollEdge = scrollView.contentOffset.y <= 0.5 - scrollView.adjustedContentInset.top
    }

    /// Called when the content of a navigation controller has scrolled.
    func contentDidScroll(in navigation: UINavigationController, isAtEdge: Bool) {
        if navigation === displayed { tabBar.isAtScrollEdge = isAtEdge }
    }
}

/// The view beside a sidebar that overlaps the content. It cannot be focused.
@MainActor final class SidebarBlocker: UIControl {
    override var canBecomeFirstResponder: Bool { false }
    override var canBecomeFocused: Bool { false }
    override var defaultIsAccessibilityElement: Bool { false }
}
