/// A find session that searches an object with text, such as a text view.
@preconcurrency @MainActor open class UITextSearchingFindSession: UIFindSession {
    /// The searched object. Not retained.
    public var searchableObject: (any UITextSearching)? { target.object }

    private let target: AnySearchableText
    private var found: [TextSearchResult] = []
    private var current: Int?
    /// The number of searches. Results of searches other than the latest are ignored.
    private var generation = 0

    /// Creates a session for an object, which is not retained.
    public init<Searchable: UITextSearching>(searchableObject: Searchable) {
        target = SearchableTextBox(searchableObject)
        super.init()
    }

    /// The number of results.
    open override var resultCount: Int { found.count }

    /// The zero-based index of the current result; `NSNotFound` if there is none.
    open override var highlightedResultIndex: Int { current ?? NSNotFound }

    /// A Boolean value that indicates whether the text can be changed.
    open override var supportsReplacement: Bool { target.supportsReplacement }

    /// A Boolean value that indicates whether there is a current result and the text can be changed.
    open override var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement && current != nil }

    /// Searches, and makes the first result at or after the previous current result, or else the selection, current.
    open override func performSearch(query: String, options: UITextSearchOptions?) {
        search(query, options, from: current.map { found[$0] } ?? target.selection, scrolls: true)
    }

    /// Repeats the search after a change of the text, without scrolling.
    func searchAgain(query: String, options: UITextSearchOptions?) {
        search(query, options, from: current.map { found[$0] } ?? target.selection, scrolls: false)
    }

    private func search(_ query: String, _ options: UITextSearchOptions?, from start: TextSearchResult?, scrolls: Bool)
    {
        generation += 1
        let search = generation
        guard !query.isEmpty else { return adopt([], from: nil, scrolls: false) }
        target.search(query, options ?? UITextSearchOptions()) { [weak self] result in
            guard let self, search == generation else { return }
            adopt(result, from: start, scrolls: scrolls)
            resultsDidChange?()
        }
    }

    private func adopt(_ result: [TextSearchResult], from start: TextSearchResult?, scrolls: Bool) {
        if !found.isEmpty { target.clear() }
        found = result
        // Most searches find results in order.
        let isSorted = zip(found, found.dropFirst()).allSatisfy { target.compare($0, $1) != .orderedDescending }
        if !isSorted { found.sort { target.compare($0, $1) == .orderedAscending } }
        for place in found { target.decorate(place, .found) }
        current = nil
        guard !found.isEmpty else { return }
        highlight(start.map { firstIndex(from: $0) } ?? 0, scrolls: scrolls)
    }

    /// Returns the index of the first result at or after another; 0 if all results precede it.
    private func firstIndex(from start: TextSearchResult) -> Int {
        var (low, high) = (0, found.count)
        while low < high {
            let middle = (low + high) / 2
            if target.compare(found[middle], start) == .orderedAscending { low = middle + 1 } else { high = middle }
        }
        return low < found.count ? low : 0
    }

    private func highlight(_ index: Int, scrolls: Bool = true) {
        if let current { target.decorate(found[current], .found) }
        current = index
        target.willHighlight(found[index])
        target.decorate(found[index], .highlighted)
        if scrolls { target.scroll(to: found[index]) }
    }

    /// Makes the next or previous result current and scrolls to it. After the last result follows the first.
    open override func highlightNextResult(in direction: UITextStorageDirection) {
        guard !found.isEmpty else { return }
        let step = direction == .forward ? 1 : -1
        highlight(current.map { ($0 + step + found.count) % found.count } ?? (step > 0 ? 0 : found.count - 1))
    }

    /// Replaces the current result if the text permits it, and makes the next result current.
    open override func performSingleReplacement(
        query: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard supportsReplacement, let current, target.shouldReplace(found[current], replacementString) else { return }
        target.replace(found[current], replacementString)
        // The search continues after the replacement, which may itself contain the search text.
        search(query, options, from: target.selection, scrolls: true)
    }

    /// Replaces all results, and searches again because replacements may contain the search text.
    open override func replaceAll(query: String, replacementString: String, options: UITextSearchOptions?) {
        guard supportsReplacement, !query.isEmpty else { return }
        target.replaceAll(query, options ?? UITextSearchOptions(), replacementString)
        search(query, options, from: target.selection, scrolls: false)
    }

    /// Discards the results and resets their appearance. Results of a search in progress are ignored.
    open override func invalidateFoundResults() {
        generation += 1
        target.clear()
        found = []
        current = nil
    }

    override func selectHighlighted() { if let current { target.select(found[current]) } }

    /// Updates the results after a change of the text, until it is searched again.
    ///
    /// - Parameter moved: A closure that returns the new location of a result; nil to remove the result.
    func placesDidMove(_ moved: (TextSearchResult) -> TextSearchResult?) {
        let old = current.map { found[$0] }
        current = nil
        var result: [TextSearchResult] = []
        result.reserveCapacity(found.count)
        for place in found {
            guard let new = moved(place) else { continue }
            if current == nil, let old, place.range === old.range { current = result.count }
            result.append(new)
        }
        found = result
    }
}
