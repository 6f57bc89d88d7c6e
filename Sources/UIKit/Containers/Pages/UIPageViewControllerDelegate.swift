/// The delegate of a page view controller.
///
/// All methods are optional and have default implementations. They are called for turns by the user only (PG-06).
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
    /// Tells the delegate that the user has begun to turn to other pages.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])

    /// Tells the delegate that a turn by the user has ended.
    ///
    /// - Parameters:
    ///   - pageViewController: The page view controller.
    ///   - finished: Whether the animation ran to its end.
    ///   - previousViewControllers: The pages that were displayed before.
    ///   - completed: `false` if the user went back to them.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
