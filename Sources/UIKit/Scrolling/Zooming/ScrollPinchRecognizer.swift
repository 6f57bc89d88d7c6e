/// The recognizer of a scroll view for pinches, and for wheels while the Control key is held (SC-47).
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
    /// The factor by which a notch of a wheel changes the scale.
    private static let factorPerNotch: CGFloat = 1.1

    private var wheelLocation: CGPoint?
    /// A Boolean value that indicates whether a wheel zooms.
    private(set) var isWheel = false

    override var sceneLocation: CGPoint { wheelLocation ?? super.sceneLocation }

    override func reset() {
        super.reset()
        wheelLocation = nil
        isWheel = false
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is ScrollPanRecognizer && preventedGestureRecognizer.view === view)
    }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        (view as? UIScrollView)?.canZoom == true && super.shouldReceive(event)
    }

    override func accepts(_ event: UIEvent) -> Bool {
        if let scroll = event as? UIScrollEvent { return scroll.modifiers.contains(.control) && scroll.delta.dy != 0 }
        return super.accepts(event)
    }

    override func sequenceDidChange(_ phase: UITouch.Phase, with event: UIEvent?) {
        if let scroll = event as? UIScrollEvent {
            isWheel = true
            wheelLocation = scroll.sceneLocation
            grow(
                by: pow(
                    ScrollPinchRecognizer.factorPerNotch, scroll.delta.dy / ScrollPanRecognizer.standardWheelStep),
                at: scroll.timestamp)
        }
        guard isWheel else { return super.sequenceDidChange(phase, with: event) }
        switch phase {
        case .began: state = .began
        case .moved: state = .changed
        case .ended: state = .ended
        default: state = .cancelled
        }
    }
}
