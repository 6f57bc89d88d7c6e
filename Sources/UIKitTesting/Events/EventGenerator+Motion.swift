import DisplayServer
import UIKit

// Shakes and remote controls. Their events go to the first responder of the key window.
extension EventGenerator {
    /// Shakes the device: the motion begins and ends.
    public func shake() throws {
        UIApplication.shared.motion.begin()
        try perform { UIApplication.shared.motion.end() }
    }

    /// Begins a shake. Call ``shakeEnd()`` or ``shakeCancel()`` afterwards.
    public func shakeBegin() throws { try perform { UIApplication.shared.motion.begin() } }

    /// Ends a shake.
    public func shakeEnd() throws { try perform { UIApplication.shared.motion.end() } }

    /// Cancels a shake.
    public func shakeCancel() throws { try perform { UIApplication.shared.motion.cancel() } }

    /// Presses and releases the media key that causes a remote-control event. A subtype that begins seeking only
    /// presses the key, and a subtype that ends seeking only releases it.
    ///
    /// - Throws: ``EventGeneratorError/unsupported(_:)`` if no key causes such an event.
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
        case .none, .motionShake: throw EventGeneratorError.unsupported("no key generates the event \(subtype)")
        }
    }

    private func tap(_ key: MediaKey) throws {
        try perform { try injector.mediaKey(key, isDown: true) }
        try perform { try injector.mediaKey(key, isDown: false) }
    }
}
