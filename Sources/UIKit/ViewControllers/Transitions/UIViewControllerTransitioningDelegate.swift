/// The methods that provide the objects for a custom presentation.
///
/// ```swift
/// final class DrawerTransition: NSObject, UIViewControllerTransitioningDelegate {
///     func presentationController(
///         forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
///     ) -> UIPresentationController? {
///         UIPresentationController(presentedViewController: presented, presenting: presenting)
///     }
/// }
/// ```
///
/// Assign the object to the `transitioningDelegate` property of the controller to present, which is a weak reference,
/// and set the `modalPresentationStyle` of the controller to `.custom`. A method that returns nil selects the standard
/// object.
///
/// All methods are optional and have default implementations. Swift binds them where conformance is declared, so
/// implement them in the class that declares it; a subclass of a conforming class cannot add one.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Returns the animator of the presentation. With `nil`, the controller's `modalTransitionStyle` determines the
    /// animation.
    ///
    /// - Parameters:
    ///   - presented: The controller that is about to be presented.
    ///   - presenting: The controller that presents.
    ///   - source: The controller on which `present(_:animated:completion:)` was called.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the animator of the dismissal. With `nil`, the controller's `modalTransitionStyle` determines the
    /// animation.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the object that controls an interactive presentation, or `nil` for a presentation without interaction.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Returns the object that controls an interactive dismissal, or `nil` for a dismissal without interaction.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Returns the presentation controller for a controller with the style `.custom`. With `nil`, a plain
    /// ``UIPresentationController`` is used.
    ///
    /// - Parameters:
    ///   - presented: The controller that is about to be presented.
    ///   - presenting: The controller that presents, or `nil` if it is not known yet.
    ///   - source: The controller on which `present(_:animated:completion:)` was called.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Returns `nil`: the controller's `modalTransitionStyle` determines the animation.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns `nil`: the controller's `modalTransitionStyle` determines the animation.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns `nil`, for a presentation without interaction.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Returns `nil`, for a dismissal without interaction.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Returns `nil`, for a plain ``UIPresentationController``.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}
