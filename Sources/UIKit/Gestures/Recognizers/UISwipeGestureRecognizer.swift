import DisplayServer

/// A discrete gesture recognizer for quick strokes in a direction.
///
/// The gesture is recognized as soon as the fingers have moved far enough. A slow stroke must closely follow the
/// direction but may be short; a fast one may be slanted but must be long. A stroke that takes too long is not a swipe.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of swipes.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bit mask.
        public let rawValue: UInt
        /// Creates a set of directions from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A swipe to the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// A swipe to the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// An upward swipe.
        public static let up = Direction(rawValue: 1 << 2)
        /// A downward swipe.
        public static let down = Direction(rawValue: 1 << 3)

        /// Returns the components of a movement along and across each of the directions.
        fileprivate func parts(of way: CGVector) -> [(along: CGFloat, aside: CGFloat)] {
            var parts: [(CGFloat, CGFloat)] = []
            if contains(.right) { parts.append((way.dx, abs(way.dy))) }
            if contains(.left) { parts.append((-way.dx, abs(way.dy))) }
            if contains(.up) { parts.append((-way.dy, abs(way.dx))) }
            if contains(.down) { parts.append((way.dy, abs(way.dx))) }
            return parts
        }
    }

    /// The permitted directions. A swipe in any of them is recognized. The default is right.
    open var direction: Direction = .right

    /// The number of fingers that must swipe. The default is 1.
    open var numberOfTouchesRequired = 1

    private var start: TimeInterval = 0
    private var deadline: Scheduler.Task?

    package override var takesPresses: Bool { false }
    package override var gesturesOfControls: UIControl.ExclusiveGestures {
        direction.isDisjoint(with: [.left, .right]) ? [] : .swipe
    }

    open override func reset() {
        super.reset()
        cancelDeadline()
    }

    private func cancelDeadline() {
        deadline?.cancel()
        deadline = nil
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if tracking.downCount > numberOfTouchesRequired {
            state = .failed
        } else if tracking.touches.count == touches.count {
            start = event.timestamp
            let limit = start + inputThresholds.swipeDuration
            deadline = scheduler?.schedule(at: limit) { [weak self] in self?.state = .failed }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { judge(at: event.timestamp) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        judge(at: event.timestamp)
        if rawState == .possible, tracking.pendingState == nil { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    private func judge(at time: TimeInterval) {
        guard rawState == .possible, tracking.pendingState == nil else { return }
        let thresholds = inputThresholds
        let duration = time - start
        guard duration <= thresholds.swipeDuration else {
            state = .failed
            return
        }
        guard tracking.downCount == numberOfTouchesRequired else { return }
        var isLongEnough = true
        for touch in tracking.touches where !touch.isLifted {
            let way = CGVector(
                dx: touch.sceneLocation.x - touch.initialSceneLocation.x,
                dy: touch.sceneLocation.y - touch.initialSceneLocation.y)
            let length = hypot(way.dx, way.dy)
            let swipe = thresholds.swipe(speed: length / max(duration, 0.001))
            let parts = direction.parts(of: way)
            // Small movements do not have a reliable direction.
            let isRight = parts.contains { $0.along > 0 && $0.aside <= $0.along * swipe.slant }
            if length > thresholds.panSlop(for: touch.type), !isRight {
                state = .failed
                return
            }
            if !(isRight && parts.contains { $0.along >= swipe.distance }) { isLongEnough = false }
        }
        guard isLongEnough else { return }
        // The recognizer may have to wait for the failure of another one, which may take longer than a swipe.
        cancelDeadline()
        state = .ended
    }
}
