/// An object that follows the offset and the size of the content of a scroll view, in addition to the scroll view's
/// delegate.
@MainActor protocol ScrollOffsetObserver: AnyObject {
    /// Called after the offset has changed, before the delegate.
    func offsetDidChange(of scrollView: UIScrollView)

    /// Called after the size of the content has changed. The default implementation does nothing.
    func contentSizeDidChange(of scrollView: UIScrollView)
}

extension ScrollOffsetObserver {
    func contentSizeDidChange(of scrollView: UIScrollView) {}
}

extension UIScrollView {
    /// The effect of bars on the automatic adjustment of the content inset.
    enum BarAdjustment {
        /// The view is not the content of a container with bars.
        case none
        /// The vertical safe area is added whether or not the content is high enough to scroll.
        case always
        /// The safe area is not added, because the controller's `automaticallyAdjustsScrollViewInsets` is `false`.
        case never
    }

    /// Returns an offset at which neither a large title nor a search bar is half visible, for the natural end of a
    /// movement (NC-21, SR-05).
    func offsetBesideLargeTitle(_ y: CGFloat) -> CGFloat {
        guard let range = collapsibleRanges.first(where: { $0.contains(y) && y != $0.lowerBound }) else { return y }
        let middle = (range.lowerBound + range.upperBound) / 2
        return ranges.y.clamped(y < middle ? range.lowerBound : range.upperBound)
    }

    /// The vertical offsets at which the search bar and the large title are partly visible.
    private var collapsibleRanges: [ClosedRange<CGFloat>] {
        guard let controller = offsetObserver as? UINavigationController,
            let extent = controller.visibleCollapsible
        else { return [] }
        let bar = controller.navigationBar
        let top = adjustedContentInset.top - extent
        let large = bar.largeTitleHeight(of: bar.topItem)
        let whole = bar.collapsibleHeight(of: bar.topItem)
        return [-(top + whole)...(-(top + large)), -(top + large)...(-top)].filter { $0.lowerBound < $0.upperBound }
    }
}
