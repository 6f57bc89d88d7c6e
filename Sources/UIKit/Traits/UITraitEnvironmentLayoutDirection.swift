/// The layout direction of an interface.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// The direction is unspecified.
    case unspecified = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}
