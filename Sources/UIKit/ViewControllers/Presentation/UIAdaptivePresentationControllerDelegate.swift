/// The methods for controlling the dismissal of a presented controller by the user, with Escape or a click outside it,
/// and for adapting its style.
///
/// All methods are optional and have default implementations. Swift binds them where conformance is declared, so
/// implement them in the class that declares it; a subclass of a conforming class cannot add one.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns whether the user may dismiss the presented controller. The default is `true`. Not called while
    /// `isModalInPresentation` is `true`.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// Tells the delegate that the user is about to dismiss the presented controller. Not called for a dismissal by the
    /// app.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Tells the delegate that the user's dismissal has finished. Not called for a dismissal by the app.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Tells the delegate that the user attempted a dismissal that is not allowed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)

    /// Returns the presentation style for a horizontally compact environment. `.none` keeps the current style. With
    /// `.automatic`, the default, a popover becomes a page sheet. Popovers and custom styles cannot be chosen.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// Returns the presentation style for the given traits. The default implementation calls
    /// ``adaptivePresentationStyle(for:)``.
    ///
    /// - Parameters:
    ///   - controller: The presentation controller.
    ///   - traitCollection: The traits of the presentation's environment.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// Returns the controller to present if the style was adapted, such as a container for the original one. The
    /// default, `nil`, presents the original controller.
    ///
    /// - Parameters:
    ///   - controller: The presentation controller.
    ///   - style: The adapted style.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// Tells the delegate that the presentation begins with an adapted style, or with `.none` if the style was not
    /// adapted.
    ///
    /// - Parameters:
    ///   - presentationController: The presentation controller.
    ///   - style: The adapted style, or `.none`.
    ///   - transitionCoordinator: The coordinator for animations alongside the presentation.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns `true`: the user may dismiss the presented controller.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    /// Returns `.automatic`.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    /// Returns the value of ``adaptivePresentationStyle(for:)``.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// Returns `nil`, for the original controller.
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
