/// An interaction that opens something when the user holds dragged items over its view, such as a folder (DT-05).
///
/// ```swift
/// imageView.addInteraction(UISpringLoadedInteraction { interaction, context in
///     print("Open \(context.targetItem ?? "the image")")
/// })
/// ```
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// The object that decides where the interaction applies; `nil` for everywhere in the view.
    public let interactionBehavior: (any UISpringLoadedInteractionBehavior)?

    /// The object that displays the state. The default is a highlight that blinks.
    public let interactionEffect: any UISpringLoadedInteractionEffect

    /// The view that the interaction is attached to.
    public private(set) weak var view: UIView?

    let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// Creates an interaction.
    ///
    /// - Parameters:
    ///   - interactionBehavior: An object that decides where the interaction applies. `nil` means the whole view.
    ///   - interactionEffect: An object that displays the state. `nil` means the standard effect.
    ///   - handler: A closure that is called when the user has held the items long enough.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler: @escaping (
            UISpringLoadedInteraction, any UISpringLoadedInteractionContext
        ) -> Void
    ) {
        self.interactionBehavior = interactionBehavior
        self.interactionEffect = interactionEffect ?? SpringLoadBlink()
        self.handler = handler
        super.init()
    }

    /// Creates an interaction for the whole view with the standard effect.
    public convenience init(
        activationHandler handler: @escaping (
            UISpringLoadedInteraction, any UISpringLoadedInteractionContext
        ) -> Void
    ) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }

    /// Does nothing. Overrides must call `super`.
    open func willMove(to view: UIView?) {}

    /// Updates ``view``. Overrides must call `super`.
    open func didMove(to view: UIView?) { self.view = view }
}
