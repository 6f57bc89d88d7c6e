/// The horizontal alignment of lines.
package enum TextAlignment: Hashable, Sendable {
    /// Alignment to the leading edge of the text's writing direction.
    case natural
    case left
    case center
    case right
    /// Alignment to both edges, except for the last line of a paragraph, which is ``natural``.
    case justified
}
