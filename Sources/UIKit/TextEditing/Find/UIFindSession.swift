/// A search session of a ``UIFindInteraction`` with its results.
///
/// ``UITextSearchingFindSession`` searches text. Subclass `UIFindSession` for other kinds of search, and call
/// ``UIFindInteraction/updateResultCount()`` when the number of results changes later.
@preconcurrency @MainActor open class UIFindSession: NSObject {
    /// The result numbers to display.
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// The number of the current result and the total number.
        case currentAndTotal = 0
        /// The total number.
        case total = 1
        /// No numbers.
        case none = 2
    }

    /// Creates a session without results.
    @preconcurrency @MainActor public override init() { super.init() }

    /// The number of results. 0 unless overridden.
    open var resultCount: Int { 0 }

    /// The zero-based index of the current result; `NSNotFound` if there is none.
    open var highlightedResultIndex: Int { NSNotFound }

    /// The result numbers to display. ``SearchResultDisplayStyle/currentAndTotal`` by default.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal

    /// A Boolean value that indicates whether results can be replaced. False unless overridden.
    open var supportsReplacement: Bool { false }

    /// A Boolean value that indicates whether the current result can be replaced. False unless overridden.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

    /// Searches for a string.
    open func performSearch(query: String, options: UITextSearchOptions?) {}

    /// Replaces the current result.
    ///
    /// - Parameters:
    ///   - query: The search text.
    ///   - replacementString: The replacement.
    ///   - options: The search options.
    open func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?) {}

    /// Replaces all results.
    ///
    /// - Parameters:
    ///   - query: The search text.
    ///   - replacementString: The replacement.
    ///   - options: The search options.
    open func replaceAll(query: String, replacementString: String, options: UITextSearchOptions?) {}

    /// Makes the next or previous result current. After the last result follows the first.
    open func highlightNextResult(in direction: UITextStorageDirection) {}

    /// Discards the results.
    open func invalidateFoundResults() {}

    /// A closure that is called when the results have changed without a new search.
    var resultsDidChange: (() -> Void)?

    /// Selects the current result if the searched object supports it.
    func selectHighlighted() {}
}
