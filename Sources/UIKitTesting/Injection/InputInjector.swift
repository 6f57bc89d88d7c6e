import CoreGraphics
import DisplayServer

/// Injects input into a display server, in memory or through a real X server, so that the same test runs on all of
/// them.
///
/// Locations are in points of the screen, relative to its top-left corner.
@MainActor package protocol InputInjector: AnyObject {
    /// A Boolean value that indicates whether the injector supports touches.
    var hasTouch: Bool { get }

    /// Puts down, moves or lifts fingers simultaneously.
    ///
    /// - Parameters:
    ///   - phase: The kind of change.
    ///   - fingers: IDs from 0 to 9 that the caller chooses, with the location of each finger. Fingers are lifted at
    ///     their last location.
    func touch(_ phase: InjectedTouchPhase, _ fingers: [(id: Int, location: CGPoint)]) throws

    /// Moves the pointer.
    func movePointer(to location: CGPoint) throws

    /// Presses or releases a button: 1 is primary, 2 secondary, 3 middle, and so on.
    func button(_ number: Int, isDown: Bool) throws

    /// Scrolls at the location of the pointer.
    ///
    /// - Parameters:
    ///   - notches: The distance in notches of a wheel; a positive `dy` moves the content down.
    ///   - isContinuous: Whether to scroll as a touchpad does, including fractions of a notch. A wheel scrolls by whole
    ///     notches only.
    func scroll(notches: CGVector, isContinuous: Bool) throws

    /// Pinches or rotates two fingers on a touchpad at the location of the pointer.
    ///
    /// - Parameters:
    ///   - phase: The phase of the gesture.
    ///   - scale: The ratio of the current distance between the fingers to that at the beginning.
    ///   - rotation: The rotation since the beginning, in radians, clockwise.
    func transform(_ phase: InjectedTouchPhase, scale: CGFloat, rotation: CGFloat) throws

    /// Presses or releases the key with a USB HID usage (page 7).
    func key(_ usage: Int, isDown: Bool) throws

    /// Presses or releases a media key.
    func mediaKey(_ key: MediaKey, isDown: Bool) throws

    /// Presses and releases the keys that enter a character, as if the keyboard had keys for all characters.
    func type(_ character: Character) throws

    /// Returns after the server has processed all injected input and generated its events.
    func synchronize() throws

    /// Releases the resources of the injector.
    func close()
}

/// The phases of injected touches. There is no cancellation, which only a server or another client can cause.
package enum InjectedTouchPhase: Sendable { case began, moved, ended }

/// An error that prevents the injection of input.
package enum InjectionError: Error, CustomStringConvertible {
    /// The server does not support this kind of input. The text names a server that does.
    case unsupported(String)
    /// No key has this HID usage.
    case unknownKey(Int)
    /// No key enters this character, and no unused key is available for it.
    case unknownCharacter(Character)
    /// The server has terminated or does not answer.
    case connectionLost

    package var description: String {
        switch self {
        case .unsupported(let reason): reason
        case .unknownKey(let usage): "no key has the HID usage \(usage)"
        case .unknownCharacter(let character): "no key enters \"\(character)\""
        case .connectionLost: "the connection to the display server is lost"
        }
    }
}
