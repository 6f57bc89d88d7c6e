import Foundation
import Testing
import TextEngine

@testable import UIKit

/// A text storage, layout manager and container, connected as an app would do it.
@MainActor struct TextKitStack {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    init(_ text: String, size: CGSize = CGSize(width: 200, height: 0), padding: CGFloat = 0) {
        storage = NSTextStorage(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.black])
        container = NSTextContainer(size: size)
        container.lineFragmentPadding = padding
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }

    func lines() -> [NSRange] {
        var result: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
            _, _, _, range, _ in result.append(range)
        }
        return result
    }
}

@Suite("NSLayoutManager") @MainActor struct LayoutManagerTests {
    @Test("each character of a label is found at its position") func characterAtPoint() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
        label.text = "The quick brown fox jumps over the lazy dog"
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 15)
        let storage = NSTextStorage(attributedString: label.attributedText!)
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 120, height: 1000))
        container.lineFragmentPadding = 0
        container.lineBreakMode = label.lineBreakMode
        container.maximumNumberOfLines = label.numberOfLines
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        #expect(manager.usedRect(for: container).size == label.sizeThatFits(CGSize(width: 120, height: 1000)))
        for index in 0..<storage.length {
            let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
            // A space at the end of a line can have zero width.
            guard rect.width > 1 else { continue }
            var fraction: CGFloat = -1
            let found = manager.characterIndex(
                for: CGPoint(x: rect.minX + rect.width * 0.75, y: rect.midY), in: container,
                fractionOfDistanceBetweenInsertionPoints: &fraction)
            #expect(found == index)
            #expect(abs(fraction - 0.75) < 0.05)
        }
        #expect(manager.glyphIndex(for: CGPoint(x: 5000, y: 5000), in: container) == storage.length - 1)
        #expect(manager.glyphIndex(for: CGPoint(x: -10, y: -10), in: container) == 0)
    }

    @Test("lines are contiguous and contain all characters") func lines() {
        let stack = TextKitStack("One two three four five six seven\nEight\n\nNine 👍🏽 ten é\n", padding: 5)
        let lines = stack.lines()
        #expect(lines.count > 4)
        var location = 0
        var y: CGFloat = 0
        for line in lines {
            #expect(line.location == location)
            location += line.length
            var range = NSRange()
            let rect = stack.manager.lineFragmentRect(forGlyphAt: line.location, effectiveRange: &range)
            #expect(range == line)
            #expect(rect.minY == y)
            #expect(rect.width == 200)
            y = rect.maxY
            let used = stack.manager.lineFragmentUsedRect(forGlyphAt: line.location, effectiveRange: nil)
            #expect(rect.contains(used))
            #expect(stack.manager.location(forGlyphAt: line.location).x == 5)
        }
        #expect(location == stack.storage.length)
        #expect(stack.manager.extraLineFragmentRect.minY == y)
        #expect(stack.manager.usedRect(for: stack.container).maxY == stack.manager.extraLineFragmentUsedRect.maxY)
        let thumb = (stack.storage.string as NSString).range(of: "👍🏽")
        #expect(
            stack.manager.glyphRange(
                forCharacterRange: NSRange(location: thumb.location + 1, length: 1), actualCharacterRange: nil) == thumb
        )
    }

    @Test("the used rectangle of centered text surrounds its lines") func centered() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let stack = TextKitStack("abc")
        stack.storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 3))
        let used = stack.manager.usedRect(for: stack.container)
        #expect(abs(used.midX - 100) <= 1)
        #expect(used.width < 60)
        #expect(stack.manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 3), in: stack.container) == used)
    }

    @Test("a line limit applies across paragraphs and truncates the last line") func lineLimit() {
        let stack = TextKitStack("First\nSecond paragraph that is longer than one line of text\nThird\nFourth")
        let whole = stack.manager.usedRect(for: stack.container).height
        let line = stack.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height
        stack.container.maximumNumberOfLines = 2
        #expect(stack.manager.usedRect(for: stack.container).height == 2 * line)
        #expect(stack.manager.glyphRange(for: stack.container).length == stack.storage.length)
        stack.container.lineBreakMode = .byTruncatingTail
        #expect(stack.manager.usedRect(for: stack.container).height == 2 * line)
        stack.container.maximumNumberOfLines = 1
        let truncated = stack.manager.usedRect(for: stack.container)
        #expect(truncated.height == line)
        let first = NSAttributedString(string: "First…", attributes: [.font: UIFont.systemFont(ofSize: 14)])
        #expect(truncated.width == first.size().width)
        // When an edit adds a line, the lines after it are truncated.
        stack.container.maximumNumberOfLines = 3
        #expect(stack.manager.usedRect(for: stack.container).height == 3 * line)
        stack.storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "0\n1\n2\n3\n")
        #expect(stack.manager.usedRect(for: stack.container).height == 3 * line)
        #expect(stack.manager.glyphIndex(for: CGPoint(x: 1, y: 2.5 * line), in: stack.container) == 4)
        stack.storage.deleteCharacters(in: NSRange(location: 0, length: 8))
        stack.container.maximumNumberOfLines = 0
        #expect(stack.manager.usedRect(for: stack.container).height == whole)
    }

    @Test("a height limits the lines and truncates according to the line break mode") func heightLimit() {
        let stack = TextKitStack(String(repeating: "word ", count: 200), size: CGSize(width: 200, height: 0))
        let line = stack.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height
        stack.container.size.height = 3 * line + 4
        let range = stack.manager.glyphRange(for: stack.container)
        #expect(range.length < stack.storage.length && range.length > 30)
        #expect(stack.manager.usedRect(for: stack.container).height == 3 * line)
        stack.container.lineBreakMode = .byTruncatingTail
        #expect(stack.manager.usedRect(for: stack.container).height == 3 * line)
        #expect(stack.manager.glyphRange(for: stack.container).length == stack.storage.length)
    }

    @Test("text that does not fit flows into the next container") func twoContainers() {
        let stack = TextKitStack(String(repeating: "word ", count: 60), size: CGSize(width: 100, height: 40))
        let second = NSTextContainer(size: CGSize(width: 200, height: 0))
        stack.manager.addTextContainer(second)
        let first = stack.manager.glyphRange(for: stack.container)
        let rest = stack.manager.glyphRange(for: second)
        #expect(first.location == 0 && rest.location == first.length)
        #expect(rest.location + rest.length == stack.storage.length)
        #expect(stack.manager.textContainer(forGlyphAt: rest.location, effectiveRange: nil) === second)
        #expect(stack.manager.glyphIndex(for: CGPoint(x: 6, y: 3), in: second) == rest.location)
        #expect(stack.manager.lineFragmentRect(forGlyphAt: rest.location, effectiveRange: nil).origin == .zero)
        stack.storage.replaceCharacters(in: NSRange(location: 0, length: 50), with: "")
        #expect(stack.manager.glyphRange(for: second).location == stack.manager.glyphRange(for: stack.container).length)
    }

    @Test("a surrogate pair has the attributes of its first code unit")
    func dividedSurrogatePair() {
        let stack = TextKitStack("👍👍👍 one")
        let large = UIFont.systemFont(ofSize: 60)
        stack.storage.addAttribute(.font, value: large, range: NSRange(location: 1, length: 2))
        func sizes(_ stack: TextKitStack) -> [CGFloat] {
            stack.manager.document.fragment.runs.flatMap { run in
                let font = run.style.attributes[.font] as? UIFont
                return Array(repeating: font?.pointSize ?? 0, count: run.units)
            }
        }
        let ordinary = sizes(stack)[0]
        let expected = [ordinary, ordinary, 60, 60, ordinary, ordinary, ordinary, ordinary, ordinary, ordinary]
        #expect(sizes(stack) == expected)
        let fresh = TextKitStack("")
        fresh.storage.setAttributedString(NSAttributedString(attributedString: stack.storage))
        #expect(sizes(fresh) == expected)
        #expect(TextFragment(stack.storage).runs.map(\.units) == [2, 2, 6])
    }

    @Test("random edits give the same layout as new text")
    func randomEdits() {
        for seed in UInt64(0)..<30 { editInRandomPlaces(seed: seed) }
        editInRandomPlaces(seed: .random(in: 0...UInt64.max))
    }

    /// Checks the layout after 150 edits, which are the same for the same seed.
    private func editInRandomPlaces(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let stack = TextKitStack("one two\nthree four five six seven eight nine\nten")
        let pieces = ["a", "\n", "word ", "é", "👍", "two\nlines", "", "long long long long long words here"]
        for _ in 0..<150 {
            let text = stack.storage.string as NSString
            var range = NSRange(location: Int.random(in: 0...text.length, using: &generator), length: 0)
            range.length = Int.random(in: 0...min(6, text.length - range.location), using: &generator)
            if range.length > 0 || range.location < text.length {
                range = text.rangeOfComposedCharacterSequences(for: range)
            }
            stack.storage.replaceCharacters(in: range, with: pieces.randomElement(using: &generator)!)
            if Bool.random(using: &generator), stack.storage.length > 0 {
                let low = Int.random(in: 0..<stack.storage.length, using: &generator)
                let part = NSRange(location: low, length: min(3, stack.storage.length - low))
                stack.storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 22), range: part)
            }
        }
        let fresh = TextKitStack("")
        fresh.storage.setAttributedString(NSAttributedString(attributedString: stack.storage))
        #expect(fresh.storage.string == stack.storage.string)
        #expect(fresh.lines() == stack.lines(), "seed \(seed)")
        let used = (fresh.manager.usedRect(for: fresh.container), stack.manager.usedRect(for: stack.container))
        #expect(used.0 == used.1, "seed \(seed)")
    }

    @Test("glyphs and backgrounds are drawn at their layout positions") func drawing() {
        let stack = TextKitStack("Hello\nWorld")
        stack.storage.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 6, length: 5))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        func image(_ range: NSRange, background: Bool) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 100, height: 60), format: format).image { _ in
                if background { stack.manager.drawBackground(forGlyphRange: range, at: CGPoint(x: 10, y: 10)) }
                if !background { stack.manager.drawGlyphs(forGlyphRange: range, at: CGPoint(x: 10, y: 10)) }
            }
        }
        let all = NSRange(location: 0, length: 11)
        let rect = stack.manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 5), in: stack.container)
        let background = Pixels(image(all, background: true))
        #expect(background.bounds { $0.alpha > 0 } == rect.offsetBy(dx: 10, dy: 10).integral)
        let glyphs = Pixels(image(NSRange(location: 0, length: 5), background: false))
        let glyphBounds = glyphs.bounds { $0.alpha > 0 }
        #expect(!glyphBounds.isNull && glyphBounds.minY >= 10 && glyphBounds.maxY <= 10 + rect.minY)
        #expect(Pixels(image(NSRange(location: 0, length: 0), background: false)).bounds { $0.alpha > 0 }.isNull)
    }

    @Test("a layout manager keeps working without its storage") func storageDeallocated() {
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 100, height: 0))
        manager.addTextContainer(container)
        do {
            let storage = NSTextStorage(string: "Some text")
            storage.addLayoutManager(manager)
        }
        #expect(manager.textStorage == nil)
        #expect(manager.numberOfGlyphs == 9)
        #expect(manager.usedRect(for: container).height > 0)
    }

    @Test("A layout manager that is removed from its storage has no text") func removal() {
        let stack = TextKitStack("Some text")
        #expect(stack.manager.numberOfGlyphs == 9)
        stack.storage.removeLayoutManager(stack.manager)
        #expect(stack.manager.textStorage == nil && stack.manager.numberOfGlyphs == 0 && stack.lines().isEmpty)
        stack.storage.addLayoutManager(stack.manager)
        #expect(stack.manager.textStorage === stack.storage && stack.manager.numberOfGlyphs == 9)
    }
}
