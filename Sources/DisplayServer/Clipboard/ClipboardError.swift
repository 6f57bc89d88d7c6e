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
        case .empty: "there is nothing to paste"
        case .typeUnavailable: "what was copied cannot be had as this type"
        case .timedOut: "the program that has what was copied does not answer"
        case .ownerGone: "the program that had what was copied ended"
        case .malformed: "the program that has what was copied sent nonsense"
        case .tooLarge: "what was copied is too large"
        case .cancelled: "reading was cancelled"
        case .disconnected: "the connection to the display server is lost"
        }
    }
}
