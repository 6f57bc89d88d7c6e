import DisplayServer

/// The keys that are down, each a ``UIPress`` from its going down until it goes up.
@MainActor struct PressTracker {
    private var held: [Int: UIPress] = [:]

    /// The event for a key that went down or up; nil for repeats of a held key and for keys that were not down.
    mutating func handle(_ change: KeyChange, window: UIWindow, time: TimeInterval, modifiers: UIKeyModifierFlags)
        -> UIPressesEvent?
    {
        let press: UIPress
        if change.isDown {
            // A held key is one press, whatever its repeats (KY-06).
            guard held[change.usage] == nil else { return nil }
            press = UIPress()
            press.phase = .began
            press.force = 1
            press.key = UIKey(change, modifiers: modifiers)
            press.type = PressTracker.types[change.usage]
            press.window = window
            press.responder = window.firstResponder ?? window.rootViewController ?? window
            held[change.usage] = press
        } else {
            guard let known = held[change.usage] else { return nil }
            press = known
            press.phase = .ended
            press.force = 0
        }
        press.timestamp = time
        return event(changed: [press], time: time, modifiers: modifiers)
    }

    /// The press of a key that is down.
    func press(of usage: Int) -> UIPress? { held[usage] }

    /// The event that cancels every key that is down; nil if none is.
    mutating func cancelAll(time: TimeInterval) -> UIPressesEvent? {
        guard !held.isEmpty else { return nil }
        let presses = Array(held.values)
        for press in presses {
            press.phase = .cancelled
            press.force = 0
            press.timestamp = time
        }
        return event(changed: presses, time: time, modifiers: [])
    }

    /// Forgets the keys that the event said are up.
    mutating func didDeliver(_ event: UIPressesEvent) {
        held = held.filter { $0.value.phase != .ended && $0.value.phase != .cancelled }
    }

    private func event(changed: [UIPress], time: TimeInterval, modifiers: UIKeyModifierFlags) -> UIPressesEvent {
        let event = UIPressesEvent(timestamp: time)
        event.modifiers = modifiers
        event.presses = Array(held.values)
        for press in event.presses where !changed.contains(where: { $0 === press }) { press.phase = .stationary }
        return event
    }

    private static let types: [Int: UIPress.PressType] = [
        UIKeyboardHIDUsage.keyboardUpArrow.rawValue: .upArrow,
        UIKeyboardHIDUsage.keyboardDownArrow.rawValue: .downArrow,
        UIKeyboardHIDUsage.keyboardLeftArrow.rawValue: .leftArrow,
        UIKeyboardHIDUsage.keyboardRightArrow.rawValue: .rightArrow,
        UIKeyboardHIDUsage.keyboardReturnOrEnter.rawValue: .select,
        UIKeyboardHIDUsage.keyboardEscape.rawValue: .menu,
        UIKeyboardHIDUsage.keyboardPageUp.rawValue: .pageUp,
        UIKeyboardHIDUsage.keyboardPageDown.rawValue: .pageDown,
    ]
}
