import CoreGraphics
import Foundation

@testable import UIKit

/// A text editor without a view.
@MainActor final class EditorStage: TextEditorHost {
    let document: TextDocument
    let editor: TextEditor
    let manager = UndoManager()
    var editorUndoManager: UndoManager? { manager }
    var editorPageLength: CGFloat = 100
    var allows = true
    var log: [String] = []

    init(_ text: String = "", width: CGFloat = 200, isSingleLine: Bool = false) {
        var style = TextDocumentStyle()
        style.font = .systemFont(ofSize: 14)
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

    func type(_ text: String) { for letter in text { event { editor.insert(String(letter)) } } }

    func delete(_ movement: TextCommand.Movement) { event { editor.delete(movement) } }

    func move(_ movement: TextCommand.Movement, extending: Bool = false) {
        event { editor.move(movement, isExtending: extending) }
    }

    var text: String { document.string }
    var caret: Int { editor.selection.head.offset }
    var selected: Range<Int> { editor.selection.range }

    func put(_ offset: Int) { editor.select(TextSelection(TextLocation(offset))) }

    func editor(_ editor: TextEditor, shouldReplace range: Range<Int>, with text: String) -> Bool { allows }
    func editorWillChangeText(_ editor: TextEditor) {}
    func editor(_ editor: TextEditor, didReplace old: Range<Int>, with new: Range<Int>, isUserInitiated: Bool) {
        log.append("\(old) \(new)\(isUserInitiated ? "" : " by code")")
    }
    func editorDidRestyle(_ editor: TextEditor, _ range: Range<Int>) {}
    func editorWillChangeSelection(_ editor: TextEditor) {}
    func editorDidChangeSelection(_ editor: TextEditor, from old: TextSelection) {}
}

/// A plain text that is changed in the same way as a document, as a reference.
struct TextModel {
    private(set) var units: [UInt16] = []

    var text: String { String(decoding: units, as: UTF16.self) }

    mutating func replace(_ range: Range<Int>, with text: String) {
        units.replaceSubrange(range, with: Array(text.utf16))
    }
}
