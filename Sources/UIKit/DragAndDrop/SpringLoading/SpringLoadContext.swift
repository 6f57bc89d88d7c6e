/// The context of an interaction while items are over its view.
@MainActor final class SpringLoadContext: NSObject, UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.inactive
    var targetView: UIView?
    var targetItem: Any?
    private weak var session: DropSession?

    init(_ session: DropSession, view: UIView?) {
        self.session = session
        targetView = view
        super.init()
    }

    /// Returns whether another context is for the same target. Values that cannot be compared count as equal.
    func hasSameTarget(as other: SpringLoadContext) -> Bool {
        guard targetView === other.targetView else { return false }
        guard let item = targetItem as? AnyHashable, let otherItem = other.targetItem as? AnyHashable else {
            return true
        }
        return item == otherItem
    }

    func location(in view: UIView?) -> CGPoint {
        guard let view = view ?? targetView?.window else { return .zero }
        return session?.location(in: view) ?? .zero
    }
}
