/// The input view and accessory view for a first responder, and the responders that provide them.
@MainActor struct InputViews: @preconcurrency Equatable {
    private(set) var input: UIView?
    private(set) weak var inputProvider: UIResponder?
    private(set) var accessory: UIView?
    private(set) weak var accessoryProvider: UIResponder?
    private var controllers: [UIViewController] = []

    /// Creates an empty set of views.
    init() {}

    /// Creates the set of views for a first responder: its own input view, and the accessory view of the nearest
    /// responder in its chain that has one (FR-07). A responder inside the dock keeps the current input view.
    init(for responder: UIResponder?, dock: InputViewHost?) {
        guard let responder else { return }
        if let own = InputViews.input(of: responder) {
            (input, inputProvider) = (own.view, responder)
            controllers += own.controller
        } else if let dock, (responder as? UIView)?.isDescendant(of: dock) == true {
            (input, inputProvider) = (dock.inputContent, dock.inputProvider)
        }
        // A responder inside the input view inherits the accessory view of the responder that the input view is shown
        // for.
        let found = responder.firstResult { candidate in
            InputViews.accessory(of: candidate).map { (candidate, $0.view, $0.controller) }
        }
        if let found {
            (accessoryProvider, accessory) = (found.0, found.1)
            controllers += found.2
        }
    }

    private static func input(of responder: UIResponder) -> (view: UIView, controller: [UIViewController])? {
        if let controller = responder.inputViewController, let view: UIView = controller.view {
            return (view, [controller])
        }
        return responder.inputView.map { ($0, []) }
    }

    private static func accessory(of responder: UIResponder) -> (view: UIView, controller: [UIViewController])? {
        if let controller = responder.inputAccessoryViewController, let view: UIView = controller.view {
            return (view, [controller])
        }
        return responder.inputAccessoryView.map { ($0, []) }
    }

    static func == (a: InputViews, b: InputViews) -> Bool {
        a.input === b.input && a.inputProvider === b.inputProvider && a.accessory === b.accessory
            && a.accessoryProvider === b.accessoryProvider
    }
}
