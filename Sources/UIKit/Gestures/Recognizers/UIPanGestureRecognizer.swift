/// A continuous gesture recognizer for dragging with one or more fingers and, if allowed, for scrolling.
///
/// ```swift
/// func moveCard(_ recognizer: UIPanGestureRecognizer) {
///     guard let card = recognizer.view else { return }
///     let translation = recognizer.translation(in: card.superview)
///     card.center.x += translation.x
///     card.center.y += translation.y
///     recognizer.setTranslation(.zero, in: card.superview)
/// }
/// ```
///
/// The gesture begins when the fingers have moved far enough together, changes as they move, and ends when fewer than
/// the minimum number are left. The user can add and lift fingers during the gesture; the translation does not jump. By
/// default, any number of fingers can pan, and so can a pressed pointer; scrolling does not, unless
/// ``allowedScrollTypesMask`` permits it (GR-52). Translations are in points and velocities in points per second.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of fingers. The default is 1.
    open var minimumNumberOfTouches = 1

    /// The maximum number of fingers. With more, the gesture fails; once it has begun, additional fingers are not
    /// tracked. The default is no limit.
    open var maximumNumberOfTouches = Int.max

    /// The kinds of scrolling that the gesture recognizes in addition to touches. The default is none (GR-52).
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    // Lengths are in points of the scene.

    /// The movement of the centroid since the gesture could begin, or since the app set the translation.
    private var translation = CGVector.zero
    /// The movement of the centroid, regardless of translations that the app set.
    private var way = CGVector.zero
    private var tracker = VelocityTracker()
    private var lastTime: TimeInterval = 0
    /// A Boolean value that indicates whether the app set the translation after the last event. The velocity is then
    /// zero.
    private var isVelocityReset = false
    private var pointer: CGPoint?
    private var isContinuousScroll = false

    /// Returns the translation of the fingers since they touched down, or relative to the value that the app set, in
    /// the coordinate space of a view, or of the window for nil (GR-51).
    ///
    /// A view that is moved by the translation stays under the fingers.
    open func translation(in view: UIView?) -> CGPoint {
        let origin = convert(fromScene: .zero, to: view)
        let end = convert(fromScene: CGPoint(x: translation.dx, y: translation.dy), to: view)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    /// Sets the current translation. The velocity is zero until the next event.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let origin = convertToScene(.zero, from: view)
        let end = convertToScene(translation, from: view)
        self.translation = CGVector(dx: end.x - origin.x, dy: end.y - origin.y)
        isVelocityReset = true
    }

    /// Returns the velocity of the fingers, in points per second in a view's coordinate space. It is computed from the
    /// movement within the last tenth of a second, and is zero if the fingers rested.
    open func velocity(in view: UIView?) -> CGPoint {
        guard !isVelocityReset else { return .zero }
        // Touchpads do not report when the fingers are lifted, so the velocity is that of the last scroll event.
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

    /// The movement of the centroid since the fingers touched down, in points of the scene.
    package var wayInScene: CGVector { way }

    /// The timestamp of the last event, in seconds since system startup.
    package var lastEventTime: TimeInterval { lastTime }

    package override var sceneLocation: CGPoint { pointer ?? super.sceneLocation }
    package override var takesPresses: Bool { false }
    package override var gesturesOfControls: UIControl.ExclusiveGestures { abs(way.dx) > abs(way.dy) ? .drag : [] }
    package override var acceptsMoreTouches: Bool {
        tracking.sequence == nil && (!rawState.isActive || tracking.downCount < maximumNumberOfTouches)
    }

    /// Returns a Boolean value that indicates whether the gesture can begin with a movement. Subclasses override it to
    /// restrict directions.
    package func canBegin(with way: CGVector) -> Bool { true }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        lastTime = event.timestamp
        guard !rawState.isActive else { return }
        if tracking.downCount > maximumNumberOfTouches {
            state = .failed
            return
        }
        // From here on, the fingers are measured together.
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
        let left = tracking.touches.reduce(0) { $0 + ($1.isLifted || $1.phase == .ended ? 0 : 1) }
        // The location at which a finger was lifted may differ from its last reported location.
        move(touches, event)
        if rawState == .possible, left + touches.count >= minimumNumberOfTouches { beginIfFarEnough() }
        isVelocityReset = false
        if rawState.isActive || tracking.pendingState != nil {
            if left < minimumNumberOfTouches { state = .ended }
        } else if left == 0 {
            state = .failed
        } else {
            startMeasuring(at: event.timestamp)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    /// Adds the movement of the centroid that results from the moved touches.
    private func move(_ touches: Set<UITouch>, _ event: UIEvent) {
        let count = CGFloat(tracking.downCount)
        guard count > 0 else { return }
        lastTime = event.timestamp
        // Coalesced samples improve the velocity. Usually there is one finger.
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
        guard tracking.pendingState == nil else { return }
        translation = .zero
        way = .zero
        tracker.clear()
        tracker.add(0, 0, at: time)
    }

    private func beginIfFarEnough() {
        guard tracking.downCount >= minimumNumberOfTouches, tracking.pendingState == nil else { return }
        let type = tracking.touches.first?.type ?? .direct
        guard hypot(way.dx, way.dy) >= inputThresholds.panSlop(for: type) else { return }
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
            if phase == .began { tracker.add(0, 0, at: scroll.timestamp - inputThresholds.usualEventInterval) }
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
    /// Adds a position. A lift at the last position contributes nothing to the velocity.
    fileprivate mutating func note(_ way: CGVector, at time: TimeInterval, isLift: Bool) {
        if isLift, isAt(way.dx, way.dy) { return }
        add(way.dx, way.dy, at: time)
    }
}
