/// Recognizes that the pointer, with no button down, is over its view: begins when the pointer enters, changes as it moves,
/// and ends when it leaves. It neither prevents others nor is it prevented.
///
/// While a button is down nothing hovers; a gesture that goes on pauses until the button is let go.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    private var pointer = CGPoint.zero
    /// Whether it declined the pointer that is over its view, which it is not asked again before the pointer comes back.
    var declined = false

    package override var competes: Bool { false }
    package override var takesPresses: Bool { false }
    package override var sceneLocation: CGPoint { pointer }

    /// The pointer is over the view.
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
            // The pointer's coming in and its first move are two events for one place.
            if isNew { state = .changed }
        case .ended, .cancelled, .failed:
            break
        }
    }

    /// The pointer is over the view no more; `event` is nil when the view left, not the pointer.
    func pointerDidLeave(_ event: UIHoverEvent?) {
        declined = false
        if let event {
            pointer = event.sceneLocation
            modifierFlags = event.modifiers
        }
        if rawState.isActive { state = event == nil ? .cancelled : .ended }
    }
}
