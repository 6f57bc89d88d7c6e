/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right: the leading edge is the left one.
    case leftToRight = 0
    /// From right to left: the leading edge is the right one.
    case rightToLeft = 1
}
