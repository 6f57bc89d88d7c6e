import CoreGraphics
import Foundation
import Testing
import TextEngine

@testable import UIKit

/// Tests of carets, selections, marked text and undo without a view.
@MainActor @Suite struct TextEditorTests {
    // MARK: - Undo

    /// TX-06.
    @Test func typingIsUndoneByWords() {
        let stage = EditorStage()
        stage.type("Hello big world")
        #expect(stage.manager.undoActionName == "Typing")
        stage.manager.undo()
        #expect(stage.text == "Hello big ")
        stage.manager.undo()
        #expect(stage.text == "Hello " && stage.caret == 6)
        stage.manager.redo()
        stage.manager.redo()
        #expect(stage.text == "Hello big world" && stage.caret == 15)
        stage.manager.undo()
        stage.type("x")
        #expect(!stage.manager.canRedo && stage.text == "Hello big x")
    }

    /// TX-06.
    @Test func singleDeletionsAreUndoneTogether() {
        let stage = EditorStage("Hello world")
        stage.moveCaret(to: 8)
        for _ in 0..<3 { stage.delete(.characterBefore) }
        stage.delete(.characterAfter)
        #expect(stage.text == "Hellold")
        stage.manager.undo()
        #expect(stage.text == "Hello world" && stage.caret == 8)
        #expect(!stage.manager.canUndo)
    }

    /// TX-06.
    @Test func typingElsewhereStartsNewUndoStep() {
        let stage = EditorStage()
        stage.type("ab")
        stage.moveCaret(to: 0)
        stage.type("c")
        stage.manager.undo()
        #expect(stage.text == "ab")
        stage.manager.undo()
        #expect(stage.text.isEmpty)
    }

    /// TX-06.
    @Test func undoRestoresReplacedSelection() {
        let stage = EditorStage("one two")
        stage.editor.select(0..<3)
        stage.type("four")
        #expect(stage.text == "four two")
        stage.manager.undo()
        #expect(stage.text == "one two" && stage.selected == 0..<3)
        stage.manager.redo()
        #expect(stage.text == "four two" && stage.selected == 4..<4)
        stage.manager.undo()
        #expect(stage.selected == 0..<3)
    }

    /// TX-06.
    @Test func settingTextClearsUndoStack() {
        let stage = EditorStage()
        stage.type("a")
        stage.editor.setText(TextFragment("new"))
        #expect(!stage.manager.canUndo && stage.caret == 3)
    }

    @Test func typingAfterClearingUndoStackCanBeUndone() {
        let stage = EditorStage()
        stage.type("ab")
        stage.manager.removeAllActions()
        stage.type("c")
        stage.manager.undo()
        #expect(stage.text == "ab")
    }

    /// TX-07.
    @Test func refusedChangesHaveNoEffect() {
        let stage = EditorStage("abc")
        stage.allowsChanges = false
        stage.type("x")
        stage.delete(.characterBefore)
        #expect(stage.text == "abc" && !stage.manager.canUndo && stage.log.isEmpty)
    }

    // MARK: - Characters and words

    /// TX-08.
    @Test func deletesWholeCharacters() {
        let stage = EditorStage("a👨‍👩‍👧‍👦e\u{301}한🇰🇷\r\n")
        stage.moveCaret(to: stage.document.length)
        var lengths: [Int] = []
        while stage.caret > 0 {
            stage.delete(.characterBefore)
            lengths.append(stage.document.length)
        }
        #expect(lengths == [19, 15, 14, 12, 1, 0])
    }

    @Test func movesAndDeletesByWords() {
        let stage = EditorStage("Hello, big  world\nnext")
        stage.moveCaret(to: 0)
        var stops: [Int] = []
        for _ in 0..<5 {
            stage.move(.wordRight)
            stops.append(stage.caret)
        }
        #expect(stops == [5, 10, 17, 22, 22])
        stops = []
        for _ in 0..<5 {
            stage.move(.wordLeft)
            stops.append(stage.caret)
        }
        #expect(stops == [18, 12, 7, 0, 0])
        stage.moveCaret(to: 10)
        stage.delete(.wordBefore)
        #expect(stage.text == "Hello,   world\nnext")
        stage.delete(.wordAfter)
        #expect(stage.text == "Hello, \nnext")
        stage.moveCaret(to: 3)
        stage.delete(.paragraphStart)
        stage.delete(.paragraphEnd)
        #expect(stage.text == "\nnext")
    }

    /// TX-03.
    @Test func leftAndRightFollowScreenOrder() {
        let stage = EditorStage("שלום")
        stage.moveCaret(to: 0)
        stage.move(.left)
        #expect(stage.caret == 1)
        stage.move(.right)
        #expect(stage.caret == 0)
        stage.move(.wordLeft)
        #expect(stage.caret == 4)
        let mixed = EditorStage("ab אב cd")
        mixed.moveCaret(to: 0)
        var x: [CGFloat] = [0]
        for _ in 0..<8 {
            mixed.move(.right)
            x.append(mixed.document.caretRect(for: mixed.editor.selection.head).minX)
        }
        #expect(x == x.sorted() && Set(x).count == 9 && mixed.caret == 8)
    }

    /// TX-03.
    @Test func arrowCollapsesSelectionToItsEnd() {
        let stage = EditorStage("abcdef")
        stage.editor.select(2..<4)
        stage.move(.left)
        #expect(stage.selected == 2..<2)
        stage.editor.select(2..<4)
        stage.move(.right)
        #expect(stage.selected == 4..<4)
        stage.move(.left, extending: true)
        stage.move(.left, extending: true)
        #expect(stage.selected == 2..<4 && stage.caret == 2)
        stage.move(.right, extending: true)
        #expect(stage.selected == 3..<4)
    }

    // MARK: - Lines

    /// TX-02.
    @Test func upAndDownKeepColumnAcrossShortLines() {
        let stage = EditorStage("a long line\nx\nanother long line", width: 500)
        stage.moveCaret(to: 8)
        stage.move(.down)
        #expect(stage.caret == 13)
        stage.move(.down)
        #expect((19...24).contains(stage.caret))
        stage.move(.up)
        stage.move(.up)
        #expect(stage.caret == 8)
        stage.move(.up)
        #expect(stage.caret == 0)
        stage.moveCaret(to: 25)
        stage.move(.down)
        #expect(stage.caret == 31)
    }

    @Test func homeAndEndUseVisualLine() {
        let stage = EditorStage("hello world and more words here", width: 90)
        stage.moveCaret(to: 14)
        stage.move(.lineStart)
        let start = stage.caret
        #expect(start > 0 && start <= 14)
        stage.move(.lineEnd)
        let caret = stage.document.caretRect(for: stage.editor.selection.head)
        #expect(stage.caret > 14 && stage.caret < 31)
        #expect(caret.minY == stage.document.caretRect(for: TextLocation(14)).minY)
        stage.move(.lineStart)
        #expect(stage.caret == start)
        stage.move(.documentEnd)
        #expect(stage.caret == 31)
        stage.move(.documentStart, extending: true)
        #expect(stage.selected == 0..<31)
    }

    @Test func movesByParagraphs() {
        let stage = EditorStage("one\ntwo\n\nfour", width: 500)
        stage.moveCaret(to: 1)
        var stops: [Int] = []
        for _ in 0..<5 {
            stage.move(.paragraphDown)
            stops.append(stage.caret)
        }
        #expect(stops == [3, 7, 8, 13, 13])
        stops = []
        for _ in 0..<5 {
            stage.move(.paragraphUp)
            stops.append(stage.caret)
        }
        #expect(stops == [9, 8, 4, 0, 0])
    }

    @Test func pageLengthComesFromHost() {
        let stage = EditorStage((0..<100).map { "line \($0)" }.joined(separator: "\n"), width: 500)
        let line = stage.document.lineHeight
        stage.editorPageLength = line * 10
        stage.moveCaret(to: 0)
        stage.move(.pageDown)
        #expect(abs(stage.document.caretRect(for: stage.editor.selection.head).minY - line * 9) < 1)
        stage.move(.pageUp)
        #expect(stage.caret == 0)
        for _ in 0..<20 { stage.move(.pageDown) }
        #expect(stage.caret == stage.document.length)
    }

    // MARK: - Single lines

    @Test func singleLineJoinsPastedLines() {
        let stage = EditorStage(isSingleLine: true)
        stage.event { stage.editor.insert("one\ntwo\r\nthree\n") }
        #expect(stage.text == "one two three")
        stage.move(.up)
        #expect(stage.caret == 0)
        stage.move(.down)
        #expect(stage.caret == 13)
        stage.move(.lineStart)
        #expect(stage.caret == 0)
    }

    // MARK: - Marked text

    /// TX-16.
    @Test func composedTextIsReplacedAndCommitted() {
        let stage = EditorStage("ab")
        stage.moveCaret(to: 1)
        stage.event { stage.editor.setMarked("ㅎ", selected: 1..<1) }
        stage.event { stage.editor.setMarked("하", selected: 1..<1) }
        stage.event { stage.editor.setMarked("한", selected: 1..<1) }
        #expect(stage.text == "a한b" && stage.editor.markedRange == 1..<2 && stage.caret == 2)
        stage.event { stage.editor.insert("한") }
        #expect(stage.text == "a한b" && stage.editor.markedRange == nil && stage.caret == 2)
        stage.manager.undo()
        #expect(stage.text == "ab" && stage.caret == 1)
        stage.manager.redo()
        #expect(stage.text == "a한b")
    }

    @Test func compositionReplacesSelection() {
        let stage = EditorStage("one two")
        stage.editor.select(0..<3)
        stage.event { stage.editor.setMarked("しんぶん", selected: 1..<3) }
        #expect(stage.text == "しんぶん two" && stage.selected == 1..<3)
        stage.event { stage.editor.unmark() }
        #expect(stage.editor.markedRange == nil && stage.text == "しんぶん two")
        stage.manager.undo()
        #expect(stage.text == "one two" && stage.selected == 0..<3)
    }

    /// TX-08.
    @Test func selectionInSurrogatePairIsRounded() {
        let stage = EditorStage("ab")
        stage.moveCaret(to: 1)
        stage.event { stage.editor.setMarked("👍", selected: 0..<1) }
        #expect(stage.selected == 1..<1)
        stage.editor.select(TextSelection(anchor: 2, head: TextLocation(2)))
        #expect(stage.selected == 1..<1)
    }

    @Test func abandonedCompositionLeavesNoText() {
        let stage = EditorStage("ab")
        stage.moveCaret(to: 1)
        stage.event { stage.editor.setMarked("x", selected: 1..<1) }
        stage.event { stage.editor.setMarked("", selected: 0..<0) }
        #expect(stage.text == "ab" && stage.editor.markedRange == nil && !stage.manager.canUndo)
        stage.event { stage.editor.setMarked("xy", selected: 0..<500) }
        stage.move(.left)
        #expect(stage.editor.markedRange == nil && stage.text == "axyb")
    }
}
