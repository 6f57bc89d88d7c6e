/// Text that can be searched: by ``UITextSearchingFindSession``, for a ``UIFindInteraction``.
///
/// ``UITextView`` conforms. Those with several documents tell them apart by their identifiers; for those with one all
/// of them are nil. Methods with a default below are optional.
@preconcurrency @MainActor public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
    /// What tells apart the documents of an object that has several.
    associatedtype DocumentIdentifier: Hashable = AnyHashable

    /// Whether what is found can be replaced. False by default.
    var supportsTextReplacement: Bool { get }

    /// What is selected: searching begins there. Nil if nothing is.
    var selectedTextRange: UITextRange? { get }

    /// The document in which something is selected. Nil by default.
    var selectedTextSearchDocument: DocumentIdentifier? { get }

    /// Which of two documents comes first. They are equal by default.
    func compareOrder(from fromDocument: DocumentIdentifier, to toDocument: DocumentIdentifier) -> ComparisonResult

    /// Which of two ranges of a document comes first.
    func compare(
        _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
    ) -> ComparisonResult

    /// Searches, and hands over what is found.
    func performTextSearch<Aggregator: UITextSearchAggregator>(
        queryString string: String, options: UITextSearchOptions, resultAggregator aggregator: Aggregator
    ) where Aggregator.DocumentIdentifier == DocumentIdentifier

    /// Makes a place look as one that was found, or as one that was not.
    func decorate(
        foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle style: UITextSearchFoundTextStyle)

    /// Makes all places look like any text.
    func clearAllDecoratedFoundText()

    /// A place is about to be looked at. Does nothing by default.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)

    /// Scrolls so that a place is seen. Does nothing by default.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)

    /// Whether a person may replace what was found. True by default.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool

    /// Puts text in the place of what was found. Does nothing by default.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)

    /// Puts text in the place of everything that a search finds. Does nothing by default.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
    /// No.
    public var supportsTextReplacement: Bool { false }
    /// None.
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    /// They are equal.
    public func compareOrder(
        from fromDocument: DocumentIdentifier, to toDocument: DocumentIdentifier
    ) -> ComparisonResult { .orderedSame }
    /// Nothing.
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    /// Nothing.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    /// Yes.
    public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool {
        true
    }
    /// Nothing.
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
    /// Nothing.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}
