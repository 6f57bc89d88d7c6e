import DisplayServer

// Shakes, keys that play something, and keys that stand for a shake.
extension UIWindow {
    func deliver(_ event: UIMotionEvent) {
        let responder = event.responder ?? initialResponder
        switch event.phase {
        case .began: responder.motionBegan(event.subtype, with: event)
        case .ended: responder.motionEnded(event.subtype, with: event)
        case .cancelled: responder.motionCancelled(event.subtype, with: event)
        }
    }

    /// What becomes of a key that no responder took: a media key is a remote control's, and Control, Alt, Shift and Z
    /// shake.
    ///
    /// - Returns: whether the key means anything.
    func beginFallback(for press: UIPress) -> Bool {
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

    /// Ends what presses began that are over.
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

/// What a press began that no responder took, and that ends with it.
enum PressFallback {
    case shake
    /// The event that ends what was begun.
    case remoteControl(UIEvent.EventSubtype)
}
