/// A delegate of a context menu interaction that highlights several parts of the view, as collection views do.
@MainActor protocol ContextMenuHighlighting: UIContextMenuInteractionDelegate {
    /// Returns the parts that are lifted while a menu is open; nil for those that are not.
    func highlightPreviews(for configuration: UIContextMenuConfiguration) -> [UITargetedPreview?]
    /// Returns the places at which these parts disappear, in the same order; nil where they are.
    func dismissalPreviews(for configuration: UIContextMenuConfiguration) -> [UITargetedPreview?]
}
