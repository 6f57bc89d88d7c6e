/// An edge or a corner of a rectangle, relative to the direction of text.
public enum NSRectAlignment: Int, Sendable {
    /// No edge: the center.
    case none = 0
    /// The middle of the upper edge.
    case top = 1
    /// The corner of the upper and the leading edge.
    case topLeading = 2
    /// The middle of the leading edge.
    case leading = 3
    /// The corner of the lower and the leading edge.
    case bottomLeading = 4
    /// The middle of the lower edge.
    case bottom = 5
    /// The corner of the lower and the trailing edge.
    case bottomTrailing = 6
    /// The middle of the trailing edge.
    case trailing = 7
    /// The corner of the upper and the trailing edge.
    case topTrailing = 8
}
