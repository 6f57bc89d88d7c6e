/// Has a say in the dismissal of a presented controller by the person: with Escape, or a click beside it.
///
/// All methods are optional: they have defaults. Swift fixes those where conformance is declared, so implement them in
/// the class that declares it; a subclass of a conforming class cannot add one.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Whether the person may dismiss it. True unless implemented; not asked while the controller says
    /// `isModalInPresentation`.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// The person dismisses it. Not called when code does.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// The person has dismissed it, and it is gone. Not called when code did.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// The person tried to dismiss it and may not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)

    /// The style to present in where there is little room in width; `.none` keeps the one it has, `.automatic`, which
    /// is the default, leaves it to the toolkit: a popover becomes a page sheet. Popovers and custom styles cannot be
    /// chosen.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// The same, knowing the traits. Asks ``adaptivePresentationStyle(for:)`` unless implemented.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// The controller to present instead where the style is another because of little room, such as one around it; nil
    /// for the same, which is the default.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// The presentation begins, in the style that was chosen because of little room; `.none` says that it has its own.
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
    /// `.automatic`: the toolkit chooses.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    /// What ``adaptivePresentationStyle(for:)`` says.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// Nil: the same controller.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
}
