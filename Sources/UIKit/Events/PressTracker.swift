import DisplayServer

/// Tracks held keys as ``UIPress`` objects, from key press to key release.
@MainActor struct PressTracker {
    // Identified by hardware keycode, because several keys may have no HID usage. A linear search suffices for the few
    // keys.
    private var held: [(code: Int, press: UIPress)] = []

    /// Returns the event for a key that was pressed or released. Nil for the autorepeat of a held key, for the release
    /// of a key that is not tracked, and for a key press without a window to receive it.
    mutating func handle(_ change: KeyChange, window: UIWindow?, time: TimeInterval, modifiers: UIKeyModifierFlags)
        -> UIPressesEvent?
    {
        let press: UIPress
        if change.isDown {
            // A held key is one press, regardless of autorepeat (KY-06).
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
            // Remove the press first, so that a handler cannot end it again.
            guard let index = held.firstIndex(where: { $0.code == change.code }) else { return nil }
            press = held.remove(at: index).press
            press.phase = .ended
            press.force = 0
        }
        press.timestamp = time
        return event(changed: [press], time: time, modifiers: modifiers)
    }

    /// Returns the press of a held key; nil if the key is not held.
    func press(of code: Int) -> UIPress? { held.first { $0.code == code }?.press }

    /// Cancels the presses of all held keys, and returns the event to send; nil if no key is held.
    mutating func cancelAll(time: TimeInterval) -> UIPressesEvent? { cancel(time: time) { _ in true } }

    /// Cancels the presses that match, and returns the event to send; nil if none matches.
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

    /// Returns the remote-control button that corresponds to the key.
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
