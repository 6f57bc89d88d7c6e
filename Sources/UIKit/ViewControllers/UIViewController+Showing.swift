// Showing a controller in whichever container accepts it.
extension UIViewController {
    /// The ways in which a controller is shown.
    enum ShowingAction {
        case show
        case showDetail
    }

    /// Returns the nearest enclosing controller whose class overrides the action's method, or `nil` if there is none.
    func showingTarget(for action: ShowingAction) -> UIViewController? {
        var controller = parent ?? presentingViewController
        var visited = 0
        while let current = controller, visited < 1000 {
            let method =
                action == .show ? UIViewController.showMethod : UIViewController.showDetailMethod
            if method.isOverridden(in: type(of: current)) { return current }
            controller = current.parent
            visited += 1
        }
        return nil
    }

    /// Passes the controller to the nearest container that shows it, or presents it.
    func showInContainer(_ controller: UIViewController, _ action: ShowingAction, sender: Any?) {
        guard let target = showingTarget(for: action) else {
            return present(controller, animated: UIView.areAnimationsEnabled)
        }
        switch action {
        case .show: target.show(controller, sender: sender)
        case .showDetail: target.showDetailViewController(controller, sender: sender)
        }
    }

    /// Returns the nearest controller, from this one outwards, that performs an action.
    func actionTarget(for action: Selector, sender: Any?) -> UIViewController? {
        var controller: UIViewController? = self
        var visited = 0
        while let current = controller, visited < 1000 {
            if current.canPerformAction(action, withSender: sender) { return current }
            controller = current.parent
            visited += 1
        }
        return nil
    }

    private static let showMethod = MethodSlot(
        base: UIViewController.self, plain: PlainController.self, overriding: ShowingController.self)
    private static let showDetailMethod = MethodSlot(
        base: UIViewController.self, plain: PlainController.self, overriding: DetailShowingController.self)

    private final class PlainController: UIViewController {}
    private final class ShowingController: UIViewController {
        override func show(_ vc: UIViewController, sender: Any?) {}
    }
    private final class DetailShowingController: UIViewController {
        override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
    }
}
