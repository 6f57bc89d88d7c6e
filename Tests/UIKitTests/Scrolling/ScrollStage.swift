import UIKit
import UIKitTesting

/// A scroll view in a window of its own, whose delegate logs all calls.
@MainActor final class ScrollStage {
    let window: UIWindow
    let view: UIScrollView
    let content: TouchView
    let delegate = ScrollLog()
    let generator: EventGenerator

    /// Creates a scroll view at (0, 0) with opaque content from its origin.
    init(
        size: CGSize = CGSize(width: 200, height: 200), content contentSize: CGSize = CGSize(width: 200, height: 1000),
        make: (CGRect) -> UIScrollView = { UIScrollView(frame: $0) }
    ) throws {
        StageDisplays.open()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        view = make(CGRect(origin: .zero, size: size))
        content = TouchView(frame: CGRect(origin: .zero, size: contentSize))
        content.backgroundColor = .systemTeal
        view.addSubview(content)
        view.contentSize = contentSize
        view.delegate = delegate
        window.addSubview(view)
        window.makeKeyAndVisible()
        generator = try EventGenerator(window: window)
        try generator.wait(1)
        delegate.log = []
    }

    /// Drags a finger along a straight line with constant velocity, and leaves it down.
    func drag(
        from start: CGPoint = CGPoint(x: 100, y: 150), by way: CGVector, duration: TimeInterval = 0.2, steps: Int = 10
    ) throws {
        try generator.fingerDown(at: start)
        try move(from: start, by: way, duration: duration, steps: steps)
    }

    /// Moves the finger that is down.
    func move(from start: CGPoint, by way: CGVector, duration: TimeInterval = 0.2, steps: Int = 10) throws {
        for step in 1...steps {
            try generator.wait(duration / TimeInterval(steps))
            let part = CGFloat(step) / CGFloat(steps)
            try generator.fingerMove(to: CGPoint(x: start.x + way.dx * part, y: start.y + way.dy * part))
        }
    }

    /// Drags and lifts the finger.
    func flick(from start: CGPoint = CGPoint(x: 100, y: 150), by way: CGVector, duration: TimeInterval = 0.1) throws {
        try drag(from: start, by: way, duration: duration)
        try generator.fingerUp()
    }

    /// The log of the delegate, in which repeated calls count once.
    func takeLog() -> [String] {
        defer { delegate.log = [] }
        return delegate.log.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    isolated deinit { window.isHidden = true }
}

/// A delegate that logs all calls.
@MainActor final class ScrollLog: NSObject, UIScrollViewDelegate {
    var log: [String] = []
    var zoomedView: UIView?
    var offsets: [CGPoint] = []
    var velocity = CGPoint.zero
    var target = CGPoint.zero
    var changesTarget: ((inout CGPoint) -> Void)?
    var allowsTop = true
    /// A closure that is called after each call was logged.
    var onCall: ((String, UIScrollView) -> Void)?

    private func record(_ text: String, _ view: UIScrollView) {
        log.append(text)
        onCall?(text, view)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset)
        record("didScroll", scrollView)
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { record("didZoom", scrollView) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { record("willBeginDragging", scrollView) }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        self.velocity = velocity
        target = targetContentOffset.pointee
        record("willEndDragging", scrollView)
        changesTarget?(&targetContentOffset.pointee)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        record("didEndDragging(\(decelerate))", scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { record("willBeginDecelerating", scrollView) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { record("didEndDecelerating", scrollView) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        record("didEndScrollingAnimation", scrollView)
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        record("willBeginZooming", scrollView)
    }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        record("didEndZooming(\(scale))", scrollView)
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        record("shouldScrollToTop", scrollView)
        return allowsTop
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { record("didScrollToTop", scrollView) }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        record("didChangeAdjustedContentInset", scrollView)
    }
}
