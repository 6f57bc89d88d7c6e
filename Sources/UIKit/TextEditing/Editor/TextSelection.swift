import CoreGraphics

/// A selection in a document from a fixed end to a moving end, or a caret if both are equal.
struct TextSelection: Equatable {
    /// The offset of the end that stays fixed while the selection is extended.
    var anchor: Int
    /// The moving end, which is the position of the caret if the selection is empty.
    var head: TextLocation

    /// Creates a caret.
    init(_ place: TextLocation) {
        anchor = place.offset
        head = place
    }

    init(anchor: Int, head: TextLocation) {
        self.anchor = anchor
        self.head = head
    }

    /// Creates a selection of a range, whose upper bound is the moving end.
    init(_ range: Range<Int>) {
        anchor = range.lowerBound
        head = TextLocation(range.upperBound, range.isEmpty ? .downstream : .upstream)
    }

    var range: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }

    var isCaret: Bool { anchor == head.offset }
}
