/// Why what is on a board could not be read.
package enum ClipboardError: Error, Equatable, CustomStringConvertible {
    /// There is nothing on the board.
    case empty
    /// What is there cannot be had as that type.
    case typeUnavailable
    /// The program that has it did not answer, or stopped in the middle, for too long.
    case timedOut
    /// The program that had it ended in the middle.
    case ownerGone
    /// What the program sent is not what the protocol asks for.
    case malformed
    /// It is larger than anything sensible.
    case tooLarge
    /// The reader did not want it any more.
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
