/// An object for animating alongside a transition.
///
/// ```swift
/// override func viewWillAppear(_ animated: Bool) {
///     super.viewWillAppear(animated)
///     view.backgroundColor = .clear
///     transitionCoordinator?.animate(alongsideTransition: { _ in
///         self.view.backgroundColor = .systemBackground
///     })
/// }
/// ```
///
/// The `transitionCoordinator` of a view controller is available from `viewWillAppear` or `viewWillDisappear` until the
/// transition has ended; at other times it is nil. If the transition is not animated, the changes apply immediately.
/// Completion closures are called before the controllers are notified of the end.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Animates changes alongside the transition. If the transition is not animated, applies them immediately.
    ///
    /// - Parameters:
    ///   - animation: The changes to animate.
    ///   - completion: A closure that is called when the transition has ended, before the controllers are notified.
    /// - Returns: `false` if the animation has already begun; `animation` is not called in that case.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Animates changes of a view outside the container alongside the transition. Equivalent to
    /// ``animate(alongsideTransition:completion:)``; `view` is ignored.
    ///
    /// - Parameters:
    ///   - view: A view outside the container.
    ///   - animation: The changes to animate.
    ///   - completion: A closure that is called when the transition has ended.
    /// - Returns: `false` if the animation has already begun; `animation` is not called in that case.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls `handler` whenever the interaction with the transition ends or resumes.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Animates changes alongside the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
