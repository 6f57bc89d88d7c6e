/// A view with a part for which the menu key opens a context menu, such as the row at the cursor of a list.
@MainActor protocol ContextMenuKeySource: UIView {
    /// Returns the part in the view's coordinates; nil for the whole view.
    func rectForContextMenuByKey() -> CGRect?
}
