/// A continuous gesture recognizer for pinching with two or more fingers, or on a touchpad.
///
/// The gesture begins when the distance between the fingers has changed enough, and ends when the last finger is
/// lifted. While only one finger is down, the scale does not change.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance between the fingers relative to the initial distance. The initial value is 1; 2 means twice the
    /// distance. Setting the scale continues from the new value and resets the velocity.
    open var scale: CGFloat {
        get { scaleStorage }
        set {
            scaleStorage = newValue
            measure.restart()
        }
    }
    private var scaleStorage: CGFloat = 1

    /// The velocity of the pinch, in scale factors per second.
    open var velocity: CGFloat { measure.velocity * scaleStorage }

    /// The logarithm of the scale, which changes linearly at a constant growth rate.
    private var measure = GestureMeasurement()
    /// The average change of the fingers' distance from their centroid, in points.
    private var distance: CGFloat = 0
    private var pointer: CGPoint?
    private var lastEventScale: CGFloat = 1

    package override var sceneLocation: CGPoint { pointer ?? super.sceneLocation }
    package override var takesPresses: Bool { false }
    package override var acceptsMoreTouches: Bool { tracking.sequence == nil }

    open override func reset() {
        super.reset()
        scaleStorage = 1
        distance = 0
        measure.clear()
        pointer = nil
        lastEventScale = 1
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        measure.begin(at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let spread = TouchSpread(tracking, moved: touches) else { return }
        distance += spread.radius - spread.radius / spread.scale
        grow(by: spread.scale, at: event.timestamp)
        let type = tracking.touches.first?.type ?? .direct
        proceed(isFarEnough: abs(distance) >= inputThresholds.pinchSlop(for: type))
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        measure.rest(at: event.timestamp)
        if isLastFingerLifted { endOrFail() }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    private func grow(by factor: CGFloat, at time: TimeInterval) {
        guard factor > 0 else { return }
        scaleStorage *= factor
        measure.advance(by: log(factor), at: time)
    }

    // MARK: Touchpad gestures

    package override func accepts(_ event: UIEvent) -> Bool { event is UITransformEvent }

    package override func sequenceDidChange(_ phase: UITouch.Phase, with event: UIEvent?) {
        if let transform = event as? UITransformEvent {
            pointer = transform.sceneLocation
            if phase == .began { lastEventScale = 1 }
            if transform.scale > 0 {
                grow(by: transform.scale / lastEventScale, at: transform.timestamp)
                lastEventScale = transform.scale
            }
        }
        switch phase {
        case .began, .moved:
            proceed(isFarEnough: abs(lastEventScale - 1) >= inputThresholds.touchpadPinchSlop)
        case .ended: endOrFail()
        default: state = .cancelled
        }
    }
}
