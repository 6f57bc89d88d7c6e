/// The light or dark style of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// The style is unspecified.
    case unspecified = 0
    /// The light style.
    case light = 1
    /// The dark style.
    case dark = 2
}
