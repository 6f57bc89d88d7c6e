import CoreGraphics
import TextEngine

/// The view whose text a ``TextEditor`` edits.
@MainActor protocol TextEditorHost: AnyObject {
    /// The undo manager in which changes are registered; nil if changes cannot be undone.
    var editorUndoManager: UndoManager? { get }

    /// Returns whether the user may replace a range with a text.
    func editor(_ editor: TextEditor, shouldReplace range: Range<Int>, with text: String) -> Bool

    /// Tells the host that the text is about to change.
    func editorWillChangeText(_ editor: TextEditor)

    /// Tells the host that the text has changed.
    ///
    /// - Parameters:
    ///   - editor: The editor.
    ///   - old: The range that was replaced, in the text before the change.
    ///   - new: The range of the replacement, in the text after the change.
    ///   - isUserInitiated: Whether the user made the change, in which case the host notifies the app.
    func editor(_ editor: TextEditor, didReplace old: Range<Int>, with new: Range<Int>, isUserInitiated: Bool)

    /// Tells the host that the attributes of a range have changed.
    func editorDidRestyle(_ editor: TextEditor, _ range: Range<Int>)

    /// Tells the host that the selection is about to change without a change of the text.
    func editorWillChangeSelection(_ editor: TextEditor)

    /// Tells the host that the selection or the marked range has changed.
    func editorDidChangeSelection(_ editor: TextEditor, from old: TextSelection)

    /// The length of a page along the document, in points, for the Page Up and Page Down keys.
    var editorPageLength: CGFloat { get }
}
