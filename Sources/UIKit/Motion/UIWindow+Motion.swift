import DisplayServer

// Shakes and media keys.
extension UIWindow {
    /// Handles a key that no responder handled: a media key becomes a remote-control event, and Control-Alt-Shift-Z a
    /// shake.
    ///
    /// - Returns: True if the key was handled.
    func performUnhandledAction(for press: UIPress) -> Bool {
        guard let key = press.key else { return false }
        if let media = key.mediaKey {
            let subtype = UIEvent.EventSubtype(media)
            guard UIApplication.shared.sendRemoteControl(subtype) else { return false }
            press.fallback = subtype.ending.map { .remoteControl($0) }
            return true
        }
        guard key.keyCode == .keyboardZ,
            key.modifierFlags.isSuperset(of: [.control, .alternate, .shift]), !key.modifierFlags.contains(.command)
        else { return false }
        UIApplication.shared.motion.begin()
        press.fallback = .shake
        return true
    }

    /// Ends the fallback actions of presses that ended.
    func endFallbacks(of event: UIPressesEvent) {
        for press in event.presses where press.phase == .ended || press.phase == .cancelled {
            guard let fallback = press.fallback else { continue }
            press.fallback = nil
            switch fallback {
            case .shake where press.phase == .ended: UIApplication.shared.motion.end()
            case .shake: UIApplication.shared.motion.cancel()
            case .remoteControl(let subtype): _ = UIApplication.shared.sendRemoteControl(subtype)
            }
        }
    }
}

/// An action that a press starts because no responder handled it, and that ends with the press.
enum UnhandledPressAction {
    /// A shake.
    case shake
    /// Seeking, with the subtype of the event that ends it.
    case remoteControl(UIEvent.EventSubtype)
}
