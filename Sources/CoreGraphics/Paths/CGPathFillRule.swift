/// How it is decided which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
    /// Inside is what the path runs round, counted with direction.
    case winding = 0
    /// Inside is what one leaves by crossing the path an odd number of times.
    case evenOdd = 1
}
