import QuartzCore

extension UIViewController {
    /// The entry of ``updateViewConstraints()`` in the method table. Only controllers whose class overrides it are asked
    /// to update the constraints of a view that does not make any itself.
    static let updateViewConstraintsMethod = MethodSlot(
        base: UIViewController.self, plain: PlainController.self, overriding: UpdatingController.self)

    private final class PlainController: UIViewController {}
    private final class UpdatingController: UIViewController {
        override func updateViewConstraints() { MethodIdentity.probe() }
    }
}
