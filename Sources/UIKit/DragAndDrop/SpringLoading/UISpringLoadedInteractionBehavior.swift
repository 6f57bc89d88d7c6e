/// The methods that decide where a spring-loaded interaction applies.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Returns whether the interaction applies at the context's location. Set the target view and the target item of the
    /// context if they are a part of the view; another target begins again.
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool

    /// Tells the object that the items left the view, or that the drag ended. The default does nothing.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    /// Does nothing.
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}
