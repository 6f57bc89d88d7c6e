/// The layout of text that is wider than the available width.
package enum LineBreak: Hashable, Sendable {
    /// Lines break at words, or at characters if a word exceeds the width. Lines beyond the limit are omitted.
    case wordWrapping
    /// Lines break at any character. Lines beyond the limit are omitted.
    case charWrapping
    /// Lines break as with ``wordWrapping``, but the last line is not broken and is clipped at the edge.
    case clipping
    /// The last line shows its end after an ellipsis.
    case truncatingHead
    /// The last line shows its beginning before an ellipsis.
    case truncatingTail
    /// The last line shows its beginning and its end around an ellipsis.
    case truncatingMiddle

    package var isTruncating: Bool {
        switch self {
        case .truncatingHead, .truncatingTail, .truncatingMiddle: true
        case .wordWrapping, .charWrapping, .clipping: false
        }
    }
}
