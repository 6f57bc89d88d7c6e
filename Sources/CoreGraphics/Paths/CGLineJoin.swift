/// The style of the join of two segments of a stroke.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner, unless it exceeds the miter limit.
    case miter = 0
    /// A round corner.
    case round = 1
    /// A corner that is cut off.
    case bevel = 2
}
