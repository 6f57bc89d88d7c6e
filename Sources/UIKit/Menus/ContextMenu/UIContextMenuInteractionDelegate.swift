/// Says what is in a context menu, and hears when it comes and goes: first it is asked for the configuration, then told
/// that the menu will be displayed, then that it will end. What was chosen is done after that.
///
/// All methods but the first are optional. Swift fixes which ones there are where a class is declared to conform, so a
/// subclass of a conforming class cannot add one.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// The menu for a point of the interaction's view; nil if there is none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?

    /// The menu is about to be shown.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    /// The menu is about to go.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// Runs what an app wants to happen while a context menu comes or goes. Menus themselves are there, and gone, at once.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// Adds changes of views that are animated beside the menu.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds what is called when the animations are over, and the menu is shown or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}
