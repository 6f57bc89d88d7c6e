import CX11
import CoreGraphics

/// A message of XDND.
struct X11DragMessage {
    /// The version of the protocol that this program supports.
    static let version = 5
    /// The oldest version of another program that this program supports (DD-02).
    static let oldestVersion = 3

    var type: Atom
    /// The window that the message is about: the target, or for answers the source.
    var window: Window
    var data: [Int]

    /// Sends the message to a window, or to the proxy of its window.
    ///
    /// - Parameters:
    ///   - recipient: The window that receives the message.
    ///   - connection: The connection.
    ///   - onError: Called later if the recipient does not exist.
    @MainActor func send(
        to recipient: Window, _ connection: X11Connection, onError: (@MainActor (X11Error) -> Void)? = nil
    ) {
        guard connection.isOpen else { return }
        var event = XEvent(clientMessage: type, about: window, data)
        connection.traps.trap({ _ = XSendEvent(connection.display, recipient, 0, 0, &event) }, onError: onError)
        XFlush(connection.display)
    }

    /// Returns a window in a message. Xlib extends the sign of 32-bit items.
    static func window(_ item: Int) -> Window { Window(UInt32(truncatingIfNeeded: item)) }

    /// Returns two coordinates or sizes as one item.
    static func pair(_ first: Int, _ second: Int) -> Int {
        Int(UInt16(truncatingIfNeeded: first)) << 16 | Int(UInt16(truncatingIfNeeded: second))
    }

    /// Returns the coordinates in an item. They can be negative.
    static func point(_ item: Int) -> (x: Int, y: Int) {
        (Int(Int16(truncatingIfNeeded: item >> 16)), Int(Int16(truncatingIfNeeded: item)))
    }
}
