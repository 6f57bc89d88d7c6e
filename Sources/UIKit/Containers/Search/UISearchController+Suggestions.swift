// The list of suggestions (SR-08).
extension UISearchController {
    /// Shows the current suggestions, if the user edits the text and the placement permits it.
    func suggestionsDidChange() {
        let isIgnored = ignoresSearchSuggestionsForSearchBarPlacementStacked && searchBar.host == .row
        let isOffered = isActiveStorage && searchBar.searchTextField.isEditing && !isIgnored
        shownSuggestions = isOffered ? searchSuggestions ?? [] : []
        if isViewLoaded { searchView.suggestionsDidChange() }
    }

    /// Tells the updater that the user has chosen a suggestion.
    func choose(_ suggestion: any UISearchSuggestion) {
        // Suggestions are for the text that was typed. The updater can offer others.
        searchSuggestions = nil
        searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
        if isActiveStorage, !searchBar.searchTextField.isFirstResponder { searchBar.becomeFirstResponder() }
    }

    /// A Boolean value that indicates whether the arrow keys have highlighted a suggestion.
    var hasHighlightedSuggestion: Bool { searchView.highlightedSuggestion != nil }

    /// Chooses the suggestion that the arrow keys have highlighted.
    ///
    /// - Returns: `false` if there is none.
    func chooseHighlightedSuggestion() -> Bool {
        guard let suggestion = searchView.highlightedSuggestion else { return false }
        choose(suggestion)
        return true
    }
}
