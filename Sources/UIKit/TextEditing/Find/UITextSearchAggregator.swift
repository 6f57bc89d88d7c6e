/// A protocol for objects that receive the results of a search.
///
/// The searched object passes each result to ``foundRange(_:searchString:document:)``, synchronously or later, and
/// finally calls ``finishedSearching()``.
@preconcurrency @MainActor public protocol UITextSearchAggregator<DocumentIdentifier>: NSObjectProtocol {
    /// The type that identifies the documents of an object with several documents.
    associatedtype DocumentIdentifier: Hashable

    /// The ranges of all valid results, as `UITextRange` objects.
    var allFoundRanges: NSOrderedSet { get }

    /// Adds a result.
    ///
    /// - Parameters:
    ///   - range: The range of the result.
    ///   - string: The search text.
    ///   - document: The identifier of the document; nil if there is only one.
    func foundRange(_ range: UITextRange, searchString string: String, document: DocumentIdentifier?)

    /// Ends the search.
    func finishedSearching()

    /// Removes a result because its text has changed.
    func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?)

    /// Removes all results.
    func invalidate()
}
