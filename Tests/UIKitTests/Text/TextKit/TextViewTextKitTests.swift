import Foundation
import Testing

@testable import UIKit

@Suite("Text views and TextKit") @MainActor struct TextViewTextKitTests {
    private func stage(_ text: String) -> TextViewStage {
        TextViewStage(NSAttributedString(string: text))
    }

    @Test("changes of the storage appear in the view") func storageEdits() {
        let stage = stage("Hello\nWorld")
        defer { stage.end() }
        let view = stage.view
        view.textStorage.append(NSAttributedString(string: "!"))
        #expect(view.text == "Hello\nWorld!")
        view.selectedRange = NSRange(location: 12, length: 0)
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Bye")
        #expect(view.text == "Bye\nWorld!")
        #expect(view.selectedRange == NSRange(location: 10, length: 0))
        view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        #expect(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        #expect(view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == view.font)
        view.text = "New"
        #expect(view.textStorage.string == "New")
        view.font = .systemFont(ofSize: 20)
        #expect(view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
        #expect(view.editor.document.style(at: 0)?.style.attributes.isEmpty == true)
    }

    @Test("A view has the text of its storage only while the layout manager is added to the storage") func removal() {
        let stage = stage("Hello\nWorld")
        defer { stage.end() }
        let view = stage.view
        let (storage, manager) = (view.textStorage, view.layoutManager)
        view.selectedRange = NSRange(location: 3, length: 5)
        storage.removeLayoutManager(manager)
        #expect(view.text == "" && view.selectedRange == NSRange(location: 0, length: 0))
        storage.addLayoutManager(manager)
        #expect(view.text == "Hello\nWorld")
    }

    @Test("typing changes the storage and can be undone") func typing() {
        let stage = stage("abc")
        defer { stage.end() }
        let view = stage.view
        _ = view.textStorage
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 1, length: 1)
        view.insertText("XY")
        #expect(view.textStorage.string == "aXYc")
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
        view.deleteBackward()
        #expect(view.textStorage.string == "aXc")
        view.undoManager?.undo()
        #expect(view.textStorage.string == view.text)
        view.setMarkedText("ka", selectedRange: NSRange(location: 2, length: 0))
        #expect(view.textStorage.string == view.text)
        view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
        view.unmarkText()
        #expect(view.textStorage.string == view.text)
        #expect(view.text.contains("か"))
    }

    @Test("a storage subclass highlights typed text") func highlighting() {
        let storage = CustomTextStorage()
        storage.isHighlighting = true
        storage.append(NSAttributedString(string: "let x\n"))
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: .zero)
        container.widthTracksTextView = true
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        #expect(view.textStorage === storage && view.layoutManager === manager)
        #expect(view.text == "let x\n")
        view.selectedRange = NSRange(location: 6, length: 0)
        for letter in "let" { view.insertText(String(letter)) }
        #expect(storage.string == "let x\nlet")
        #expect(view.selectedRange.location == 9)
        #expect(view.editor.document.style(at: 7)?.style.attributes[.foregroundColor] as? UIColor == .red)
        view.deleteBackward()
        #expect(view.editor.document.style(at: 7)?.style.attributes[.foregroundColor] == nil)
        #expect(container.size.width == 200)
    }

    @Test("rectangles of the layout manager match the text view") func geometry() {
        let stage = stage("Hello\nWorld and more words that wrap into another line, surely")
        defer { stage.end() }
        let view = stage.view
        view.textContainerInset = UIEdgeInsets(top: 11, left: 7, bottom: 3, right: 4)
        for offset in [0, 3, 6, 20, 40] {
            let rect = view.layoutManager.boundingRect(
                forGlyphRange: NSRange(location: offset, length: 1), in: view.textContainer)
            let caret = stage.caret(offset)
            #expect(abs(rect.minX + 7 - caret.minX) < 1.01)
            #expect(rect.minY + 11 == caret.minY)
        }
        let used = view.layoutManager.usedRect(for: view.textContainer)
        #expect(used.height + 14 == view.sizeThatFits(CGSize(width: 220, height: 0)).height)
        #expect(view.textContainer.layoutManager === view.layoutManager)
    }

    @Test("the container limits the lines of a view") func lineLimit() throws {
        let stage = stage("One\nTwo\nThree\nFour")
        defer { stage.end() }
        let view = stage.view
        view.isScrollEnabled = false
        let line = view.editor.document.lineHeight
        #expect(view.sizeThatFits(CGSize(width: 220, height: 0)).height == 4 * line + 16)
        view.textContainer.maximumNumberOfLines = 2
        view.textContainer.lineBreakMode = .byTruncatingTail
        #expect(view.sizeThatFits(CGSize(width: 220, height: 0)).height == 2 * line + 16)
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 2 * line + 16)
        // Below the last line, the closest position is the one in the last line whose caret is nearest. Typing
        // continues there.
        func position(_ offset: Int) throws -> UITextPosition {
            try #require(view.position(from: view.beginningOfDocument, offset: offset))
        }
        let distances = try (4...7).map { abs(view.caretRect(for: try position($0)).midX - 20) }
        let nearest = try #require(distances.indices.min { distances[$0] < distances[$1] }) + 4
        let found = try #require(view.closestPosition(to: CGPoint(x: 20, y: 170)))
        #expect(view.offset(from: view.beginningOfDocument, to: found) == nearest)
        view.selectedRange = NSRange(location: 3, length: 0)
        view.insertText("\nnew")
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 2 * line + 16)
        #expect(view.text == "One\nnew\nTwo\nThree\nFour")
        view.textContainer.maximumNumberOfLines = 0
        #expect(view.sizeThatFits(CGSize(width: 220, height: 0)).height == 5 * line + 16)
    }

    @Test("After a change of the font, text that exceeds a line limit is in the next container")
    func fontAndLineLimit() {
        let storage = NSTextStorage(string: "One two\nthree\nfour")
        let manager = NSLayoutManager()
        let limited = NSTextContainer(size: CGSize(width: 120, height: 0))
        limited.maximumNumberOfLines = 2
        let rest = NSTextContainer(size: CGSize(width: 300, height: 0))
        manager.addTextContainer(limited)
        manager.addTextContainer(rest)
        storage.addLayoutManager(manager)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 60), textContainer: limited)
        view.font = .systemFont(ofSize: 14)
        #expect(manager.glyphRange(for: limited) == NSRange(location: 0, length: 14))
        #expect(manager.glyphRange(for: rest) == NSRange(location: 14, length: 4))
        view.font = .systemFont(ofSize: 40)
        #expect(manager.glyphRange(for: limited) == NSRange(location: 0, length: 8))
        #expect(manager.glyphRange(for: rest) == NSRange(location: 8, length: 10))
    }

    @Test("a layout manager subclass draws the text of a view") func customDrawing() {
        final class MarkerLayoutManager: NSLayoutManager {
            var log: [NSRange] = []
            override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
                super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
                log.append(glyphsToShow)
            }
        }
        func image(_ manager: NSLayoutManager) -> UIImage {
            let storage = NSTextStorage(
                string: "Hello\nWorld", attributes: [.font: UIFont.systemFont(ofSize: 14)])
            let container = NSTextContainer(size: .zero)
            container.widthTracksTextView = true
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 60), textContainer: container)
            view.layoutIfNeeded()
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
                view.layer.render(in: $0.cgContext)
            }
        }
        let marker = MarkerLayoutManager()
        let drawn = Pixels(image(marker))
        #expect(marker.log.last == NSRange(location: 0, length: 11))
        #expect(drawn.values == Pixels(image(NSLayoutManager())).values)
        #expect(drawn.count { $0.red < 128 } > 20)
    }

    @Test("a key costs the same in a long text with a storage") func cost() {
        func time(_ paragraphs: Int) -> Duration {
            let stage = stage(String(repeating: "Some words of a paragraph\n", count: paragraphs))
            defer { stage.end() }
            let view = stage.view
            _ = view.textStorage
            view.selectedRange = NSRange(location: 100, length: 0)
            view.insertText("x")
            view.layoutIfNeeded()
            var best = Duration.seconds(100)
            for _ in 0..<5 {
                best = min(
                    best,
                    ContinuousClock().measure {
                        for _ in 0..<10 {
                            view.insertText("x")
                            view.layoutIfNeeded()
                        }
                    })
            }
            return best
        }
        let (short, long) = (time(400), time(40000))
        print("10 keys with a text storage: 10 KB \(short), 1 MB \(long)")
        #expect(long < short * 3 + .milliseconds(10))
    }
}
