/// Recognizes dragging with one finger or several, and scrolling if it is allowed.
///
/// A continuous gesture: begins when the fingers have moved far enough together, changes as they move, and ends when
/// fewer are left than it takes. Fingers may be added and lifted meanwhile; the translation does not jump.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers it takes at least. 1 unless set.
    open var minimumNumberOfTouches = 1

    /// How many fingers it takes at most. With more it fails; once it has begun, it does not hear of more. No limit
    /// unless set.
    open var maximumNumberOfTouches = Int.max

    /// Which scrolling drives it, beside fingers. None unless set (GR-52).
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    // What follows is in points of the scene.

    /// The way of the fingers since the gesture could begin, or since the app set the translation.
    private var translation = CGVector.zero
    /// The same, whatever the app set.
    private var way = CGVector.zero
    private var tracker = VelocityTracker()
    private var lastTime: TimeInterval = 0
    /// The app has set the translation and nothing has happened since: the velocity is zero.
    private var isVelocityReset = false
    private var pointer: CGPoint?
    private var isContinuousScroll = false

    /// How far the fingers have moved since they came down, or from what the app set, in a view's coordinates, or the
    /// window's for nil (GR-51).
    /// Distances are those of the fingers, so what is moved by it stays under them.
    open func translation(in view: UIView?) -> CGPoint {
        let origin = convert(fromScene: .zero, to: view)
        let end = convert(fromScene: CGPoint(x: translation.dx, y: translation.dy), to: view)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    /// Sets the translation, from which it goes on. The velocity is zero until the next event.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let origin = convertToScene(.zero, from: view)
        let end = convertToScene(translation, from: view)
        self.translation = CGVector(dx: end.x - origin.x, dy: end.y - origin.y)
        isVelocityReset = true
    }

    /// How fast the fingers are moving, in points a second of a view's coordinates: by their way within the last tenth
    /// of a second; zero if they rested.
    open func velocity(in view: UIView?) -> CGPoint {
        guard !isVelocityReset else { return .zero }
        // A touchpad does not say when the fingers leave it; how they moved last is how they left it.
        let velocity = tracker.velocity(at: isContinuousScroll ? tracker.lastTime ?? lastTime : lastTime)
        let origin = convert(fromScene: .zero, to: view)
        let end = convert(fromScene: CGPoint(x: velocity.dx, y: velocity.dy), to: view)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    open override func reset() {
        super.reset()
        translation = .zero
        way = .zero
        tracker.clear()
        isVelocityReset = false
        pointer = nil
        isContinuousScroll = false
    }

    package override var sceneLocation: CGPoint { pointer ?? super.sceneLocation }
    package override var takesPresses: Bool { false }
    package override var acceptsMoreTouches: Bool {
        attempt.sequence == nil && (!rawState.isActive || attempt.downCount < maximumNumberOfTouches)
    }

    /// The way of the fingers since they came down, in points of the scene.
    package var wayInScene: CGVector { way }

    /// Whether the gesture may begin with this way; for subclasses that care for directions.
    package func canBegin(with way: CGVector) -> Bool { true }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        lastTime = event.timestamp
        guard !rawState.isActive else { return }
        if attempt.downCount > maximumNumberOfTouches {
            state = .failed
            return
        }
        // From here on they move together.
        startMeasuring(at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        move(touches, event)
        switch rawState {
        case .possible: beginIfFarEnough()
        case .began, .changed: state = .changed
        default: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let left = attempt.touches.reduce(0) { $0 + ($1.isLifted || $1.phase == .ended ? 0 : 1) }
        // Where a finger left may be farther than where it was last seen.
        move(touches, event)
        if rawState == .possible, left + touches.count >= minimumNumberOfTouches { beginIfFarEnough() }
        isVelocityReset = false
        if rawState.isActive || attempt.wanted != nil {
            if left < minimumNumberOfTouches { state = .ended }
        } else if left == 0 {
            state = .failed
        } else {
            startMeasuring(at: event.timestamp)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    /// Adds to the way how far the middle of all fingers moved by these.
    private func move(_ touches: Set<UITouch>, _ event: UIEvent) {
        let count = CGFloat(attempt.downCount)
        guard count > 0 else { return }
        lastTime = event.timestamp
        // Samples on the way matter for the velocity; most often there is one finger.
        if touches.count == 1, let touch = touches.first, touch.coalesced.count > 1 {
            let end = touch.sceneLocation
            for sample in touch.coalesced.dropLast() {
                let x = way.dx + (sample.sceneLocation.x - touch.previousSceneLocation.x) / count
                let y = way.dy + (sample.sceneLocation.y - touch.previousSceneLocation.y) / count
                tracker.add(x, y, at: sample.timestamp)
            }
            add((end.x - touch.previousSceneLocation.x) / count, (end.y - touch.previousSceneLocation.y) / count)
        } else {
            for touch in touches {
                add(
                    (touch.sceneLocation.x - touch.previousSceneLocation.x) / count,
                    (touch.sceneLocation.y - touch.previousSceneLocation.y) / count)
            }
        }
        tracker.note(way, at: event.timestamp, isLift: touches.first?.phase == .ended)
        isVelocityReset = false
    }

    private func add(_ dx: CGFloat, _ dy: CGFloat) {
        way.dx += dx
        way.dy += dy
        translation.dx += dx
        translation.dy += dy
    }

    private func startMeasuring(at time: TimeInterval) {
        guard attempt.wanted == nil else { return }
        translation = .zero
        way = .zero
        tracker.clear()
        tracker.add(0, 0, at: time)
    }

    private func beginIfFarEnough() {
        guard attempt.downCount >= minimumNumberOfTouches, attempt.wanted == nil else { return }
        let type = attempt.touches.first?.type ?? .direct
        guard hypot(way.dx, way.dy) >= InputThresholds.current.panSlop(for: type) else { return }
        state = canBegin(with: way) ? .began : .failed
    }

    // MARK: Scrolling

    package override func accepts(_ event: UIEvent) -> Bool {
        guard let scroll = event as? UIScrollEvent else { return false }
        return allowedScrollTypesMask.contains(scroll.isContinuous ? .continuous : .discrete)
    }

    package override func sequenceDidChange(_ phase: UITouch.Phase, with event: UIEvent?) {
        if let scroll = event as? UIScrollEvent {
            pointer = scroll.sceneLocation
            isContinuousScroll = scroll.isContinuous
            lastTime = scroll.timestamp
            if phase == .began { tracker.add(0, 0, at: scroll.timestamp - InputThresholds.current.usualEventInterval) }
            add(scroll.delta.dx, scroll.delta.dy)
            tracker.add(way.dx, way.dy, at: scroll.timestamp)
            isVelocityReset = false
        } else if let scheduler {
            lastTime = scheduler.now
            isVelocityReset = false
        }
        switch phase {
        case .began: state = .began
        case .moved: state = rawState == .possible ? .began : .changed
        case .ended: state = .ended
        default: state = .cancelled
        }
    }
}

extension VelocityTracker {
    /// Notes a way. A lift where the finger was already says nothing new about its speed.
    fileprivate mutating func note(_ way: CGVector, at time: TimeInterval, isLift: Bool) {
        if isLift, isAt(way.dx, way.dy) { return }
        add(way.dx, way.dy, at: time)
    }
}
