/// How the ends of a stroked line look.
public enum CGLineCap: Int32, Sendable {
    /// The line ends at its end point.
    case butt = 0
    /// A half circle is added.
    case round = 1
    /// Half a square is added.
    case square = 2
}
