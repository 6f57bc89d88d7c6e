/// The object that provides the pages that the user turns to.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
    /// Returns the page before another one, or `nil` if that is the first. It is called when the user turns pages
    /// (PG-03).
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// Returns the page after another one, or `nil` if that is the last. It is called when the user turns pages (PG-03).
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// Returns the number of pages that the page control shows. Optional; with 0, the default, there is no page control
    /// (PG-07).
    func presentationCount(for pageViewController: UIPageViewController) -> Int

    /// Returns the index of the displayed page in the page control. Optional; the default is 0. It is called after
    /// `setViewControllers(_:direction:animated:completion:)` (PG-07).
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Returns 0: there is no page control.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Returns 0.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
