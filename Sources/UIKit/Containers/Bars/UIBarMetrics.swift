/// The heights of bars for which the older appearance methods distinguish images and offsets.
///
/// Bars of this platform use the values for ``default`` and, without such a value, no other.
public enum UIBarMetrics: Int, Sendable {
    /// A bar of the usual height.
    case `default` = 0
    /// A bar of reduced height.
    case compact = 1
    /// A bar of the usual height with a prompt.
    case defaultPrompt = 101
    /// A bar of reduced height with a prompt.
    case compactPrompt = 102
}
