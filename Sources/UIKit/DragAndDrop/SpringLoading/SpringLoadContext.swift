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

    func location(in view: UIView?) -> CGPoint {
        guard let view = view ?? targetView?.window else { return .zero }
        return session?.location(in: view) ?? .zero
    }
}
