/// The methods with which an object observes and controls the scrolling and zooming of a scroll view.
///
/// ```swift
/// final class FeedController: UIViewController, UIScrollViewDelegate {
///     func scrollViewDidScroll(_ scrollView: UIScrollView) {
///         title = scrollView.contentOffset.y > 40 ? "Feed" : ""
///     }
/// }
/// ```
///
/// All methods are optional. A drag calls, in this order (SC-12): will begin dragging, did scroll several times, will
/// end dragging, did end dragging; and if the content coasts, will begin decelerating, did scroll, did end
/// decelerating. A burst of wheel notches is a drag as well (SC-53).
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Tells the delegate that the content offset has changed (SC-01).
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Tells the delegate that the scale of the content has changed (SC-43).
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Tells the delegate that the user begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Tells the delegate that the user ends a drag.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - velocity: The velocity of the content offset, in points per millisecond (SC-16).
    ///   - targetContentOffset: The offset at which the content will rest. The delegate can change it (SC-17).
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// Tells the delegate that the user ended a drag, and whether the content continues to move (SC-14).
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Tells the delegate that the content continues to move after a drag.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Tells the delegate that the movement after a drag has ended.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Tells the delegate that an animation that the app requested has ended (SC-36).
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Asks the delegate for the view that zooming scales. It must be a subview of the scroll view. `nil`, the default,
    /// prevents zooming (SC-42).
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Tells the delegate that zooming begins.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Tells the delegate that zooming has ended at a scale.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Asks the delegate whether the Home key scrolls to the top. The default is `true`.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// Tells the delegate that the view has scrolled to the top because of the Home key.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// Tells the delegate that the adjusted content inset has changed (SC-05).
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns `nil`.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Returns `true`.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
