/// The contrast that the user prefers.
public enum UIAccessibilityContrast: Int, Sendable {
    /// The contrast is unspecified.
    case unspecified = -1
    /// The regular contrast.
    case normal = 0
    /// An increased contrast.
    case high = 1
}
