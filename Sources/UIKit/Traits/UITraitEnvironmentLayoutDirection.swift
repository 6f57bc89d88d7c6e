/// The direction in which an interface is read.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// From left to right, as all interfaces here unless they override it.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}
