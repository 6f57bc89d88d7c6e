import CoreGraphics
import Foundation
import TestSupport
import Testing
import TextEngine

@testable import UIKit

/// Performs random operations on an editor, and compares the result with a plain string. Set `UIKIT_TEXT_STEPS=100000`
/// for a long run.
@MainActor @Suite struct TextEditorFuzzTests {
    private static let steps = ProcessInfo.processInfo.environment["UIKIT_TEXT_STEPS"].flatMap { Int($0) } ?? 4000
    private static let alphabet = [
        "a", "b", " ", "word ", "\n", "\r\n", "\r", "한", "글", "e\u{301}", "\u{301}", "👍🏽", "👨‍👩‍👧‍👦", "🇰🇷", "🇰",
        "\u{200d}", "\0", "שלום", "مرحبا ", "नमस्ते", "สวัสดี", "日本", "\u{2028}", "\u{2029}", "\u{fffd}", "\t",
    ]

    @Test(arguments: [1, 2, 3] as [UInt64]) func randomEditingEqualsStringEditing(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let stage = EditorStage(width: 120)
        let editor = stage.editor
        var plain = TextModel()
        var model: String { plain.text }
        var marked: Range<Int>?
        var start = ""
        func randomText(_ most: Int) -> String {
            (0..<Int.random(in: 0...most, using: &random)).map { _ in Self.alphabet.randomElement(using: &random)! }
                .joined()
        }
        func replace(_ range: Range<Int>, _ text: String) {
            plain.replace(range, with: text)
        }
        for step in 0..<Self.steps / 3 {
            var name = ""
            stage.event {
                switch Int.random(in: 0..<14, using: &random) {
                case 0...4:
                    let text = randomText(3)
                    name = "insert"
                    let range = marked ?? stage.selected
                    replace(range, text)
                    marked = nil
                    editor.insert(text)
                case 5, 6:
                    name = "delete"
                    let isForward = random.chance(0.4)
                    if let range = marked {
                        replace(range, "")
                        marked = nil
                    } else if !stage.selected.isEmpty {
                        replace(stage.selected, "")
                    } else {
                        // The character boundaries are those of the whole string.
                        let caret = stage.caret
                        let range =
                            isForward
                            ? caret..<model.nextCharacter(afterUnit: caret)
                            : model.previousCharacter(beforeUnit: caret)..<caret
                        replace(range, "")
                    }
                    editor.delete(isForward ? .characterAfter : .characterBefore)
                case 7:
                    name = "select"
                    let a = Int.random(in: -2...stage.document.length + 2, using: &random)
                    let b = Int.random(in: -2...stage.document.length + 2, using: &random)
                    editor.unmark()
                    marked = nil
                    editor.select(TextSelection(anchor: a, head: TextLocation(b)))
                case 8, 9:
                    name = "move"
                    let movements: [TextCommand.Movement] = [
                        .left, .right, .up, .down, .wordLeft, .wordRight, .paragraphUp, .paragraphDown, .lineStart,
                        .lineEnd,
                        .pageUp, .pageDown, .documentStart, .documentEnd, .characterBefore, .characterAfter,
                    ]
                    editor.move(movements.randomElement(using: &random)!, isExtending: random.chance(0.4))
                    marked = nil
                case 10:
                    name = "mark"
                    let text = randomText(2)
                    let range = marked ?? stage.selected
                    if !(text.isEmpty && range.isEmpty) {
                        replace(range, text)
                        marked = text.isEmpty ? nil : range.lowerBound..<range.lowerBound + text.utf16.count
                    }
                    editor.setMarked(text, selected: 0..<Int.random(in: 0...3, using: &random))
                case 11:
                    name = "unmark"
                    editor.unmark()
                    marked = nil
                case 12:
                    name = "point"
                    let point = CGPoint(x: random.number(-20...150), y: random.number(-20...300))
                    editor.unmark()
                    marked = nil
                    editor.select(TextSelection(stage.document.place(at: point)))
                default:
                    name = "replace"
                    let low = Int.random(in: 0...stage.document.length, using: &random)
                    let range = stage.document.clamp(low..<min(stage.document.length, low + 4))
                    let text = randomText(2)
                    marked = nil
                    replace(range, text)
                    editor.replace(range, with: TextFragment(text))
                }
            }
            #expect(stage.document.length == model.utf16.count, "\(name) in step \(step)")
            #expect(stage.text == model, "\(name) in step \(step)")
            guard stage.text == model else { return }
            let range = stage.selected
            #expect(range.lowerBound >= 0 && range.upperBound <= stage.document.length)
            #expect(editor.markedRange == marked)
            if step % 50 == 49 {
                stage.event { editor.unmark() }
                marked = nil
                let end = stage.text
                while stage.manager.canUndo { stage.manager.undo() }
                #expect(stage.text == start, "everything undone in step \(step)")
                while stage.manager.canRedo { stage.manager.redo() }
                #expect(stage.text == end, "everything redone in step \(step)")
                // Continue from this state, because undoing everything each time would take longer and longer.
                stage.manager.removeAllActions()
                if end.utf16.count > 1500 {
                    editor.setText(TextFragment())
                    plain = TextModel()
                }
                start = stage.text
            }
        }
    }
}
