import CoreGraphics
import DisplayServer
import Foundation
import Testing
import TextEngine
import UIKitTesting

@testable import UIKit

/// Changes text at random, and checks that each frame equals a full repaint.
@MainActor @Suite(.serialized) struct TextFrameFuzzTests {
    private static let pieces = [
        "a", "some", " ", "  ", "words that are longer", "한글", "שלום", "سلام", "é", "👩‍👩‍👧‍👦", "\t", "ि", "กำ", "日本語",
    ]

    @Test(
        "random typing, composing, selecting and scrolling paint frames equal to full repaints",
        arguments: [1, 2, 3, 4] as [UInt64], [true, false])
    func random(_ seed: UInt64, _ isField: Bool) throws {
        var random = SeededGenerator(seed: seed)
        let scale: CGFloat = [1, 1.25, 2].randomElement(using: &random) ?? 1
        let stage = WidgetStage(width: 260, height: 160, scale: scale)
        defer { stage.end() }
        var text = "Some text in several lines that is long enough to be broken. "
        if !isField {
            text = String(repeating: text, count: 3)
            if random.chance(0.5) { text += String(repeating: "\nline", count: 30) }
        }
        let subject = TextSubject(isField: isField, text)
        let (input, editor) = (subject.view, subject.editor)
        stage.add(input, CGRect(x: 20, y: 20, width: 180, height: isField ? 34 : 110))
        input.becomeFirstResponder()
        stage.show()
        let generator = try EventGenerator(window: stage.window)
        for step in 0..<150 {
            var name = ""
            switch Int.random(in: 0..<12, using: &random) {
            case 0...3:
                name = "type"
                input.insertText(Self.pieces.randomElement(using: &random) ?? "")
            case 4:
                name = "return"
                if !isField { input.insertText("\n") }
            case 5, 6:
                name = "delete"
                try generator.keyPress(
                    random.chance(0.7) ? .keyboardDeleteOrBackspace : .keyboardDeleteForward,
                    modifiers: random.chance(0.3) ? .control : [])
            case 7:
                name = "move"
                let keys: [UIKeyboardHIDUsage] = [
                    .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow, .keyboardHome,
                    .keyboardEnd, .keyboardPageDown,
                ]
                try generator.keyPress(
                    keys.randomElement(using: &random) ?? .keyboardHome, modifiers: random.chance(0.4) ? .shift : [])
            case 8:
                name = "compose"
                let text = Self.pieces.randomElement(using: &random) ?? ""
                let units = text.utf16.count
                input.setMarkedText(
                    text, selectedRange: NSRange(location: Int.random(in: 0...units, using: &random), length: 0))
            case 9:
                name = "end composing"
                input.unmarkText()
            case 10:
                name = "undo"
                try generator.keyPress(.keyboardZ, modifiers: random.chance(0.6) ? .control : [.control, .shift])
            default:
                name = "place"
                let offset = Int.random(in: 0...editor.document.length, using: &random)
                editor.select(TextSelection(TextLocation(offset)))
            }
            stage.server.serve(for: 0.05)
            let shown = stage.pixels()
            let full = stage.repaintedPixels()
            let wrong = shown.values.indices.filter { shown.values[$0] != full[$0] }
            #expect(
                wrong.isEmpty,
                """
                step \(step): \(name), scale \(scale): \(wrong.count) pixels differ, from \
                \(wrong.first.map { ($0 % shown.width, $0 / shown.width) } ?? (0, 0)) to \
                \(wrong.last.map { ($0 % shown.width, $0 / shown.width) } ?? (0, 0))
                """)
            guard wrong.isEmpty else { return }
        }
    }
}
