import UIKit

/// The root view controller: the list of the notes, and the editor with their text. In a narrow window they are a
/// stack.
final class NotesSplitController: UISplitViewController {
    let list = NoteListController()
    let editor = NotesController()

    init() {
        super.init(style: .doubleColumn)
        setViewController(list, for: .primary)
        setViewController(editor, for: .secondary)
        primaryBackgroundStyle = .sidebar
        preferredPrimaryColumnWidthFraction = 0.28
        minimumPrimaryColumnWidth = 200
        maximumPrimaryColumnWidth = 400
        editor.attach(list.sidebar)
    }

    required init?(coder: NSCoder) { nil }

    /// The commands for the text also apply while the list has keyboard focus.
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if editor.canPerformAction(action, withSender: sender) { return editor }
        return super.target(forAction: action, withSender: sender)
    }
}
