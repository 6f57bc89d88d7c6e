import DisplayServer
import UIKit

// Shakes and remote controls, which are for the first responder of the key window.
extension EventGenerator {
    /// Shakes the device: the shake begins and ends.
    public func shake() throws {
        UIApplication.shared.motion.begin()
        try perform { UIApplication.shared.motion.end() }
    }

    /// Begins to shake the device; ``shakeEnd()`` or ``shakeCancel()`` is to follow.
    public func shakeBegin() throws { try perform { UIApplication.shared.motion.begin() } }

    /// Ends a shake.
    public func shakeEnd() throws { try perform { UIApplication.shared.motion.end() } }

    /// Interrupts a shake.
    public func shakeCancel() throws { try perform { UIApplication.shared.motion.cancel() } }

    /// Presses the media key that causes a remote-control event and lets go of it. With a subtype that begins seeking
    /// the key is held, with one that ends it the key is let go.
    ///
    /// - Throws: ``EventGeneratorError`` if no key causes such an event.
    public func remoteControl(_ subtype: UIEvent.EventSubtype) throws {
        switch subtype {
        case .remoteControlPlay: try tap(.play)
        case .remoteControlPause: try tap(.pause)
        case .remoteControlTogglePlayPause: try tap(.togglePlayPause)
        case .remoteControlStop: try tap(.stop)
        case .remoteControlNextTrack: try tap(.nextTrack)
        case .remoteControlPreviousTrack: try tap(.previousTrack)
        case .remoteControlBeginSeekingForward: try perform { try injector.mediaKey(.seekForward, isDown: true) }
        case .remoteControlEndSeekingForward: try perform { try injector.mediaKey(.seekForward, isDown: false) }
        case .remoteControlBeginSeekingBackward: try perform { try injector.mediaKey(.seekBackward, isDown: true) }
        case .remoteControlEndSeekingBackward: try perform { try injector.mediaKey(.seekBackward, isDown: false) }
        case .none, .motionShake: throw EventGeneratorError.unsupported("no key causes the event \(subtype)")
        }
    }

    private func tap(_ key: MediaKey) throws {
        try perform { try injector.mediaKey(key, isDown: true) }
        try perform { try injector.mediaKey(key, isDown: false) }
    }
}
