/// What a person searches for with a ``UIFindInteraction``, and what was found.
///
/// ``UITextSearchingFindSession`` is one for text. Subclass this one for what is searched in other ways, and tell
/// ``UIFindInteraction/updateResultCount()`` when the numbers change later.
@preconcurrency @MainActor open class UIFindSession: NSObject {
    /// Which numbers are shown.
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// Which one is looked at, and how many there are.
        case currentAndTotal = 0
        /// How many there are.
        case total = 1
        /// None.
        case none = 2
    }

    /// A session that finds nothing.
    @preconcurrency @MainActor public override init() { super.init() }

    /// How many places were found.
    open var resultCount: Int { 0 }

    /// The number of the place that is looked at, from 0; `NSNotFound` if none is.
    open var highlightedResultIndex: Int { NSNotFound }

    /// Which numbers are shown. Both unless set.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal

    /// Whether what was found can be replaced.
    open var supportsReplacement: Bool { false }

    /// Whether the place that is looked at can be replaced.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

    /// Searches for something.
    open func performSearch(query: String, options: UITextSearchOptions?) {}

    /// Replaces what is looked at.
    open func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?) {}

    /// Replaces everything that was found.
    open func replaceAll(query: String, replacementString: String, options: UITextSearchOptions?) {}

    /// Looks at the next place, or the one before; after the last comes the first.
    open func highlightNextResult(in direction: UITextStorageDirection) {}

    /// Forgets what was found.
    open func invalidateFoundResults() {}

    /// Told when what was found has changed without having been asked for.
    var resultsDidChange: (() -> Void)?

    /// Selects the place that is looked at, where that can be done.
    func selectHighlighted() {}
}
