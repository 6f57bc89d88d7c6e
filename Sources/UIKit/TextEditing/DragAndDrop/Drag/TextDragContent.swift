import TextEngine

/// The local object of dragged text.
@MainActor final class TextDragContent {
    let fragment: TextFragment
    weak var host: (any TextDragHost)?
    private(set) var range: Range<Int>
    /// A Boolean value that indicates whether the text was moved within its view, so that nothing is to be deleted.
    var wasMovedInside = false

    init(_ fragment: TextFragment, in range: Range<Int>, of host: any TextDragHost) {
        self.fragment = fragment
        self.range = range
        self.host = host
    }

    /// Updates the range because text was inserted in the same view.
    func shift(by units: Int, at offset: Int) {
        guard offset <= range.lowerBound else { return }
        range = range.lowerBound + units..<range.upperBound + units
    }

    /// Deletes the text from its view because it was moved to another one, unless it has changed.
    func deleteSource() {
        guard !wasMovedInside, let host, host.mayDropText else { return }
        let editor = host.editor
        guard range.upperBound <= editor.document.length,
            editor.document.fragment(in: range).text == fragment.text,
            editor.host?.editor(editor, shouldReplace: range, with: "") ?? true
        else { return }
        editor.replace(range, with: TextFragment(), isUserInitiated: true)
    }
}
