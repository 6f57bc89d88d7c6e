/// A search result.
struct TextSearchResult {
    let range: UITextRange
    /// The identifier of the document that contains the result; nil if there is only one document.
    let document: AnyHashable?

    /// Returns whether two results have the same range and document.
    @MainActor func isSame(as other: TextSearchResult) -> Bool {
        document == other.document && range.isEqual(other.range)
    }
}

/// The aggregator that collects the results of a search.
@MainActor final class TextSearchResultCollector<Document: Hashable>: NSObject, UITextSearchAggregator {
    typealias DocumentIdentifier = Document

    private var found: [TextSearchResult] = []
    private var isFinished = false
    private var report: (([TextSearchResult]) -> Void)?

    /// Creates an aggregator.
    ///
    /// - Parameter report: A closure that is called with all results when the search has finished, and again when
    ///   results are invalidated later.
    init(_ report: @escaping ([TextSearchResult]) -> Void) {
        self.report = report
        super.init()
    }

    var allFoundRanges: NSOrderedSet { NSOrderedSet(array: found.map(\.range)) }

    func foundRange(_ range: UITextRange, searchString string: String, document: Document?) {
        guard !isFinished else { return }
        found.append(TextSearchResult(range: range, document: document.map { AnyHashable($0) }))
    }

    func finishedSearching() {
        guard !isFinished else { return }
        isFinished = true
        report?(found)
    }

    func invalidateFoundRange(_ range: UITextRange, document: Document?) {
        let gone = TextSearchResult(range: range, document: document.map { AnyHashable($0) })
        let count = found.count
        found.removeAll { $0.isSame(as: gone) }
        if isFinished, found.count != count { report?(found) }
    }

    func invalidate() {
        found = []
        if isFinished { report?([]) }
    }

    /// Discards the closure, so that results of this search are no longer reported.
    func forget() { report = nil }
}
