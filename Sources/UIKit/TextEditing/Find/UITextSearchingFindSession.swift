/// Searches text that can be searched, such as a text view's.
@preconcurrency @MainActor open class UITextSearchingFindSession: UIFindSession {
    /// What is searched. Not retained.
    public var searchableObject: (any UITextSearching)? { target.object }

    private let target: SearchTarget
    private var found: [FoundText] = []
    private var current: Int?
    /// Searches are counted: what an earlier one finds later is not wanted any more.
    private var generation = 0

    /// A session for an object.
    public init<Searchable: UITextSearching>(searchableObject: Searchable) {
        target = TypedSearchTarget(searchableObject)
        super.init()
    }

    /// How many places were found.
    open override var resultCount: Int { found.count }

    /// The number of the place that is looked at, from 0; `NSNotFound` if none is.
    open override var highlightedResultIndex: Int { current ?? NSNotFound }

    /// Whether the text can be changed now.
    open override var supportsReplacement: Bool { target.supportsReplacement }

    /// Whether a place is looked at, and the text can be changed.
    open override var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement && current != nil }

    /// Searches, and looks at the first place from what is looked at, or selected, on.
    open override func performSearch(query: String, options: UITextSearchOptions?) {
        search(query, options, from: current.map { found[$0] } ?? target.selection, scrolls: true)
    }

    /// Searches anew for what may be elsewhere now, without scrolling.
    func searchAgain(query: String, options: UITextSearchOptions?) {
        search(query, options, from: current.map { found[$0] } ?? target.selection, scrolls: false)
    }

    private func search(_ query: String, _ options: UITextSearchOptions?, from start: FoundText?, scrolls: Bool) {
        generation += 1
        let search = generation
        guard !query.isEmpty else { return adopt([], from: nil, scrolls: false) }
        target.search(query, options ?? UITextSearchOptions()) { [weak self] result in
            guard let self, search == generation else { return }
            adopt(result, from: start, scrolls: scrolls)
            resultsDidChange?()
        }
    }

    private func adopt(_ result: [FoundText], from start: FoundText?, scrolls: Bool) {
        if !found.isEmpty { target.clear() }
        found = result
        // Most find things in order.
        let isSorted = zip(found, found.dropFirst()).allSatisfy { target.compare($0, $1) != .orderedDescending }
        if !isSorted { found.sort { target.compare($0, $1) == .orderedAscending } }
        for place in found { target.decorate(place, .found) }
        current = nil
        guard !found.isEmpty else { return }
        highlight(start.map { firstIndex(from: $0) } ?? 0, scrolls: scrolls)
    }

    /// The first place that does not begin before another; the very first if all do.
    private func firstIndex(from start: FoundText) -> Int {
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

    /// Looks at the next place, or the one before, and scrolls to it; after the last comes the first.
    open override func highlightNextResult(in direction: UITextStorageDirection) {
        guard !found.isEmpty else { return }
        let step = direction == .forward ? 1 : -1
        highlight(current.map { ($0 + step + found.count) % found.count } ?? (step > 0 ? 0 : found.count - 1))
    }

    /// Replaces the place that is looked at, if the text lets it, and looks at the next one from there.
    open override func performSingleReplacement(
        query: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard supportsReplacement, let current, target.shouldReplace(found[current], replacementString) else { return }
        target.replace(found[current], replacementString)
        // What was put there is not looked at again, though it may be what is searched for.
        search(query, options, from: target.selection, scrolls: true)
    }

    /// Replaces every place, and searches again: what was put there may be what is searched for.
    open override func replaceAll(query: String, replacementString: String, options: UITextSearchOptions?) {
        guard supportsReplacement, !query.isEmpty else { return }
        target.replaceAll(query, options ?? UITextSearchOptions(), replacementString)
        search(query, options, from: target.selection, scrolls: false)
    }

    /// Forgets what was found and takes its colours away. What a search under way finds is not wanted any more.
    open override func invalidateFoundResults() {
        generation += 1
        target.clear()
        found = []
        current = nil
    }

    override func selectHighlighted() { if let current { target.select(found[current]) } }

    /// Places move with the text, until it is searched again: those that changed are gone.
    ///
    /// - Parameter moved: where a place is now; nil if it is gone.
    func placesDidMove(_ moved: (FoundText) -> FoundText?) {
        let old = current.map { found[$0] }
        current = nil
        var result: [FoundText] = []
        result.reserveCapacity(found.count)
        for place in found {
            guard let new = moved(place) else { continue }
            if current == nil, let old, place.range === old.range { current = result.count }
            result.append(new)
        }
        found = result
    }
}
