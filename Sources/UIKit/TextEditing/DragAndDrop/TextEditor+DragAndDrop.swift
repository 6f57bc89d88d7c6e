import TextEngine

// Text that the user drags.
extension TextEditor {
    /// Moves the text of a range as one undo step (DI-07), and selects it.
    ///
    /// - Parameters:
    ///   - range: The range.
    ///   - offset: The offset outside of the range to which the text moves.
    func move(_ range: Range<Int>, to offset: Int) {
        unmark()
        let range = document.clamp(range)
        guard !range.isEmpty, offset < range.lowerBound || offset > range.upperBound else { return }
        let moved = document.fragment(in: range)
        let whole: Range<Int>
        var new: TextFragment
        let start: Int
        if offset < range.lowerBound {
            whole = offset..<range.upperBound
            new = moved
            new.append(document.fragment(in: offset..<range.lowerBound))
            start = offset
        } else {
            whole = range.lowerBound..<offset
            new = document.fragment(in: range.upperBound..<offset)
            new.append(moved)
            start = offset - moved.units
        }
        replaceByUser(whole, with: new, selecting: TextSelection(start..<start + moved.units), name: "Drag and Drop")
    }

    /// Replaces a selection, most often a caret, by dropped text, and selects it.
    func insertDropped(_ fragment: TextFragment, replacing old: TextSelection, keepsAttributes: Bool) {
        unmark()
        select(old)
        let start = selection.range.lowerBound
        var isInserted = false
        if keepsAttributes {
            isInserted = insert(isSingleLine ? fragment.onOneLine : fragment, joins: false)
        } else {
            isInserted = insert(fragment.text, joins: false)
        }
        if isInserted, selection.head.offset > start { select(start..<selection.head.offset) }
    }
}
