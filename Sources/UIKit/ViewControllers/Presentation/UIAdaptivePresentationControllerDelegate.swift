/// Has a say in the dismissal of a presented controller by the person: with Escape, or a click beside it.
///
/// All methods are optional: they have defaults. Swift fixes those where conformance is declared, so implement them in the
/// class that declares it; a subclass of a conforming class cannot add one.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Whether the person may dismiss it. True unless implemented; not asked while the controller says
    /// `isModalInPresentation`.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// The person dismisses it. Not called when code does.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// The person has dismissed it, and it is gone. Not called when code did.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// The person tried to dismiss it and may not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)

    /// The presentation begins, in its own style: `.none` says that no other was chosen, since windows of a desktop are
    /// never too narrow for that.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
}

extension UIAdaptivePresentationControllerDelegate {
    /// True: the person may dismiss it.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
}
