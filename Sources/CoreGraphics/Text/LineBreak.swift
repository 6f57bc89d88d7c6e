/// What happens to text that is wider than there is room.
package enum LineBreak: Hashable, Sendable {
    /// New lines begin at words (at characters if a word alone is too long); lines over the limit are left out.
    case wordWrapping
    /// New lines begin at any character; lines over the limit are left out.
    case charWrapping
    /// As ``wordWrapping``, but the last line runs on and is cut off at the edge.
    case clipping
    /// The last line shows its end, after an ellipsis.
    case truncatingHead
    /// The last line shows its beginning, before an ellipsis.
    case truncatingTail
    /// The last line shows its beginning and end, around an ellipsis.
    case truncatingMiddle

    package var isTruncating: Bool {
        switch self {
        case .truncatingHead, .truncatingTail, .truncatingMiddle: true
        case .wordWrapping, .charWrapping, .clipping: false
        }
    }
}
