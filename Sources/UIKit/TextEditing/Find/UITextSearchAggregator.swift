/// Takes what a search finds.
///
/// Whoever searches hands over each place with ``foundRange(_:searchString:document:)``, at once or by and by, and says
/// at last that there is no more.
@preconcurrency @MainActor public protocol UITextSearchAggregator<DocumentIdentifier>: NSObjectProtocol {
    /// What tells apart the documents of an object that has several.
    associatedtype DocumentIdentifier: Hashable

    /// All places that were handed over and still hold: `UITextRange`s.
    var allFoundRanges: NSOrderedSet { get }

    /// Takes a place.
    ///
    /// - Parameters:
    ///   - string: what was searched for.
    ///   - document: where it was found; nil if there is one document only.
    func foundRange(_ range: UITextRange, searchString string: String, document: DocumentIdentifier?)

    /// There is no more.
    func finishedSearching()

    /// A place does not hold any more: its text has changed.
    func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?)

    /// No place holds any more.
    func invalidate()
}
