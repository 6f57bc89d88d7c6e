/// A type-erased searchable object, independent of the type of its document identifiers.
@MainActor class AnySearchableText {
    var object: (any UITextSearching)? { nil }
    var supportsReplacement: Bool { false }
    /// The selection, where a search begins.
    var selection: TextSearchResult? { nil }
    func search(_ query: String, _ options: UITextSearchOptions, _ completion: @escaping ([TextSearchResult]) -> Void) {
    }
    func compare(_ first: TextSearchResult, _ second: TextSearchResult) -> ComparisonResult { .orderedSame }
    func decorate(_ place: TextSearchResult, _ style: UITextSearchFoundTextStyle) {}
    func clear() {}
    func willHighlight(_ place: TextSearchResult) {}
    func scroll(to place: TextSearchResult) {}
    func shouldReplace(_ place: TextSearchResult, _ text: String) -> Bool { false }
    func replace(_ place: TextSearchResult, _ text: String) {}
    func replaceAll(_ query: String, _ options: UITextSearchOptions, _ text: String) {}
    func select(_ place: TextSearchResult) {}
}

/// A search target for a specific type of object.
@MainActor final class SearchableTextBox<Searchable: UITextSearching>: AnySearchableText {
    private typealias Document = Searchable.DocumentIdentifier

    private weak var searchable: Searchable?
    private var search: TextSearchResultCollector<Searchable.DocumentIdentifier>?

    init(_ searchable: Searchable) { self.searchable = searchable }

    override var object: (any UITextSearching)? { searchable }

    override var supportsReplacement: Bool { searchable?.supportsTextReplacement == true }

    override var selection: TextSearchResult? {
        guard let searchable, let range = searchable.selectedTextRange else { return nil }
        return TextSearchResult(range: range, document: searchable.selectedTextSearchDocument.map { AnyHashable($0) })
    }

    private func document(_ place: TextSearchResult) -> Document? { place.document?.base as? Document }

    override func search(
        _ query: String, _ options: UITextSearchOptions, _ completion: @escaping ([TextSearchResult]) -> Void
    ) {
        search?.forget()
        let search = TextSearchResultCollector<Searchable.DocumentIdentifier>(completion)
        self.search = search
        searchable?.performTextSearch(queryString: query, options: options, resultAggregator: search)
    }

    override func compare(_ first: TextSearchResult, _ second: TextSearchResult) -> ComparisonResult {
        guard let searchable else { return .orderedSame }
        let (a, b) = (document(first), document(second))
        if let a, let b, a != b { return searchable.compareOrder(from: a, to: b) }
        return searchable.compare(first.range, toRange: second.range, document: a)
    }

    override func decorate(_ place: TextSearchResult, _ style: UITextSearchFoundTextStyle) {
        searchable?.decorate(foundTextRange: place.range, document: document(place), usingStyle: style)
    }

    override func clear() { searchable?.clearAllDecoratedFoundText() }

    override func willHighlight(_ place: TextSearchResult) {
        searchable?.willHighlight(foundTextRange: place.range, document: document(place))
    }

    override func scroll(to place: TextSearchResult) {
        searchable?.scrollRangeToVisible(place.range, inDocument: document(place))
    }

    override func shouldReplace(_ place: TextSearchResult, _ text: String) -> Bool {
        searchable?.shouldReplace(foundTextRange: place.range, document: document(place), withText: text) ?? false
    }

    override func replace(_ place: TextSearchResult, _ text: String) {
        searchable?.replace(foundTextRange: place.range, document: document(place), withText: text)
    }

    override func replaceAll(_ query: String, _ options: UITextSearchOptions, _ text: String) {
        searchable?.replaceAll(queryString: query, options: options, withText: text)
    }

    override func select(_ place: TextSearchResult) {
        // `UITextSearching` cannot set the selection; only a text input can.
        if let input = searchable as? any UITextInput { input.selectedTextRange = place.range }
    }
}
