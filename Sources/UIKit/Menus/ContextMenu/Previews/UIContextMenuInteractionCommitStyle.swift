/// The ways in which the preview of a context menu ends when the user presses it.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview disappears before the animations of the app begin.
    case dismiss = 0
    /// The preview stays until the animations of the app have finished.
    case pop = 1
}
