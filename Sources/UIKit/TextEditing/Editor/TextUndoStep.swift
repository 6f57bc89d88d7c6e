/// A change of a document that can be undone. Typing on makes it larger.
@MainActor final class TextUndoStep {
    enum Kind {
        case typing, deleting
        /// A change by itself: pasting, replacing.
        case other
    }

    let kind: Kind
    private(set) var location: Int
    /// What was there before.
    private(set) var old: TextFragment
    /// What is there now.
    private(set) var new: TextFragment
    /// What was selected before, and is after it was undone.
    let selectionBefore: TextSelection
    /// What is selected after it was undone and done again; nil is a caret behind what is new.
    let selectionAfter: TextSelection?
    /// What it is called in menus.
    let name: String

    init(
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

    /// The way back from undoing it.
    var reversed: TextUndoStep {
        TextUndoStep(
            kind: .other, location: location, old: new, new: old,
            selection: selectionAfter ?? TextSelection(TextPlace(location + new.units, .upstream)),
            selectionAfter: selectionBefore, name: name)
    }

    /// Takes in the next change if a person sees both as one: letters typed one after the other up to the end of a
    /// word, or letters deleted one after the other.
    func joins(_ next: TextUndoStep) -> Bool {
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
