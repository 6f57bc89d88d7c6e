/// A continuous gesture recognizer for rotating with two or more fingers, or on a touchpad.
///
/// The gesture begins when the fingers have rotated enough around their centroid, and ends when the last finger is
/// lifted. While only one finger is down, the rotation does not change.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation of the fingers since they touched down, in radians, clockwise. Setting it continues from the new
    /// value and resets the velocity.
    open var rotation: CGFloat {
        get { rotationStorage }
        set {
            rotationStorage = newValue
            measure.restart()
        }
    }
    private var rotationStorage: CGFloat = 0

    /// The velocity of the rotation, in radians per second.
    open var velocity: CGFloat { measure.velocity }

    private var measure = GestureMeasurement()
    /// The average length of the fingers' movement along the circle around their centroid, in points.
    private var arc: CGFloat = 0
    private var pointer: CGPoint?
    private var lastEventRotation: CGFloat = 0

    package override var sceneLocation: CGPoint { pointer ?? super.sceneLocation }
    package override var takesPresses: Bool { false }
    package override var acceptsMoreTouches: Bool { tracking.sequence == nil }

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
        guard let spread = TouchSpread(tracking, moved: touches) else { return }
        arc += spread.rotation * spread.radius
        turn(by: spread.rotation, at: event.timestamp)
        let type = tracking.touches.first?.type ?? .direct
        proceed(isFarEnough: abs(arc) >= inputThresholds.rotationSlop(for: type))
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

    // MARK: Touchpad gestures

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
            proceed(isFarEnough: abs(lastEventRotation) >= inputThresholds.touchpadRotationSlop)
        case .ended: endOrFail()
        default: state = .cancelled
        }
    }
}
