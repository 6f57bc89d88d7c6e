import CoreGraphics
import DisplayServer

/// What makes input, in memory or through a real X server: one script of a test runs on any of them.
///
/// Locations are in points of the screen, from its top-left corner.
@MainActor package protocol InputInjector: AnyObject {
    /// Whether there can be fingers.
    var hasTouch: Bool { get }

    /// Fingers that come down, move or go up together.
    ///
    /// - Parameter fingers: IDs of the caller's choice in 0…9, with where each finger is; the location of fingers that
    ///   go up is where they were last.
    func touch(_ phase: InjectedTouchPhase, _ fingers: [(id: Int, location: CGPoint)]) throws

    /// Moves the pointer.
    func movePointer(to location: CGPoint) throws

    /// Presses or lets go a button: 1 primary, 2 secondary, 3 middle, and so on.
    func button(_ number: Int, isDown: Bool) throws

    /// Scrolls where the pointer is.
    ///
    /// - Parameters:
    ///   - notches: steps of a wheel; a positive `dy` moves the content down.
    ///   - isContinuous: as a touchpad does, in parts of a notch too. A wheel makes whole notches only.
    func scroll(notches: CGVector, isContinuous: Bool) throws

    /// Pinches or turns two fingers on a touchpad, where the pointer is.
    ///
    /// - Parameters:
    ///   - scale: how much farther apart the fingers are than at the beginning.
    ///   - rotation: by what angle they turned since the beginning, in radians, clockwise.
    func transform(_ phase: InjectedTouchPhase, scale: CGFloat, rotation: CGFloat) throws

    /// Presses or lets go the key with a USB HID usage (page 7).
    func key(_ usage: Int, isDown: Bool) throws

    /// Presses or lets go a key that plays something.
    func mediaKey(_ key: MediaKey, isDown: Bool) throws

    /// Types what a keyboard that has this character would: presses and lets go all keys it takes.
    func type(_ character: Character) throws

    /// Returns when the server has taken all that was injected and made events of it.
    func synchronize() throws

    /// Lets go of the server.
    func close()
}

/// What fingers do. Nothing from outside can cancel a touch; that is the server's or another program's doing.
package enum InjectedTouchPhase: Sendable { case began, moved, ended }

/// Why input could not be made.
package enum InjectionError: Error, CustomStringConvertible {
    /// This server has no such input; the text says which has.
    case unsupported(String)
    /// No key has this HID usage.
    case unknownKey(Int)
    /// No key types this, and none is free to be made to.
    case unknownCharacter(Character)
    /// The server has gone or does not answer.
    case connectionLost

    package var description: String {
        switch self {
        case .unsupported(let reason): reason
        case .unknownKey(let usage): "no key has the HID usage \(usage)"
        case .unknownCharacter(let character): "no key types \"\(character)\""
        case .connectionLost: "the connection to the display server is lost"
        }
    }
}
