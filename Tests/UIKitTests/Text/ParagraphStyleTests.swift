import CoreGraphics
import Foundation
import Testing
import TextEngine

@testable import UIKit

/// Tests of paragraph styles in all views that display text.
@MainActor @Suite(.serialized) struct ParagraphStyleTests {
    private func style(_ set: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        set(style)
        return style
    }

    private func text(_ parts: [(String, NSParagraphStyle?)]) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for (string, style) in parts {
            var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 14)]
            attributes[.paragraphStyle] = style
            result.append(NSAttributedString(string: string, attributes: attributes))
        }
        return result
    }

    @Test func paragraphStylesHaveValueSemantics() throws {
        let style = NSMutableParagraphStyle()
        style.firstLineHeadIndent = 1
        style.headIndent = 2
        style.tailIndent = -3
        style.paragraphSpacing = 4
        style.paragraphSpacingBefore = 5
        style.minimumLineHeight = 6
        style.maximumLineHeight = 7
        style.lineHeightMultiple = 1.5
        style.baseWritingDirection = .rightToLeft
        style.tabStops = [
            NSTextTab(textAlignment: .right, location: 90), NSTextTab(textAlignment: .left, location: 30),
        ]
        style.defaultTabInterval = 8
        #expect(style.tabStops.map(\.location) == [30, 90])
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy == style && copy.hash == style.hash && copy != NSParagraphStyle.default)
        let other = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
        // Every property is stored, and affects equality.
        let values: [ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>] = [
            \.firstLineHeadIndent, \.headIndent, \.tailIndent, \.paragraphSpacing, \.paragraphSpacingBefore,
            \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple, \.defaultTabInterval, \.lineSpacing,
        ]
        #expect(values.map { other[keyPath: $0] } == [1, 2, -3, 4, 5, 6, 7, 1.5, 8, 0])
        #expect(copy.baseWritingDirection == .rightToLeft && copy.alignment == .natural)
        for value in values {
            other[keyPath: value] += 10
            #expect(copy != other && other[keyPath: value] == style[keyPath: value] + 10, "\(value)")
            other.setParagraphStyle(style)
            #expect(copy == other)
        }
        other.baseWritingDirection = .leftToRight
        #expect(copy != other)
        other.setParagraphStyle(style)
        other.alignment = .center
        #expect(copy != other)
        other.setParagraphStyle(style)
        other.removeTabStop(NSTextTab(textAlignment: .right, location: 90))
        other.addTabStop(NSTextTab(textAlignment: .center, location: 10))
        #expect(other.tabStops.map(\.location) == [10, 30])
        other.tabStops = nil
        #expect(other.tabStops == NSParagraphStyle.default.tabStops && other.tabStops.count == 12)
        style.headIndent = -4
        style.lineHeightMultiple = -1
        #expect(style.headIndent == 0 && style.lineHeightMultiple == 0)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he") == .rightToLeft)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ko") == .leftToRight)
    }

    @Test func drawnTextUsesStyleOfEachParagraph() {
        let plain = text([("one\ntwo", nil)]).size()
        let spaced = text([("one\n", style { $0.paragraphSpacing = 12 }), ("two", nil)])
        #expect(spaced.size().height == plain.height + 12)
        let indented = text([("one", style { $0.firstLineHeadIndent = 40 })])
        let rect = indented.boundingRect(with: CGSize(width: 200, height: 0), context: nil)
        #expect(rect.width == text([("one", nil)]).size().width + 40)
        func paintedColumns(_ text: NSAttributedString) -> (left: Int, right: Int) {
            let canvas = Canvas(200, 30) { _ in text.draw(in: CGRect(x: 0, y: 0, width: 200, height: 30)) }
            let columns = (0..<200).filter { x in (0..<30).contains { canvas.values[$0 * 200 + x] != 0 } }
            return (columns.first ?? -1, columns.last ?? -1)
        }
        #expect(paintedColumns(indented).left >= 40 && paintedColumns(indented).left < 44)
        let right = style {
            $0.alignment = .right
            $0.tailIndent = -50
        }
        #expect((145..<150).contains(paintedColumns(text([("one", right)])).right))
        let tabbed = style { $0.tabStops = [NSTextTab(textAlignment: .left, location: 120)] }
        #expect((120..<130).contains(paintedColumns(text([("a\tb", tabbed)])).right))
    }

    @Test func onlyStyleAtParagraphStartApplies() {
        let plain = text([("one two", nil)]).size()
        #expect(text([("one", nil), (" two", style { $0.firstLineHeadIndent = 40 })]).size() == plain)
    }

    @Test func labelsUseStyleOfEachParagraph() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        label.numberOfLines = 0
        label.attributedText = text([
            ("left\n", style { $0.alignment = .left }), ("right", style { $0.alignment = .right }),
        ])
        let layout = label.layout(UILabel.LayoutKey(size: label.bounds.size, lineLimit: 0, scale: 1)).layout
        #expect(label.textAlignment == .left)
        #expect(layout.lineInfo(0).rect.minX == 0 && layout.lineInfo(1).rect.maxX == 200)
        // The property of the label applies to all paragraphs.
        label.textAlignment = .center
        let centred = label.layout(UILabel.LayoutKey(size: label.bounds.size, lineLimit: 0, scale: 1)).layout
        for index in 0..<2 { #expect(abs(centred.lineInfo(index).rect.midX - 100) <= 0.5) }
        let spaced = UILabel()
        spaced.numberOfLines = 0
        spaced.attributedText = text([
            (
                "one\ntwo",
                style {
                    $0.lineHeightMultiple = 2
                    $0.paragraphSpacing = 9
                }
            )
        ])
        let natural = text([("one", nil)]).size().height
        #expect(spaced.intrinsicContentSize.height == 4 * natural + 9)
    }

    @Test func plainTextHasNoRichTextContent() {
        let simple = text([
            (
                "one\ntwo",
                style {
                    $0.alignment = .right
                    $0.lineSpacing = 3
                }
            )
        ])
        #expect(StyledText(simple, font: .systemFont(ofSize: 12), traits: .current).extras == nil)
        #expect(StyledText(text([("one", nil)]), font: .systemFont(ofSize: 12), traits: .current).extras == nil)
        #expect(StyledText("one", font: .systemFont(ofSize: 12)).extras == nil)
    }

    // MARK: Text views

    @Test func textViewsLayOutEachParagraph() {
        let test = TextViewStage(
            text([
                (
                    "one\n",
                    style {
                        $0.firstLineHeadIndent = 30
                        $0.paragraphSpacingBefore = 50
                    }
                ),
                (
                    "two\n",
                    style {
                        $0.paragraphSpacingBefore = 10
                        $0.paragraphSpacing = 20
                    }
                ),
                ("three", style { $0.baseWritingDirection = .rightToLeft }),
            ]))
        defer { test.end() }
        let height = test.caret(0).height
        #expect(test.caret(0).minX == 35 && test.caret(0).minY == 8)
        #expect(test.caret(4).minX == 5 && test.caret(4).minY == 8 + height + 10)
        #expect(test.caret(8).minY == 8 + 2 * height + 30 && test.caret(8).minX > 100)
        #expect(test.view.contentSize.height == 16 + 3 * height + 30)
        #expect(test.view.baseWritingDirection(for: test.view.endOfDocument, in: .forward) == .rightToLeft)
        // Every caret location maps back to its offset, and a gap between paragraphs maps to an adjacent line.
        for offset in 0...test.view.text.utf16.count {
            let caret = test.caret(offset)
            let found = test.view.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)) as? TextPosition
            #expect(found?.location.offset == offset)
        }
        let gap = test.view.closestPosition(to: CGPoint(x: 5, y: 8 + height + 5)) as? TextPosition
        #expect(gap?.location.offset == 0 || gap?.location.offset == 4)
    }

    @Test func typedTextKeepsParagraphStyle() {
        let test = TextViewStage(
            text([
                (
                    "one",
                    style {
                        $0.headIndent = 25
                        $0.firstLineHeadIndent = 25
                    }
                )
            ]))
        defer { test.end() }
        #expect(test.view.becomeFirstResponder())
        test.view.insertText("\n")
        #expect(test.caret(4).minX == 30)
        test.view.insertText("two")
        #expect(test.caret(4).minX == 30)
    }

    @Test func incrementalFramesEqualRepaint() throws {
        let low = style {
            $0.maximumLineHeight = 9
            $0.paragraphSpacing = 3
            $0.firstLineHeadIndent = 12
        }
        let test = TextViewStage(text([("Ågj Ågj\n", low), ("Ågj\n", low), ("Ågj gj Ågj", low)]))
        defer { test.end() }
        #expect(test.view.becomeFirstResponder())
        for offset in [16, 10, 3] {
            test.view.selectedRange = NSRange(location: offset, length: 0)
            for key in ["Å", "j", "\n", "g"] {
                test.view.insertText(key)
                test.stage.show()
                #expect(test.stage.pixels().values == test.stage.repaintedPixels(), "\(offset) \(key)")
            }
            for _ in 0..<3 {
                test.view.deleteBackward()
                test.stage.show()
                #expect(test.stage.pixels().values == test.stage.repaintedPixels(), "\(offset)")
            }
        }
    }

    @Test func setsBaseWritingDirection() throws {
        let test = TextViewStage(text([("one\ntwo\nthree", nil)]))
        defer { test.end() }
        let range = try #require(
            test.view.textRange(from: TextPosition(TextLocation(5)), to: TextPosition(TextLocation(6))))
        test.view.setBaseWritingDirection(.rightToLeft, for: range)
        #expect(test.caret(0).minX == 5 && test.caret(4).minX > 100 && test.caret(8).minX == 5)
        #expect(test.view.text == "one\ntwo\nthree")
        test.view.setBaseWritingDirection(.natural, for: range)
        #expect(test.caret(4).minX == 5)
    }
}
