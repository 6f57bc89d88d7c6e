/// The style of the ends of a stroke.
public enum CGLineCap: Int32, Sendable {
    /// The stroke ends at the end point.
    case butt = 0
    /// The stroke ends with a half circle around the end point.
    case round = 1
    /// The stroke extends by half the line width beyond the end point.
    case square = 2
}
