/// The methods that provide the contents of a context menu, and that report when it appears and disappears.
///
/// For each menu, the interaction asks for the configuration, then reports that the menu will be displayed, then that
/// it will end. The chosen action is performed after that.
///
/// All methods but the first are optional. Swift binds their implementations where a class declares its conformance, so
/// a subclass of a conforming class cannot add one.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the configuration of the menu for a point of the interaction's view, or `nil` to show no menu.
    ///
    /// - Parameters:
    ///   - interaction: The interaction that shows the menu.
    ///   - location: The point in the coordinates of the interaction's view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Returns the content that is lifted above the window while the menu is open; `nil` for none. If there is a preview
    /// beside the menu, the default is the whole view (AC-13).
    ///
    /// - Parameters:
    ///   - interaction: The interaction that shows the menu.
    ///   - configuration: The configuration of the menu.
    ///   - identifier: The identifier of the configuration.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?

    /// Returns the place at which the lifted content disappears; `nil`, the default, where it is (AC-13).
    ///
    /// - Parameters:
    ///   - interaction: The interaction that shows the menu.
    ///   - configuration: The configuration of the menu.
    ///   - identifier: The identifier of the configuration.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?

    /// The older form of `contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)`, which calls
    /// this method by default.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// The older form of `contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)`, which calls
    /// this method by default.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Tells the delegate that the user has pressed the preview beside the menu, to open its content (AC-14). The menu
    /// is dismissed afterwards.
    ///
    /// - Parameters:
    ///   - interaction: The interaction that shows the menu.
    ///   - configuration: The configuration of the menu.
    ///   - animator: An object for animating the change. Show the content in its completion handler.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)

    /// Tells the delegate that the menu is about to be shown.
    ///
    /// - Parameters:
    ///   - interaction: The interaction that shows the menu.
    ///   - configuration: The configuration of the menu.
    ///   - animator: An object for animating alongside the menu.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    /// Tells the delegate that the menu is about to be dismissed.
    ///
    /// - Parameters:
    ///   - interaction: The interaction that shows the menu.
    ///   - configuration: The configuration of the menu.
    ///   - animator: An object for animating alongside the menu.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    /// Returns the preview of `contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)`.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
    }

    /// Returns the preview of `contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)`.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
    }

    /// Returns `nil`.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Returns `nil`.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

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

/// An object that runs an app's animations while a context menu appears or disappears. Menus themselves appear and
/// disappear immediately, without an animation.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the preview beside the menu; `nil` if there is none.
    var previewViewController: UIViewController? { get }

    /// Adds a closure whose changes to views are animated.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that is called when the animations have finished and the menu is shown or dismissed.
    func addCompletion(_ completion: @escaping () -> Void)
}
