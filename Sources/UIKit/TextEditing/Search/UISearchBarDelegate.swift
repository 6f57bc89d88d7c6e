/// The methods with which an object responds to user actions in a search bar.
///
/// ```swift
/// final class SearchController: UIViewController, UISearchBarDelegate {
///     private var query = ""
///
///     func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
///         query = searchText
///     }
///
///     func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
///         searchBar.text = nil
///         searchBar.resignFirstResponder()
///     }
/// }
/// ```
///
/// All methods are optional. Programmatic changes of the text or the scope do not notify the delegate. Swift binds
/// optional methods where a class declares its conformance, so a subclass of a conforming class cannot add one.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Asks the delegate whether editing may begin. True by default.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

    /// Tells the delegate that editing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

    /// Asks the delegate whether editing may end. True by default.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

    /// Tells the delegate that editing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

    /// Tells the delegate that the user has changed or cleared the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

    /// Asks the delegate whether the user may replace a range with `text`. True by default.
    ///
    /// - Parameters:
    ///   - searchBar: The search bar.
    ///   - range: The range to replace, in UTF-16 code units.
    ///   - text: The replacement; empty for a deletion.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

    /// Tells the delegate that the user pressed Return.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

    /// Tells the delegate that the user clicked the cancel button, or pressed Escape while it was shown.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

    /// Tells the delegate that the user clicked the button for bookmarks.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

    /// Tells the delegate that the user clicked the button for a list of results.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

    /// Tells the delegate that the user selected a scope.
    ///
    /// - Parameters:
    ///   - searchBar: The search bar.
    ///   - selectedScope: The index of the scope in ``UISearchBar/scopeButtonTitles``.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Returns true.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Returns true.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Returns true.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
    /// Does nothing.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
}
