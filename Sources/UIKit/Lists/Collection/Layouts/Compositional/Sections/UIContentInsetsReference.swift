/// The area of a collection view that the insets of a section are relative to.
public enum UIContentInsetsReference: Int, Sendable {
    /// The area that the configuration of the layout determines.
    case automatic = 0
    /// The bounds without the content inset.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The area within the layout margins.
    case layoutMargins = 3
    /// The area for text that is comfortable to read.
    case readableContent = 4
}
