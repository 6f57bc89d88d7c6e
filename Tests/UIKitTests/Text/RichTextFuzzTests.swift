import CoreGraphics
import Foundation
import TestSupport
import Testing
import TextEngine

@testable import UIKit

/// Edits text with paragraph styles and attachments at random, and compares the result with the same text that was
/// never edited. Set `UIKIT_RICH_TEXT_STEPS=100000` for a long run.
@MainActor @Suite struct RichTextFuzzTests {
    private static let steps = ProcessInfo.processInfo.environment["UIKIT_RICH_TEXT_STEPS"].flatMap { Int($0) } ?? 2000
    private static let words = [
        "a", "word ", "\n", "\n", "\r\n", "\t", "한글 ", "שלום ", "👍🏽", "\u{2029}", "\u{fffc}", "e\u{301}",
        "long words here ",
    ]

    private let styles: [NSParagraphStyle?] = {
        func style(_ set: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
            let style = NSMutableParagraphStyle()
            set(style)
            return style
        }
        return [
            nil, style { $0.alignment = .right },
            style {
                $0.firstLineHeadIndent = 20
                $0.headIndent = 8
                $0.paragraphSpacingBefore = 6
            },
            style {
                $0.lineHeightMultiple = 1.5
                $0.paragraphSpacing = 5
                $0.tailIndent = -10
            },
            style {
                $0.baseWritingDirection = .rightToLeft
                $0.tabStops = [NSTextTab(textAlignment: .center, location: 40)]
            },
            style {
                $0.maximumLineHeight = 9
                $0.lineSpacing = 3
            },
        ]
    }()

    @Test(arguments: [1, 2, 3] as [UInt64]) func editedTextHasLayoutOfNewText(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let stage = EditorStage(width: 110)
        let (editor, document) = (stage.editor, stage.document)
        let attachments = [CGRect(x: 0, y: -3, width: 12, height: 12), CGRect(x: 0, y: 4, width: 30, height: 25)].map {
            let attachment = NSTextAttachment()
            attachment.bounds = $0
            return attachment
        }
        var model = TextModel()
        func fragment() -> TextFragment {
            var result = TextFragment()
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                var attributes: [NSAttributedString.Key: Any] = [:]
                attributes[.paragraphStyle] = styles.randomElement(using: &random) ?? nil
                let word = Self.words.randomElement(using: &random) ?? ""
                if word == "\u{fffc}" { attributes[.attachment] = attachments.randomElement(using: &random) }
                result.append(TextFragment(word, style: attributes.isEmpty ? .plain : TextStyle(attributes)))
            }
            return result
        }
        for step in 0..<Self.steps / 3 {
            let length = document.length
            let low = Int.random(in: 0...length, using: &random)
            let range = document.clamp(low..<min(length, low + Int.random(in: 0...6, using: &random)))
            switch Int.random(in: 0..<8, using: &random) {
            case 0...3:
                let new = fragment()
                model.replace(range, with: new.text)
                stage.event { editor.replace(range, with: new) }
            case 4:
                model.replace(range, with: "")
                stage.event { editor.replace(range, with: TextFragment()) }
            case 5:
                let style = styles.randomElement(using: &random) ?? nil
                document.restyle(range) { old in
                    var attributes = old.attributes
                    attributes[.paragraphStyle] = style
                    return TextStyle(attributes)
                }
            case 6:
                editor.select(range)
                editor.markedAttributes = [.kern: 2]
                let text = ["", "ㅎ", "한글"].randomElement(using: &random) ?? ""
                stage.event {
                    editor.setMarked(text, selected: 0..<text.utf16.count)
                    editor.unmark()
                }
                model.replace(range, with: text)
            default:
                _ = document.caretRect(for: TextLocation(low))
                _ = document.place(at: CGPoint(x: 50, y: Double.random(in: 0...400, using: &random)))
            }
            #expect(document.string == model.text, "seed \(seed), step \(step)")
            guard step % 7 == 0 else { continue }
            let fresh = TextDocument(document.fragment, style: document.style)
            for each in [document, fresh] { _ = each.pieces(in: 0...CGFloat.greatestFiniteMagnitude) }
            #expect(abs(document.pieces.extent - fresh.pieces.extent) < 1e-6, "seed \(seed), step \(step)")
            for _ in 0..<5 {
                let location = TextLocation(document.scalarStart(Int.random(in: 0...document.length, using: &random)))
                let caret = document.caretRect(for: location)
                let other = fresh.caretRect(for: location)
                #expect(
                    abs(caret.minX - other.minX) + abs(caret.minY - other.minY) + abs(caret.height - other.height)
                        < 1e-6,
                    "seed \(seed), step \(step), \(location)")
            }
        }
    }
}
