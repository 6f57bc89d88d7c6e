/// The delegate of a navigation controller.
///
/// All methods are optional and have default implementations. Swift binds them where conformance is declared, so
/// implement them in the class that declares it; a subclass of a conforming class cannot add one.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
    /// Tells the delegate that a controller is about to appear as the top one, before its `viewWillAppear` (NC-08).
    ///
    /// - Parameters:
    ///   - navigationController: The navigation controller.
    ///   - viewController: The controller that appears.
    ///   - animated: Whether the change is animated.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

    /// Tells the delegate that a controller has appeared as the top one, after its `viewDidAppear` (NC-08). It is not
    /// called for a change that was cancelled.
    ///
    /// - Parameters:
    ///   - navigationController: The navigation controller.
    ///   - viewController: The controller that appeared.
    ///   - animated: Whether the change was animated.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

    /// Returns the animator of a change. With `nil`, views slide (NC-09).
    ///
    /// - Parameters:
    ///   - navigationController: The navigation controller.
    ///   - operation: A push or a pop.
    ///   - fromVC: The controller that is covered or removed.
    ///   - toVC: The controller that appears.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the object that controls an interactive change, or `nil` for a change without interaction.
    ///
    /// - Parameters:
    ///   - navigationController: The navigation controller.
    ///   - animationController: The animator of the change.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    /// Returns `nil`: views slide.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns `nil`, for a change without interaction.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
