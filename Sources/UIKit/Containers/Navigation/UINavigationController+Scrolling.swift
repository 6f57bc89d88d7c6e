// The large title shrinks as the content scrolls, and the background of the bars appears above scrolled content (NC-21,
// BI-09).
extension UINavigationController: ScrollOffsetObserver {
    /// Finds the scroll view of the top controller, and follows its offset.
    func trackScrollView() {
        let controller = containmentTransition?.to ?? stack.last
        // The results of a search cover the content of the controller.
        let search = controller?.containerValues?.navigationItem?.searchController
        let results = search?.isActiveStorage == true ? search?.contentScrollView(for: .top) : nil
        let found = results ?? (controller?.isViewLoaded == true ? controller?.contentScrollView(for: .top) : nil)
        if found !== trackedScrollView {
            untrackScrollView()
            trackedScrollView = found
            found?.offsetObserver = self
        }
        guard let found else { return }
        found.barAdjustment = controller?.automaticallyAdjustsScrollViewInsets == false ? .never : .always
    }

    func untrackScrollView() {
        guard let old = trackedScrollView else { return }
        trackedScrollView = nil
        followsOffset = false
        guard old.offsetObserver === self else { return }
        old.offsetObserver = nil
        old.expandableInset = 0
    }

    func offsetDidChange(of scrollView: UIScrollView) {
        guard scrollView === trackedScrollView, containmentTransition == nil, viewIfLoaded?.window != nil
        else { return }
        let old = navigationBar.collapsibleExtent
        updateLargeTitle()
        if navigationBar.collapsibleExtent != old { layoutBars() }
    }

    func contentSizeDidChange(of scrollView: UIScrollView) {
        if scrollView === trackedScrollView { updateToolbarEdge(scrollView) }
    }

    /// Computes the visible height of the large title from the offset of the content.
    func updateLargeTitle() {
        let full = isBarHiddenStorage ? 0 : navigationBar.collapsibleHeight(of: navigationBar.topItem)
        if full <= 0 { followsOffset = false }
        // The bar receives or loses parts while the content is at its start: all others remain visible.
        let row = navigationBar.rowHeight(of: navigationBar.topItem)
        if full != collapsibleHeight || row != fixedBarHeight, navigationBar.collapsibleExtent >= collapsibleHeight {
            followsOffset = false
        }
        (collapsibleHeight, fixedBarHeight) = (full, row)
        var extent = full
        if let scrollView = trackedScrollView {
            let top = scrollView.adjustedContentInset.top
            let offset = scrollView.contentOffset.y
            if followsOffset || offset > 0.5 - top {
                // The part of the inset that does not change with the large title.
                let base = top - currentLargeTitle(in: scrollView)
                extent = min(full, max(0, -(offset + base)))
            }
            scrollView.expandableInset = full - extent
        }
        navigationBar.collapsibleExtent = extent
        updateScrollEdge()
    }

    /// The height of the large title that is part of the safe area of a scroll view, and of its inset.
    private func currentLargeTitle(in scrollView: UIScrollView) -> CGFloat {
        let child = containmentTransition?.to ?? stack.last
        guard let insets = child?.containerValues?.insets, !isBarHiddenStorage, let child else { return 0 }
        let row = viewIfLoaded.map { $0.safeAreaInsets.top } ?? 0
        let rest = max(0, row + navigationBar.rowHeight(of: navigationBar.topItem) - frame(of: child).minY)
        return max(0, insets.top - rest)
    }

    private func updateScrollEdge() {
        guard let scrollView = trackedScrollView else {
            navigationBar.setAtScrollEdge(true, animated: false)
            tabBarController?.contentDidScroll(in: self, isAtEdge: true)
            toolbarStorage?.isAtScrollEdge = false
            return
        }
        let inset = scrollView.adjustedContentInset
        let offset = scrollView.contentOffset.y
        let isAtEdge = offset <= 0.5 - inset.top
        navigationBar.setAtScrollEdge(isAtEdge, animated: containmentTransition == nil)
        tabBarController?.contentDidScroll(in: self, isAtEdge: isAtEdge)
        updateToolbarEdge(scrollView)
    }

    /// Shows the toolbar without a background while the end of the content is above it.
    private func updateToolbarEdge(_ scrollView: UIScrollView) {
        let end =
            scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
        toolbarStorage?.isAtScrollEdge = scrollView.contentOffset.y >= end - 0.5
    }
}
