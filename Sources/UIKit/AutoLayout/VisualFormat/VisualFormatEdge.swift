/// An edge of the superview in a visual format string, which is written `|`.
struct VisualFormatEdge: Equatable {
    /// The space between the edge and the view next to it.
    let connection: VisualFormatConnection
    /// The position of the `|` in the string, in characters.
    let position: Int
}
