/// Hears of what a person does in a search bar.
///
/// All methods are optional. Swift fixes which ones there are where a class is declared to conform, so a subclass of a
/// conforming class cannot add one.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Whether editing may begin. True by default.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

    /// Editing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

    /// Whether editing may end. True by default.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

    /// Editing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

    /// A person changed or deleted the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

    /// Whether a person may put `text` in the place of `range` (UTF-16 code units). True by default.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

    /// Return was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

    /// The cancel button was clicked, or Escape pressed while there is one.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

    /// A person chose where to search: a number of ``UISearchBar/scopeButtonTitles``.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Yes.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Yes.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Yes.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
