/// How two pieces of a stroked line are joined.
public enum CGLineJoin: Int32, Sendable {
    /// A point, unless it would be longer than the miter limit allows.
    case miter = 0
    /// A round corner.
    case round = 1
    /// The corner is cut off.
    case bevel = 2
}
