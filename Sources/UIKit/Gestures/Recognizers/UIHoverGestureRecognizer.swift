/// A gesture recognizer for the pointer hovering over a view with no button down. The gesture begins when the pointer
/// enters the view, changes as it moves, and ends when it leaves. The recognizer neither prevents others nor is
/// prevented by them.
///
/// No hovering is recognized while a button is down; a gesture in progress pauses until the button is released.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    private var pointer = CGPoint.zero
    /// A Boolean value that indicates whether the recognizer declined the pointer. It is not asked again before the
    /// pointer reenters the view.
    var declined = false

    package override var competes: Bool { false }
    package override var tracksHover: Bool { true }
    package override var takesPresses: Bool { false }
    package override var sceneLocation: CGPoint { pointer }

    /// Handles a movement of the pointer over the view.
    func pointerDidMove(_ event: UIHoverEvent) {
        let isNew = pointer != event.sceneLocation || modifierFlags != event.modifiers
        pointer = event.sceneLocation
        modifierFlags = event.modifiers
        buttonMask = event.buttons
        switch rawState {
        case .possible:
            guard isEnabled, !declined else { return }
            guard shouldReceive(event) else {
                declined = true
                return
            }
            state = .began
            declined = rawState == .failed
        case .began, .changed:
            // The pointer's entry and its first movement are two events at the same location.
            if isNew { state = .changed }
        case .ended, .cancelled, .failed:
            break
        }
    }

    /// Handles the pointer leaving the view; `event` is nil if the view was removed instead.
    func pointerDidLeave(_ event: UIHoverEvent?) {
        declined = false
        if let event {
            pointer = event.sceneLocation
            modifierFlags = event.modifiers
        }
        if rawState.isActive { state = event == nil ? .cancelled : .ended }
    }
}
