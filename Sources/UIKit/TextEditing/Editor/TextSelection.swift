import CoreGraphics

/// What is selected in a document, or where the caret is: from an end that stays to one that moves.
struct TextSelection: Equatable {
    /// The end that stays while the selection is extended.
    var anchor: Int
    /// The end that moves: where the caret is if nothing is selected.
    var head: TextPlace

    /// A caret.
    init(_ place: TextPlace) {
        anchor = place.offset
        head = place
    }

    init(anchor: Int, head: TextPlace) {
        self.anchor = anchor
        self.head = head
    }

    /// A stretch of text whose end moves.
    init(_ range: Range<Int>) {
        anchor = range.lowerBound
        head = TextPlace(range.upperBound, range.isEmpty ? .downstream : .upstream)
    }

    var range: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }

    var isCaret: Bool { anchor == head.offset }
}
