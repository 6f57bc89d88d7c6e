import DisplayServer

/// The keys that are down, each a ``UIPress`` from its going down until it goes up.
@MainActor struct PressTracker {
    // By the keyboard's own code: several keys may have no HID usage. They are as few as fingers.
    private var held: [(code: Int, press: UIPress)] = []

    /// The event for a key that went down or up; nil for repeats of a held key, for keys that were not down, and for
    /// keys that go down when there is no window to receive them.
    mutating func handle(_ change: KeyChange, window: UIWindow?, time: TimeInterval, modifiers: UIKeyModifierFlags)
        -> UIPressesEvent?
    {
        let press: UIPress
        if change.isDown {
            // A held key is one press, whatever its repeats (KY-06).
            guard self.press(of: change.code) == nil, let window else { return nil }
            press = UIPress()
            press.phase = .began
            press.force = 1
            press.key = UIKey(change, modifiers: modifiers)
            press.type = PressTracker.type(of: change)
            press.window = window
            press.responder = window.pressStart
            held.append((change.code, press))
        } else {
            // Up from now on: whatever a handler does, the press does not end again.
            guard let index = held.firstIndex(where: { $0.code == change.code }) else { return nil }
            press = held.remove(at: index).press
            press.phase = .ended
            press.force = 0
        }
        press.timestamp = time
        return event(changed: [press], time: time, modifiers: modifiers)
    }

    /// The press of a key that is down.
    func press(of code: Int) -> UIPress? { held.first { $0.code == code }?.press }

    /// The event that cancels every key that is down; nil if none is.
    mutating func cancelAll(time: TimeInterval) -> UIPressesEvent? { cancel(time: time) { _ in true } }

    /// The event that cancels the presses that match; nil if none does.
    mutating func cancel(time: TimeInterval, where matches: (UIPress) -> Bool) -> UIPressesEvent? {
        let presses = held.map(\.press).filter(matches)
        guard !presses.isEmpty else { return nil }
        held.removeAll { matches($0.press) }
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
        event.presses = changed
        for (_, press) in held where !changed.contains(where: { $0 === press }) {
            press.phase = .stationary
            event.presses.append(press)
        }
        return event
    }

    /// What a remote control has for the key.
    private static func type(of change: KeyChange) -> UIPress.PressType? {
        switch change.mediaKey {
        case .play, .pause, .togglePlayPause: return .playPause
        default: break
        }
        return switch UIKeyboardHIDUsage(rawValue: change.usage) {
        case .keyboardUpArrow: .upArrow
        case .keyboardDownArrow: .downArrow
        case .keyboardLeftArrow: .leftArrow
        case .keyboardRightArrow: .rightArrow
        case .keyboardReturnOrEnter, .keypadEnter: .select
        case .keyboardEscape, .keyboardApplication, .keyboardMenu: .menu
        case .keyboardPageUp: .pageUp
        case .keyboardPageDown: .pageDown
        default: nil
        }
    }
}
