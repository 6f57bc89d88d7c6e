import DisplayServer
import QuartzCore

/// Scrolls content while the user drags something in it and holds the pointer or finger beyond an edge (SC-72).
///
/// The speed grows with the distance from the edge. Each frame scrolls by whole device pixels. Inside the edges and at
/// the end of the content, no frames are requested.
@MainActor final class Autoscroll: InteractiveAnimationDriver {
    /// The speed in points per second for each point of distance, and its limits.
    private static let speedPerPoint: CGFloat = 10
    private static let slowest: CGFloat = 20
    private static let fastest: CGFloat = 1200
    /// The longest time in seconds for which one frame scrolls. While the window is covered there are no frames.
    private static let longestStep: TimeInterval = 0.1

    private weak var view: UIView?
    private let axes: ScrollAxes
    /// A closure that scrolls by a distance in points, and returns whether the content moved.
    private let scroll: (CGVector) -> Bool
    /// The velocity of the content offset, in points per second.
    private var velocity = CGVector.zero
    /// The distance that is less than a device pixel.
    private var remainder = CGVector.zero
    /// The time of the last step, in seconds since system startup.
    private var lastTime: TimeInterval = 0

    /// Creates an object that scrolls the content of a view.
    ///
    /// - Parameters:
    ///   - view: The view whose frames drive the movement.
    ///   - axes: The axes along which the content scrolls.
    ///   - scroll: A closure that scrolls by a distance in points, and returns whether the content moved.
    init(in view: UIView, along axes: ScrollAxes, scroll: @escaping (CGVector) -> Bool) {
        self.view = view
        self.axes = axes
        self.scroll = scroll
    }

    /// Begins, changes or ends scrolling because the pointer or finger moved.
    ///
    /// - Parameters:
    ///   - point: The location of the pointer or finger.
    ///   - area: The visible area, in the same coordinates.
    ///   - margin: The distance from the edges that counts as beyond them, in points.
    func follow(_ point: CGPoint, in area: CGRect, margin: CGFloat) {
        func speed(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            let (start, end) = (low + margin, max(low + margin, high - margin))
            let distance = place < start ? place - start : place > end ? place - end : 0
            guard distance != 0 else { return 0 }
            let speed = abs(distance) * Autoscroll.speedPerPoint
            return copysign(min(Autoscroll.fastest, max(Autoscroll.slowest, speed)), distance)
        }
        velocity.dx = axes.contains(.horizontal) ? speed(point.x, area.minX, area.maxX) : 0
        velocity.dy = axes.contains(.vertical) ? speed(point.y, area.minY, area.maxY) : 0
        if velocity == .zero { stop() } else { start() }
    }

    /// Ends scrolling.
    func stop() {
        velocity = .zero
        remainder = .zero
        AnimationDriver.remove(self)
        isAdded = false
    }

    private var isAdded = false

    private func start() {
        guard !isAdded, let view, let scheduler = view.window?.windowScene?.server.scheduler else { return }
        isAdded = true
        lastTime = scheduler.now
        AnimationDriver.add(self)
        view.layer.animationsDidChange()
    }

    // MARK: Frames

    var host: LayerHost? { view?.layer.displayedBy }
    var isRunning: Bool { velocity != .zero }
    var endTime: TimeInterval? { nil }

    func advance(to time: TimeInterval) {
        guard isRunning, let view else { return stop() }
        let elapsed = min(Autoscroll.longestStep, max(0, time - lastTime))
        lastTime = time
        remainder.dx += velocity.dx * elapsed
        remainder.dy += velocity.dy * elapsed
        let scale = view.layer.contentsScale
        func onPixels(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.towardZero) / scale }
        let way = CGVector(dx: onPixels(remainder.dx), dy: onPixels(remainder.dy))
        guard way != .zero else { return }
        remainder.dx -= way.dx
        remainder.dy -= way.dy
        // The end of the content.
        if !scroll(way) { stop() }
    }

    func finishIfDone() { if !isRunning || host == nil { stop() } }
}
