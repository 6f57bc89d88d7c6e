import DisplayServer

/// The keys that are down, each a ``UIPress`` from its going down until it goes up.
@MainActor struct PressTracker {
    // By the keyboard's own code: several keys may have no HID usage.
    private var held: [Int: UIPress] = [:]

    /// The event for a key that went down or up; nil for repeats of a held key, for keys that were not down, and for
    /// keys that go down when there is no window to receive them.
    mutating func handle(_ change: KeyChange, window: UIWindow?, time: TimeInterval, modifiers: UIKeyModifierFlags)
        -> UIPressesEvent?
    {
        let press: UIPress
        if change.isDown {
            // A held key is one press, whatever its repeats (KY-06).
            guard held[change.code] == nil, let window else { return nil }
            press = UIPress()
            press.phase = .began
            press.force = 1
            press.key = UIKey(change, modifiers: modifiers)
            press.type = PressTracker.type(of: change)
            press.window = window
            press.responder = window.pressStart
            held[change.code] = press
        } else {
            // Up from now on: whatever a handler does, the press does not end again.
            guard let known = held.removeValue(forKey: change.code) else { return nil }
            press = known
            press.phase = .ended
            press.force = 0
        }
        press.timestamp = time
        return event(changed: [press], time: time, modifiers: modifiers)
    }

    /// The press of a key that is down.
    func press(of code: Int) -> UIPress? { held[code] }

    /// The event that cancels every key that is down; nil if none is.
    mutating func cancelAll(time: TimeInterval) -> UIPressesEvent? { cancel(time: time) { _ in true } }

    /// The event that cancels the presses that match; nil if none does.
    mutating func cancel(time: TimeInterval, where matches: (UIPress) -> Bool) -> UIPressesEvent? {
        let concerned = held.filter { matches($0.value) }
        guard !concerned.isEmpty else { return nil }
        let presses = Array(concerned.values)
        for code in concerned.keys { held[code] = nil }
        for press in presses {
            press.phase = .cancelled
            press.force = 0
            press.timestamp = time
        }
        return event(changed: presses, time: time, modifiers: [])
    }

    private func event(changed: [UIPress], time: TimeInterval, modifiers: UIKeyModifierFlags) -> UIPressesEvent {
        let event = UIPressesEvent(timestamp: time)
        event.modifiers = modifiers
        let others = held.values.filter { press in !changed.contains { $0 === press } }
        for press in others { press.phase = .stationary }
        event.presses = changed + others
        return event
    }

    /// What a remote control has for the key.
    private static func type(of change: KeyChange) -> UIPress.PressType? {
        switch change.mediaKey {
        case .play, .pause, .togglePlayPause: .playPause
        default: types[change.usage]
        }
    }

    private static let types: [Int: UIPress.PressType] = [
        UIKeyboardHIDUsage.keyboardUpArrow.rawValue: .upArrow,
        UIKeyboardHIDUsage.keyboardDownArrow.rawValue: .downArrow,
        UIKeyboardHIDUsage.keyboardLeftArrow.rawValue: .leftArrow,
        UIKeyboardHIDUsage.keyboardRightArrow.rawValue: .rightArrow,
        UIKeyboardHIDUsage.keyboardReturnOrEnter.rawValue: .select,
        UIKeyboardHIDUsage.keypadEnter.rawValue: .select,
        UIKeyboardHIDUsage.keyboardEscape.rawValue: .menu,
        UIKeyboardHIDUsage.keyboardApplication.rawValue: .menu,
        UIKeyboardHIDUsage.keyboardMenu.rawValue: .menu,
        UIKeyboardHIDUsage.keyboardPageUp.rawValue: .pageUp,
        UIKeyboardHIDUsage.keyboardPageDown.rawValue: .pageDown,
    ]
}
