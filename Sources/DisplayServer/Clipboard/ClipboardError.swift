/// A reason why the content of a selection could not be read.
package enum ClipboardError: Error, Equatable, CustomStringConvertible {
    /// The selection is empty.
    case empty
    /// The content is not available as the requested type.
    case typeUnavailable
    /// The owning program did not answer within the time limit, or stopped sending data.
    case timedOut
    /// The owning program ended during the transfer.
    case ownerGone
    /// The owning program violated the protocol.
    case malformed
    /// The content exceeds the size limit.
    case tooLarge
    /// The reader cancelled the request.
    case cancelled
    /// The connection to the display server is lost.
    case disconnected

    package var description: String {
        switch self {
        case .empty: "the clipboard is empty"
        case .typeUnavailable: "the clipboard content is not available as this type"
        case .timedOut: "the clipboard owner does not respond"
        case .ownerGone: "the clipboard owner exited"
        case .malformed: "the clipboard owner sent malformed data"
        case .tooLarge: "the clipboard content is too large"
        case .cancelled: "the read was cancelled"
        case .disconnected: "the connection to the display server is lost"
        }
    }
}
