import CoreGraphics

/// A selection in a document from a fixed end to a moving end, or a caret if both are equal.
package struct TextSelection: Equatable {
    /// The offset of the end that stays fixed while the selection is extended.
    package var anchor: Int
    /// The moving end, which is the position of the caret if the selection is empty.
    package var head: TextLocation

    /// Creates a caret.
    package init(_ place: TextLocation) {
        anchor = place.offset
        head = place
    }

    /// Creates a selection from its fixed and its moving end.
    package init(anchor: Int, head: TextLocation) {
        self.anchor = anchor
        self.head = head
    }

    /// Creates a selection of a range, whose upper bound is the moving end.
    package init(_ range: Range<Int>) {
        anchor = range.lowerBound
        head = TextLocation(range.upperBound, range.isEmpty ? .downstream : .upstream)
    }

    /// The selected range; empty for a caret.
    package var range: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }

    /// A Boolean value that indicates whether no text is selected.
    package var isCaret: Bool { anchor == head.offset }
}
