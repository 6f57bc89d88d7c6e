/// A protocol for objects with text that a ``UITextSearchingFindSession`` can search.
///
/// ``UITextView`` conforms. An object with several documents distinguishes them by identifiers; for an object with one
/// document, all identifiers are nil. Methods with a default implementation are optional.
@preconcurrency @MainActor public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
    /// The type that identifies the documents of an object with several documents.
    associatedtype DocumentIdentifier: Hashable = AnyHashable

    /// A Boolean value that indicates whether results can be replaced. False by default.
    var supportsTextReplacement: Bool { get }

    /// The selection, where a search begins; nil if nothing is selected.
    var selectedTextRange: UITextRange? { get }

    /// The identifier of the document that contains the selection. Nil by default.
    var selectedTextSearchDocument: DocumentIdentifier? { get }

    /// Compares two documents by their order. By default they are equal.
    func compareOrder(from fromDocument: DocumentIdentifier, to toDocument: DocumentIdentifier) -> ComparisonResult

    /// Compares two ranges of a document by their order.
    func compare(
        _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
    ) -> ComparisonResult

    /// Searches the text and passes the results to an aggregator.
    ///
    /// - Parameters:
    ///   - string: The search text.
    ///   - options: The search options.
    ///   - aggregator: The object that receives the results.
    func performTextSearch<Aggregator: UITextSearchAggregator>(
        queryString string: String, options: UITextSearchOptions, resultAggregator aggregator: Aggregator
    ) where Aggregator.DocumentIdentifier == DocumentIdentifier

    /// Sets the appearance of a range.
    ///
    /// - Parameters:
    ///   - foundTextRange: The range of a result.
    ///   - document: The identifier of the document; nil if there is only one.
    ///   - style: The appearance.
    func decorate(
        foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle style: UITextSearchFoundTextStyle)

    /// Resets the appearance of all ranges.
    func clearAllDecoratedFoundText()

    /// Prepares for making a result current. Does nothing by default.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)

    /// Scrolls until a range is visible. Does nothing by default.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)

    /// Returns whether the user may replace a result. True by default.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool

    /// Replaces a result. Does nothing by default.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)

    /// Replaces all results of a search. Does nothing by default.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
    /// False.
    public var supportsTextReplacement: Bool { false }
    /// Nil.
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    /// Returns `.orderedSame`.
    public func compareOrder(
        from fromDocument: DocumentIdentifier, to toDocument: DocumentIdentifier
    ) -> ComparisonResult { .orderedSame }
    /// Does nothing.
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    /// Does nothing.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    /// Returns true.
    public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool {
        true
    }
    /// Does nothing.
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
    /// Does nothing.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}
