/// The delegate of a search controller, which is notified of the beginning and the end of the search (SR-02).
///
/// All methods are optional. Swift binds optional methods where a class declares its conformance, so a subclass of a
/// conforming class cannot add one.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
    /// Tells the delegate to present the search controller. If it does not, the search controller is presented by the
    /// nearest view controller that defines a presentation context (SR-01).
    func presentSearchController(_ searchController: UISearchController)

    /// Tells the delegate that the search controller is about to be presented.
    func willPresentSearchController(_ searchController: UISearchController)

    /// Tells the delegate that the search controller was presented.
    func didPresentSearchController(_ searchController: UISearchController)

    /// Tells the delegate that the search controller is about to be dismissed.
    func willDismissSearchController(_ searchController: UISearchController)

    /// Tells the delegate that the search controller was dismissed.
    func didDismissSearchController(_ searchController: UISearchController)

    /// Tells the delegate that the search bar is about to move within the navigation bar (SR-05).
    ///
    /// - Parameters:
    ///   - searchController: The search controller.
    ///   - newPlacement: The placement after the change.
    func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)

    /// Tells the delegate that the search bar has moved within the navigation bar (SR-05).
    ///
    /// - Parameters:
    ///   - searchController: The search controller.
    ///   - previousPlacement: The placement before the change.
    func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
    /// Does nothing: the search controller presents itself.
    public func presentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {}
    /// Does nothing.
    public func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}
