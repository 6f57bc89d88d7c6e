/// Recognizes fingers that turn about each other, and the same on a touchpad.
///
/// A continuous gesture: begins when two or more fingers have turned enough, and ends when the last is lifted; while only one
/// is down the rotation rests.
@MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// By what angle the fingers turned since they came down, in radians, clockwise. Setting it starts over from that
    /// value, and resets the velocity.
    open var rotation: CGFloat {
        get { rotationStorage }
        set {
            rotationStorage = newValue
            isVelocityReset = true
        }
    }
    private var rotationStorage: CGFloat = 0

    /// How fast they turn, in radians a second.
    open var velocity: CGFloat { isVelocityReset ? 0 : tracker.velocity(at: lastTime).dx }

    /// The angle, whatever the app sets.
    private var angle: CGFloat = 0
    /// The length of the way along the circle, in points.
    private var arc: CGFloat = 0
    private var tracker = VelocityTracker()
    private var lastTime: TimeInterval = 0
    private var isVelocityReset = false
    private var pointer: CGPoint?
    private var lastEventRotation: CGFloat = 0

    package override var sceneLocation: CGPoint { pointer ?? super.sceneLocation }
    package override var takesPresses: Bool { false }
    package override var acceptsMoreTouches: Bool { attempt.sequence == nil }

    open override func reset() {
        super.reset()
        rotationStorage = 0
        angle = 0
        arc = 0
        tracker.clear()
        isVelocityReset = false
        pointer = nil
        lastEventRotation = 0
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        tracker.add(angle, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let spread = FingerSpread(attempt, moved: touches) else { return }
        arc += spread.rotation * spread.radius
        turn(by: spread.rotation, at: event.timestamp)
        switch rawState {
        case .possible:
            let type = attempt.touches.first?.type ?? .direct
            if abs(arc) >= InputThresholds.current.rotationSlop(for: type) { state = .began }
        case .began, .changed: state = .changed
        default: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        lastTime = event.timestamp
        isVelocityReset = false
        guard !attempt.touches.contains(where: { !$0.isLifted && $0.phase != .ended }) else { return }
        state = rawState.isActive || attempt.wanted != nil ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    private func turn(by change: CGFloat, at time: TimeInterval) {
        rotationStorage += change
        angle += change
        tracker.add(angle, at: time)
        lastTime = time
        isVelocityReset = false
    }

    // MARK: Touchpads

    package override func accepts(_ event: UIEvent) -> Bool { event is UITransformEvent }

    package override func sequenceDidChange(_ phase: UITouch.Phase, with event: UIEvent?) {
        if let transform = event as? UITransformEvent {
            pointer = transform.sceneLocation
            if phase == .began { lastEventRotation = 0 }
            turn(by: transform.rotation - lastEventRotation, at: transform.timestamp)
            lastEventRotation = transform.rotation
        }
        switch phase {
        case .began, .moved:
            if rawState.isActive {
                state = .changed
            } else if abs(lastEventRotation) >= InputThresholds.current.touchpadRotationSlop {
                state = .began
            }
        case .ended: state = rawState.isActive || attempt.wanted != nil ? .ended : .failed
        default: state = .cancelled
        }
    }
}
