/// Whether a person wishes more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// The usual contrast.
    case normal = 0
    /// More of it.
    case high = 1
}
