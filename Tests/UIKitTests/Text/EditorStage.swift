import CoreGraphics
import Foundation
import TextEngine

@testable import UIKit

/// A text editor without a view.
@MainActor final class EditorStage: TextEditorHost {
    let document: TextDocument
    let editor: TextEditor
    let manager = UndoManager()
    var editorUndoManager: UndoManager? { manager }
    var editorPageLength: CGFloat = 100
    var allowsChanges = true
    var log: [String] = []

    init(_ text: String = "", width: CGFloat = 200, isSingleLine: Bool = false) {
        var style = TextDocumentStyle.standard
        style.setFont(.systemFont(ofSize: 14), traits: .current)
        style.width = isSingleLine ? .infinity : width
        style.isSingleLine = isSingleLine
        document = TextDocument(TextFragment(text), style: style)
        editor = TextEditor(document)
        editor.isSingleLine = isSingleLine
        manager.groupsByEvent = false
        editor.host = self
    }

    /// Calls `body` as part of one event, which is one undo group.
    func event(_ body: () -> Void) {
        manager.beginUndoGrouping()
        body()
        manager.endUndoGrouping()
    }

    func type(_ text: String) { for character in text { event { editor.insert(String(character)) } } }

    func delete(_ movement: TextCommand.Movement) { event { editor.delete(movement) } }

    func move(_ movement: TextCommand.Movement, extending: Bool = false) {
        event { editor.move(movement, isExtending: extending) }
    }

    var text: String { document.string }
    var caret: Int { editor.selection.head.offset }
    var selected: Range<Int> { editor.selection.range }

    func moveCaret(to offset: Int) { editor.select(TextSelection(TextLocation(offset))) }

    func editor(_ editor: TextEditor, shouldReplace range: Range<Int>, with text: String) -> Bool { allowsChanges }
    func editorWillChangeText(_ editor: TextEditor) {}
    func editor(_ editor: TextEditor, didReplace old: Range<Int>, with new: Range<Int>, isUserInitiated: Bool) {
        log.append("\(old) \(new)\(isUserInitiated ? "" : " by code")")
    }
    func editorDidRestyle(_ editor: TextEditor, _ range: Range<Int>) {}
    func editorWillChangeSelection(_ editor: TextEditor) {}
    func editorDidChangeSelection(_ editor: TextEditor, from old: TextSelection) {}
}
