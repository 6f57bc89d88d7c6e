/// The rule that decides which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
    /// A point is inside if the path winds around it, counting directions.
    case winding = 0
    /// A point is inside if a ray from it crosses the path an odd number of times.
    case evenOdd = 1
}
