/// An object that follows the offset of a scroll view, in addition to the scroll view's delegate.
@MainActor protocol ScrollOffsetObserver: AnyObject {
    /// Called after the offset has changed, before the delegate.
    func offsetDidChange(of scrollView: UIScrollView)
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

    /// Returns an offset at which no large title is half visible, for the natural end of a movement (NC-21).
    func offsetBesideLargeTitle(_ y: CGFloat) -> CGFloat {
        guard let largeTitleRange, largeTitleRange.contains(y), y != largeTitleRange.lowerBound else { return y }
        let middle = (largeTitleRange.lowerBound + largeTitleRange.upperBound) / 2
        let end = y < middle ? largeTitleRange.lowerBound : largeTitleRange.upperBound
        return ranges.y.clamped(end)
    }

    /// The vertical offsets at which the large title is partly visible.
    private var largeTitleRange: ClosedRange<CGFloat>? {
        guard let extent = (offsetObserver as? UINavigationController)?.visibleLargeTitle else { return nil }
        let top = adjustedContentInset.top - extent
        return -(top + BarDesign.largeTitleHeight)...(-top)
    }
}
