/// A type-erased searchable object, independent of the type of its document identifiers.
@MainActor class SearchTarget {
    var object: (any UITextSearching)? { nil }
    var supportsReplacement: Bool { false }
    /// The selection, where a search begins.
    var selection: FoundText? { nil }
    func search(_ query: String, _ options: UITextSearchOptions, _ completion: @escaping ([FoundText]) -> Void) {}
    func compare(_ first: FoundText, _ second: FoundText) -> ComparisonResult { .orderedSame }
    func decorate(_ place: FoundText, _ style: UITextSearchFoundTextStyle) {}
    func clear() {}
    func willHighlight(_ place: FoundText) {}
    func scroll(to place: FoundText) {}
    func shouldReplace(_ place: FoundText, _ text: String) -> Bool { false }
    func replace(_ place: FoundText, _ text: String) {}
    func replaceAll(_ query: String, _ options: UITextSearchOptions, _ text: String) {}
    func select(_ place: FoundText) {}
}

/// A search target for a specific type of object.
@MainActor final class TypedSearchTarget<Searchable: UITextSearching>: SearchTarget {
    private typealias Document = Searchable.DocumentIdentifier

    private weak var searchable: Searchable?
    private var search: FoundTexts<Searchable.DocumentIdentifier>?

    init(_ searchable: Searchable) { self.searchable = searchable }

    override var object: (any UITextSearching)? { searchable }

    override var supportsReplacement: Bool { searchable?.supportsTextReplacement == true }

    override var selection: FoundText? {
        guard let searchable, let range = searchable.selectedTextRange else { return nil }
        return FoundText(range: range, document: searchable.selectedTextSearchDocument.map { AnyHashable($0) })
    }

    private func document(_ place: FoundText) -> Document? { place.document?.base as? Document }

    override func search(
        _ query: String, _ options: UITextSearchOptions, _ completion: @escaping ([FoundText]) -> Void
    ) {
        search?.forget()
        let search = FoundTexts<Searchable.DocumentIdentifier>(completion)
        self.search = search
        searchable?.performTextSearch(queryString: query, options: options, resultAggregator: search)
    }

    override func compare(_ first: FoundText, _ second: FoundText) -> ComparisonResult {
        guard let searchable else { return .orderedSame }
        let (a, b) = (document(first), document(second))
        if let a, let b, a != b { return searchable.compareOrder(from: a, to: b) }
        return searchable.compare(first.range, toRange: second.range, document: a)
    }

    override func decorate(_ place: FoundText, _ style: UITextSearchFoundTextStyle) {
        searchable?.decorate(foundTextRange: place.range, document: document(place), usingStyle: style)
    }

    override func clear() { searchable?.clearAllDecoratedFoundText() }

    override func willHighlight(_ place: FoundText) {
        searchable?.willHighlight(foundTextRange: place.range, document: document(place))
    }

    override func scroll(to place: FoundText) {
        searchable?.scrollRangeToVisible(place.range, inDocument: document(place))
    }

    override func shouldReplace(_ place: FoundText, _ text: String) -> Bool {
        searchable?.shouldReplace(foundTextRange: place.range, document: document(place), withText: text) ?? false
    }

    override func replace(_ place: FoundText, _ text: String) {
        searchable?.replace(foundTextRange: place.range, document: document(place), withText: text)
    }

    override func replaceAll(_ query: String, _ options: UITextSearchOptions, _ text: String) {
        searchable?.replaceAll(queryString: query, options: options, withText: text)
    }

    override func select(_ place: FoundText) {
        // `UITextSearching` cannot set the selection; only a text input can.
        if let input = searchable as? any UITextInput { input.selectedTextRange = place.range }
    }
}
