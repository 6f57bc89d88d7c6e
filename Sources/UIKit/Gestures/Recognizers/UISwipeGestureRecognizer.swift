import DisplayServer

/// Recognizes a quick stroke in a direction.
///
/// A discrete gesture: one action, as soon as the fingers have gone far enough. A slow stroke must keep to the
/// direction exactly, but may be short; a fast one may slant, but must be long. What takes too long is no swipe.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Ways to swipe.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The ways as bits.
        public let rawValue: UInt
        /// The ways of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upwards.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downwards.
        public static let down = Direction(rawValue: 1 << 3)

        /// How far a way leads in each of the directions, and how far aside.
        fileprivate func parts(of way: CGVector) -> [(along: CGFloat, aside: CGFloat)] {
            var parts: [(CGFloat, CGFloat)] = []
            if contains(.right) { parts.append((way.dx, abs(way.dy))) }
            if contains(.left) { parts.append((-way.dx, abs(way.dy))) }
            if contains(.up) { parts.append((-way.dy, abs(way.dx))) }
            if contains(.down) { parts.append((way.dy, abs(way.dx))) }
            return parts
        }
    }

    /// The directions that will do: any of them. Right unless set.
    open var direction: Direction = .right

    /// How many fingers it takes. 1 unless set.
    open var numberOfTouchesRequired = 1

    private var start: TimeInterval = 0
    private var deadline: Scheduler.Task?

    package override var takesPresses: Bool { false }

    open override func reset() {
        super.reset()
        deadline?.cancel()
        deadline = nil
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if attempt.downCount > numberOfTouchesRequired {
            state = .failed
        } else if attempt.touches.count == touches.count {
            start = event.timestamp
            let limit = start + InputThresholds.current.swipeDuration
            deadline = scheduler?.schedule(at: limit) { [weak self] in self?.state = .failed }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { judge(at: event.timestamp) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        judge(at: event.timestamp)
        if rawState == .possible, attempt.wanted == nil { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    private func judge(at time: TimeInterval) {
        guard rawState == .possible, attempt.wanted == nil else { return }
        let thresholds = InputThresholds.current
        let duration = time - start
        guard duration <= thresholds.swipeDuration else {
            state = .failed
            return
        }
        guard attempt.downCount == numberOfTouchesRequired else { return }
        var isLongEnough = true
        for touch in attempt.touches where !touch.isLifted {
            let way = CGVector(
                dx: touch.sceneLocation.x - touch.initialSceneLocation.x,
                dy: touch.sceneLocation.y - touch.initialSceneLocation.y)
            let length = hypot(way.dx, way.dy)
            let swipe = thresholds.swipe(speed: length / max(duration, 0.001))
            let parts = direction.parts(of: way)
            // Small movements have no direction yet.
            let isRight = parts.contains { $0.along > 0 && $0.aside <= $0.along * swipe.slant }
            if length > thresholds.panSlop(for: touch.type), !isRight {
                state = .failed
                return
            }
            if !(isRight && parts.contains { $0.along >= swipe.distance }) { isLongEnough = false }
        }
        if isLongEnough { state = .ended }
    }
}
