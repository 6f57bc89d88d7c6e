/// An object that runs an app's animations after the user has pressed the preview of a context menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The way in which the preview ends. The default is ``UIContextMenuInteractionCommitStyle/dismiss``.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
