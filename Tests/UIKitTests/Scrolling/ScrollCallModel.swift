@testable import UIKit

/// A delegate of a scroll view that compares all calls with a model of the movement: each movement begins once and ends
/// once, in the order of SC-12, and the properties of the view agree with the calls.
@MainActor final class ScrollCallModel: NSObject, UIScrollViewDelegate {
    /// The state of coasting.
    private enum Coasting {
        case none
        /// The view has said that the content will coast, but not that it begins to.
        case announced
        case begun
    }

    /// The violations of the model.
    private(set) var problems: [String] = []
    /// The number of calls by name.
    private(set) var counts: [String: Int] = [:]
    /// The latest calls, for reports.
    private(set) var trace: [String] = []
    private var isDragged = false
    /// A Boolean value that indicates whether the drag in progress was reported as ending.
    private var isReleased = false
    private var coasting = Coasting.none
    private var isAnimated = false
    private var isZoomed = false
    private var lastOffset: CGPoint?

    /// The view that zooming scales.
    var zoomedView: UIView?
    /// A Boolean value that indicates whether the app changes views at the moment. It may end any movement.
    var isAppActing = false
    /// A closure that is called after each call, in which apps change the view.
    var react: (String, UIScrollView) -> Void = { _, _ in }
    /// A closure that changes the target of a drag.
    var changeTarget: (inout CGPoint) -> Void = { _ in }

    /// Records a problem unless a condition is true.
    func check(_ condition: Bool, _ problem: @autoclosure () -> String) {
        if !condition { problems.append("\(problem()), after \(trace.suffix(12))") }
    }

    private func record(_ call: String, _ view: UIScrollView) {
        counts[call, default: 0] += 1
        trace.append(call)
        if trace.count > 100 { trace.removeFirst(50) }
    }

    private func finish(_ call: String, _ view: UIScrollView) {
        react(call, view)
        noteAnimation(of: view)
    }

    /// Records whether an animation has begun.
    func noteAnimation(of view: UIScrollView) { if view.isScrollAnimating { isAnimated = true } }

    /// Compares the properties of the view with the calls so far, outside of a call.
    func compare(_ view: UIScrollView) {
        noteAnimation(of: view)
        check(view.contentOffset == lastOffset ?? view.contentOffset, "the offset changed without didScroll (SC-01)")
        check(view.isDragging == (isDragged || coasting == .begun), "isDragging is \(view.isDragging) (SC-18)")
        check(view.isDecelerating == (coasting == .begun), "isDecelerating is \(view.isDecelerating)")
        check(coasting != .announced, "coasting was announced and has not begun (SC-12)")
        check(view.isScrollAnimating == isAnimated, "an animation ended without didEndScrollingAnimation (SC-36)")
        let isZooming = view.isZooming || view.isZoomAnimating || view.isZoomBouncing
        check(isZooming == isZoomed, "zooming is \(isZooming), the calls say \(isZoomed) (SC-43)")
        let numbers = [
            view.contentOffset.x, view.contentOffset.y, view.contentSize.width, view.contentSize.height, view.zoomScale,
        ]
        check(numbers.allSatisfy(\.isFinite), "numbers are not finite: \(numbers)")
    }

    /// Checks that no movement is in progress.
    func checkRest(_ view: UIScrollView) {
        check(!view.isTracking && !view.isDragging && !view.isDecelerating, "the user scrolls at rest (SC-18)")
        check(!isDragged && coasting == .none && !isAnimated && !isZoomed, "a movement has begun and not ended")
    }

    // MARK: Calls

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        record("didScroll", scrollView)
        check(scrollView.contentOffset != lastOffset, "didScroll without a change (SC-01)")
        lastOffset = scrollView.contentOffset
        finish("didScroll", scrollView)
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        record("didZoom", scrollView)
        check(scrollView.zoomScale.isFinite && scrollView.zoomScale > 0, "the scale is \(scrollView.zoomScale)")
        finish("didZoom", scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        record("willBeginDragging", scrollView)
        check(!isDragged && coasting == .none && !isAnimated, "a drag begins before the last movement has ended")
        check(scrollView.isDragging && !scrollView.isDecelerating, "a drag begins and isDragging is false (SC-18)")
        check(scrollView.isScrollEnabled, "a drag begins in a view that does not scroll (SC-25)")
        isDragged = true
        isReleased = false
        finish("willBeginDragging", scrollView)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        record("willEndDragging", scrollView)
        let target = targetContentOffset.pointee
        check(isDragged && !isReleased, "willEndDragging without a drag, or twice")
        check(scrollView.isDragging && !scrollView.isDecelerating, "isDragging is false in willEndDragging")
        check(velocity.x.isFinite && velocity.y.isFinite, "the velocity is \(velocity)")
        check(scrollView.ranges.contains(target), "the target \(target) is outside of \(scrollView.ranges) (SC-17)")
        if let source = scrollView.movement.dragSource, source == .wheel || source == .bar {
            check(velocity == .zero, "the velocity of a \(source) is \(velocity) (SC-53)")
        }
        isReleased = true
        changeTarget(&targetContentOffset.pointee)
        finish("willEndDragging", scrollView)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        record("didEndDragging(\(decelerate))", scrollView)
        check(isDragged, "didEndDragging without a drag")
        check(isReleased || isAppActing, "didEndDragging before willEndDragging (SC-12)")
        check(isReleased || !decelerate, "a drag that the app ended coasts")
        check(scrollView.isDragging == decelerate, "isDragging is not \(decelerate) in didEndDragging (SC-18)")
        check(scrollView.isDecelerating == decelerate, "isDecelerating is not \(decelerate) in didEndDragging")
        isDragged = false
        if decelerate { coasting = .announced }
        finish("didEndDragging", scrollView)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        record("willBeginDecelerating", scrollView)
        check(!isDragged && coasting != .begun && !isAnimated, "coasting begins before the last movement has ended")
        check(scrollView.isDecelerating, "isDecelerating is false in willBeginDecelerating")
        coasting = .begun
        finish("willBeginDecelerating", scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        record("didEndDecelerating", scrollView)
        check(coasting == .begun || coasting == .announced && isAppActing, "didEndDecelerating without a beginning")
        check(!scrollView.isDecelerating && !scrollView.isDragging, "isDecelerating is true in didEndDecelerating")
        coasting = .none
        finish("didEndDecelerating", scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        record("didEndScrollingAnimation", scrollView)
        check(isAnimated, "didEndScrollingAnimation without an animation (SC-36, SC-37)")
        check(!scrollView.isScrollAnimating, "isScrollAnimating is true in didEndScrollingAnimation (SC-41)")
        isAnimated = false
        finish("didEndScrollingAnimation", scrollView)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        record("willBeginZooming", scrollView)
        check(!isZoomed, "zooming begins twice (SC-43)")
        isZoomed = true
        finish("willBeginZooming", scrollView)
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        record("didEndZooming", scrollView)
        check(isZoomed, "didEndZooming without a beginning (SC-43)")
        check(scale.isFinite && !scrollView.isZooming, "isZooming is true in didEndZooming, at \(scale)")
        isZoomed = false
        finish("didEndZooming", scrollView)
    }
}
