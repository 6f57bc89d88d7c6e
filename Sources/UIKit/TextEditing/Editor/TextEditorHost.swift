import CoreGraphics

/// The view whose text an editor edits.
@MainActor protocol TextEditorHost: AnyObject {
    /// Where changes are registered that can be undone; nil for nowhere.
    var editorUndoManager: UndoManager? { get }

    /// Whether a person may change a range into a text.
    func editor(_ editor: TextEditor, shouldReplace range: Range<Int>, with text: String) -> Bool

    /// The text is about to change.
    func editorWillChangeText(_ editor: TextEditor)

    /// The text has changed: `old` is the range that was replaced, `new` where what replaced it is now.
    ///
    /// - Parameter isByPerson: whether a person changed it, so that the app is told.
    func editor(_ editor: TextEditor, didReplace old: Range<Int>, with new: Range<Int>, isByPerson: Bool)

    /// A range looks different now.
    func editorDidRestyle(_ editor: TextEditor, _ range: Range<Int>)

    /// The selection is about to change, but not the text.
    func editorWillChangeSelection(_ editor: TextEditor)

    /// The selection has changed, or what is marked.
    func editorDidChangeSelection(_ editor: TextEditor, from old: TextSelection)

    /// How far a page is along the document, in points.
    var editorPageLength: CGFloat { get }
}
