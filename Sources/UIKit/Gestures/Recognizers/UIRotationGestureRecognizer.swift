/// Recognizes fingers that turn about each other, and the same on a touchpad.
///
/// A continuous gesture: begins when two or more fingers have turned enough, and ends when the last is lifted; while only one
/// is down the rotation rests.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// By what angle the fingers turned since they came down, in radians, clockwise. Setting it starts over from that
    /// value, and resets the velocity.
    open var rotation: CGFloat {
        get { rotationStorage }
        set {
            rotationStorage = newValue
            measure.restart()
        }
    }
    private var rotationStorage: CGFloat = 0

    /// How fast they turn, in radians a second.
    open var velocity: CGFloat { measure.velocity }

    private var measure = MeasuredValue()
    /// The length of the way along the circle, in points.
    private var arc: CGFloat = 0
    private var pointer: CGPoint?
    private var lastEventRotation: CGFloat = 0

    package override var sceneLocation: CGPoint { pointer ?? super.sceneLocation }
    package override var takesPresses: Bool { false }
    package override var acceptsMoreTouches: Bool { attempt.sequence == nil }

    open override func reset() {
        super.reset()
        rotationStorage = 0
        arc = 0
        measure.clear()
        pointer = nil
        lastEventRotation = 0
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        measure.begin(at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let spread = FingerSpread(attempt, moved: touches) else { return }
        arc += spread.rotation * spread.radius
        turn(by: spread.rotation, at: event.timestamp)
        let type = attempt.touches.first?.type ?? .direct
        proceed(isFarEnough: abs(arc) >= InputThresholds.current.rotationSlop(for: type))
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        measure.rest(at: event.timestamp)
        if isLastFingerLifted { endOrFail() }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    private func turn(by change: CGFloat, at time: TimeInterval) {
        rotationStorage += change
        measure.advance(by: change, at: time)
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
            proceed(isFarEnough: abs(lastEventRotation) >= InputThresholds.current.touchpadRotationSlop)
        case .ended: endOrFail()
        default: state = .cancelled
        }
    }
}
