/// The methods that provide the contents of an edit menu, and that report when it appears and disappears.
///
/// All methods are optional. Swift binds their implementations where a class declares its conformance, so a subclass of
/// a conforming class cannot add one.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the menu to show. The default, `nil`, shows a menu of the suggested actions, which are those that the
    /// responder chain can perform. An empty menu is not shown.
    ///
    /// - Parameters:
    ///   - interaction: The interaction that shows the menu.
    ///   - configuration: The configuration of the menu.
    ///   - suggestedActions: The actions that the responder chain can perform.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// Returns the rectangle that the menu must not cover, in the view's coordinates. The default, the null rectangle,
    /// represents the configuration's source point.
    ///
    /// - Parameters:
    ///   - interaction: The interaction that shows the menu.
    ///   - configuration: The configuration of the menu.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect

    /// Tells the delegate that the menu is about to be shown.
    ///
    /// - Parameters:
    ///   - interaction: The interaction that shows the menu.
    ///   - configuration: The configuration of the menu.
    ///   - animator: An object for animating alongside the menu.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)

    /// Tells the delegate that the menu is about to be dismissed.
    ///
    /// - Parameters:
    ///   - interaction: The interaction that shows the menu.
    ///   - configuration: The configuration of the menu.
    ///   - animator: An object for animating alongside the menu.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    /// Returns `nil`, for a menu of the suggested actions.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }

    /// Returns the null rectangle, for the configuration's source point.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }

    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}

    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

/// An object that runs an app's animations while an edit menu appears or disappears.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Adds a closure whose changes to views are animated.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that is called when the animations have finished and the menu is shown or dismissed.
    func addCompletion(_ completion: @escaping () -> Void)
}
