import CoreGraphics

/// The behavior of spring-loaded views of which only a part is activated, such as a row of a list.
@MainActor final class PartSpringLoading: NSObject, UISpringLoadedInteractionBehavior {
    private let find: (any UISpringLoadedInteractionContext) -> (view: UIView, item: Any)?

    /// Creates a behavior.
    ///
    /// - Parameter find: A closure that returns the part at the location of a context: the view at which the effect is
    ///   displayed, and a value that identifies the part. `nil` if there is none that can be activated.
    init(_ find: @escaping (any UISpringLoadedInteractionContext) -> (view: UIView, item: Any)?) {
        self.find = find
        super.init()
    }

    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let part = find(context) else { return false }
        context.targetView = part.view
        context.targetItem = part.item
        return true
    }
}
