/// A change of a document that can be undone. Continued typing or deleting extends it.
@MainActor package final class TextUndoStep {
    /// The kinds of changes. Changes by typing, and those by deleting, are joined to one step.
    package enum Kind {
        case typing, deleting
        /// A separate change, such as pasting or replacing.
        case other
    }

    /// The kind of the change.
    package let kind: Kind
    /// The offset of the change in the document.
    package private(set) var location: Int
    /// The text before the change.
    package private(set) var old: TextFragment
    /// The text after the change.
    package private(set) var new: TextFragment
    /// The selection before the change, which undo restores.
    package let selectionBefore: TextSelection
    /// The selection after the change is redone; nil for a caret after the new text.
    package let selectionAfter: TextSelection?
    /// The name of the change in menus.
    package let name: String

    /// Creates a step.
    package init(
        kind: Kind, location: Int, old: TextFragment, new: TextFragment, selection: TextSelection,
        selectionAfter: TextSelection? = nil, name: String? = nil
    ) {
        self.kind = kind
        self.location = location
        self.old = old
        self.new = new
        selectionBefore = selection
        self.selectionAfter = selectionAfter
        self.name = name ?? (kind == .typing ? "Typing" : kind == .deleting ? "Delete" : "Edit")
    }

    /// The step that redoes the change.
    package var reversed: TextUndoStep {
        TextUndoStep(
            kind: .other, location: location, old: new, new: old,
            selection: selectionAfter ?? TextSelection(TextLocation(location + new.units, .upstream)),
            selectionAfter: selectionBefore, name: name)
    }

    /// Extends the step with the next change if users regard both as one: consecutive characters up to the end of a
    /// word, or consecutive deletions.
    ///
    /// - Returns: Whether the step was extended.
    package func joins(_ next: TextUndoStep) -> Bool {
        guard kind == next.kind else { return false }
        switch kind {
        case .other: return false
        case .typing:
            guard next.old.units == 0, next.location == location + new.units, let last = new.text.last,
                let first = next.new.text.first, !first.isNewline, !last.isNewline,
                !(last.isWhitespace && !first.isWhitespace)
            else { return false }
            new.append(next.new)
            return true
        case .deleting:
            if next.location + next.old.units == location {
                var joined = next.old
                joined.append(old)
                old = joined
                location = next.location
            } else if next.location == location {
                old.append(next.old)
            } else {
                return false
            }
            return true
        }
    }
}
