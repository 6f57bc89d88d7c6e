/// An object that updates the results of a search controller.
///
/// ```swift
/// final class CitiesController: UIViewController, UISearchResultsUpdating {
///     private var shown: [String] = []
///
///     func updateSearchResults(for searchController: UISearchController) {
///         let text = searchController.searchBar.text ?? ""
///         shown = text.isEmpty ? names : names.filter { $0.localizedStandardContains(text) }
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
    /// Tells the object to update the results (SR-03): the search bar has received keyboard focus, its text or scope
    /// has changed, or the search has ended. Then `isActive` is `false` and the text is empty.
    func updateSearchResults(for searchController: UISearchController)

    /// Tells the object that the user has chosen a suggestion (SR-08). Optional; by default, the text of the suggestion
    /// becomes that of the search bar.
    ///
    /// - Parameters:
    ///   - searchController: The search controller.
    ///   - searchSuggestion: One of its ``UISearchController/searchSuggestions``.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    /// Sets the text of the search bar to that of the suggestion.
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) { searchController.searchBar.text = searchSuggestion.localizedSuggestion }
}
