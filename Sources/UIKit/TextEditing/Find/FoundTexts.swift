/// A place that a search found.
struct FoundText {
    let range: UITextRange
    /// Nil if there is one document only.
    let document: AnyHashable?

    /// Whether it is the same place.
    @MainActor func isSame(as other: FoundText) -> Bool { document == other.document && range.isEqual(other.range) }
}

/// Collects what a search of an object finds.
@MainActor final class FoundTexts<Document: Hashable>: NSObject, UITextSearchAggregator {
    typealias DocumentIdentifier = Document

    private var found: [FoundText] = []
    private var isFinished = false
    private var report: (([FoundText]) -> Void)?

    /// - Parameter report: called with all that was found when the search has ended, and again when some of it does not
    ///   hold any more.
    init(_ report: @escaping ([FoundText]) -> Void) {
        self.report = report
        super.init()
    }

    var allFoundRanges: NSOrderedSet { NSOrderedSet(array: found.map(\.range)) }

    func foundRange(_ range: UITextRange, searchString string: String, document: Document?) {
        guard !isFinished else { return }
        found.append(FoundText(range: range, document: document.map { AnyHashable($0) }))
    }

    func finishedSearching() {
        guard !isFinished else { return }
        isFinished = true
        report?(found)
    }

    func invalidateFoundRange(_ range: UITextRange, document: Document?) {
        let gone = FoundText(range: range, document: document.map { AnyHashable($0) })
        let count = found.count
        found.removeAll { $0.isSame(as: gone) }
        if isFinished, found.count != count { report?(found) }
    }

    func invalidate() {
        found = []
        if isFinished { report?([]) }
    }

    /// Nobody wants to hear of it any more.
    func forget() { report = nil }
}
