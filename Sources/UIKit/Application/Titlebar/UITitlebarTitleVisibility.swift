/// The visibility of the title in the title bar of a window.
public enum UITitlebarTitleVisibility: Int, Sendable {
    /// The title is visible.
    case visible = 0
    /// The title is hidden.
    case hidden = 1
}
