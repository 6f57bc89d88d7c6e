/// The interaction of views with a property `isSpringLoaded` (DT-05).
@MainActor final class StandardSpringLoading: UISpringLoadedInteraction {
    /// Creates an interaction.
    ///
    /// - Parameters:
    ///   - behavior: An object that decides where the interaction applies. `nil` means the whole view.
    ///   - effect: An object that displays the state. `nil` means the standard effect.
    ///   - activate: A closure that activates the view, or the part of it that is the context's target.
    init(
        behavior: (any UISpringLoadedInteractionBehavior)? = nil, effect: SpringLoadBlink? = nil,
        activate: @escaping (any UISpringLoadedInteractionContext) -> Void
    ) { super.init(interactionBehavior: behavior, interactionEffect: effect) { _, context in activate(context) } }
}

extension UIView {
    /// The interaction because of `isSpringLoaded`.
    var standardSpringLoading: StandardSpringLoading? {
        interactionStorage.lazy.compactMap { $0 as? StandardSpringLoading }.first
    }

    /// Adds or removes the interaction.
    ///
    /// - Parameters:
    ///   - isOn: Whether the user can activate the view with a drag.
    ///   - make: A closure that creates the interaction.
    func setSpringLoaded(_ isOn: Bool, _ make: () -> StandardSpringLoading) {
        if isOn, standardSpringLoading == nil {
            addInteraction(make())
        } else if !isOn, let standardSpringLoading {
            removeInteraction(standardSpringLoading)
        }
    }
}
