import CoreGraphics
import Testing
import TextEngine

/// Tests of paragraphs with custom shapes.
@MainActor @Suite(.enabled(if: Machine.hasFonts)) struct ParagraphTests {
    private let sentence = "The quick brown fox jumps over the lazy dog and runs away"
    private let hebrew = "שלום עולם זה טקסט ארוך שנשבר לכמה שורות"

    /// Returns the layout of a text whose paragraphs have shapes. The last shape applies to all further paragraphs.
    private func layout(
        _ text: String, _ shapes: [ParagraphLayoutStyle], width: CGFloat = 200, lines: Int = 0,
        _ lineBreak: LineBreak = .wordWrapping, _ alignment: TextAlignment = .natural, scale: CGFloat = 1
    ) -> TextLayout {
        var end = 0
        var paragraphs: [RichTextContent.Paragraphs] = []
        for (part, shape) in zip(text.split(separator: "\n", omittingEmptySubsequences: false), shapes) {
            end += part.utf8.count + 1
            paragraphs.append(RichTextContent.Paragraphs(end: end, shape: shape))
        }
        return TextLayout.cached(
            TextLayout.Request(
                text: text, attributes: TextAttributes(font: FontDescriptor(size: 14)), width: width,
                maximumLines: lines, lineBreak: lineBreak, alignment: alignment, scale: scale,
                extras: RichTextContent(paragraphs: paragraphs)))
    }

    private func shape(_ set: (inout ParagraphLayoutStyle) -> Void) -> ParagraphLayoutStyle {
        var shape = ParagraphLayoutStyle()
        set(&shape)
        return shape
    }

    private func x(_ layout: TextLayout, _ offset: Int) -> CGFloat { layout.caretRect(for: TextLocation(offset)).minX }

    @Test func defaultParagraphStylesDoNotChangeTheLayout() {
        let text = sentence + "\n\n" + hebrew + "\nend\n"
        for width in [CGFloat.infinity, 120] {
            let plain = TextLayout.cached(
                TextLayout.Request(
                    text: text, attributes: TextAttributes(font: FontDescriptor(size: 14)), width: width))
            let shaped = layout(text, [ParagraphLayoutStyle()], width: width)
            #expect(plain.size == shaped.size && plain.lineCount == shaped.lineCount)
            for index in 0..<plain.lineCount {
                #expect(plain.lineInfo(index).rect == shaped.lineInfo(index).rect)
                #expect(plain.lineInfo(index).range == shaped.lineInfo(index).range)
                #expect(plain.lineInfo(index).baseline == shaped.lineInfo(index).baseline)
            }
            let (a, b) = (Canvas(300, 300), Canvas(300, 300))
            a.draw { plain.draw(in: $0, at: .zero, color: .black) }
            b.draw { shaped.draw(in: $0, at: .zero, color: .black) }
            #expect(a.difference(from: b).count == 0 && a.inkCount > 0)
        }
    }

    @Test(arguments: [1, 1.25, 2] as [CGFloat]) func linesRespectTheirIndents(_ scale: CGFloat) {
        for (first, head) in [(30, 10), (10, 30), (0, 20)] as [(CGFloat, CGFloat)] {
            for tail in [-20, 150] as [CGFloat] {
                let shape = shape {
                    $0.firstLineIndent = first
                    $0.headIndent = head
                    $0.tailIndent = tail
                }
                let left = layout(sentence, [shape], scale: scale)
                let end = tail > 0 ? tail : 200 + tail
                #expect(left.lineCount > 2)
                for index in 0..<left.lineCount {
                    let rect = left.lineInfo(index).rect
                    #expect(abs(rect.minX - (index == 0 ? first : head)) <= 0.5 / scale + 1e-9)
                    #expect(rect.maxX <= end + 1 / scale)
                }
                let right = layout(sentence, [shape], .wordWrapping, .right, scale: scale)
                for index in 0..<right.lineCount {
                    #expect(abs(right.lineInfo(index).rect.maxX - end) <= 1 / scale)
                }
                // The next word would not have fit either, so the line is as full as possible.
                let free = layout(sentence, [ParagraphLayoutStyle()], width: end - first, scale: scale)
                #expect(left.lineInfo(0).range == free.lineInfo(0).range)
            }
        }
    }

    private func layout(
        _ text: String, _ shapes: [ParagraphLayoutStyle], _ lineBreak: LineBreak, _ alignment: TextAlignment,
        scale: CGFloat = 1
    ) -> TextLayout { layout(text, shapes, width: 200, lines: 0, lineBreak, alignment, scale: scale) }

    @Test func rightToLeftTextIsIndentedFromTheRight() {
        let shape = shape {
            $0.firstLineIndent = 40
            $0.headIndent = 10
            $0.tailIndent = -20
        }
        let layout = layout(hebrew, [shape])
        #expect(layout.lineCount > 1)
        for index in 0..<layout.lineCount {
            let line = layout.lineInfo(index)
            #expect(line.isRightToLeft && line.rect.maxX == (index == 0 ? 160 : 190) && line.rect.minX >= 20)
        }
    }

    @Test func theParagraphStyleSetsTheDirection() {
        let forced = layout("abc", [shape { $0.direction = .rightToLeft }])
        #expect(forced.lineInfo(0).isRightToLeft && forced.lineInfo(0).rect.maxX == 200)
        let other = layout(hebrew, [shape { $0.direction = .leftToRight }], width: 1000)
        #expect(!other.lineInfo(0).isRightToLeft && other.lineInfo(0).rect.minX == 0)
        // Neutral characters follow the paragraph direction.
        #expect(x(layout("12?", [shape { $0.direction = .rightToLeft }]), 3) < 195)
    }

    @Test func eachParagraphHasItsOwnStyle() {
        let layout = layout(
            "left\nmiddle\nright\nlast",
            [
                shape { $0.alignment = .left }, shape { $0.alignment = .center }, shape { $0.alignment = .right },
                shape { $0.firstLineIndent = 33 },
            ])
        let rects = (0..<4).map { layout.lineInfo($0).rect }
        #expect(rects[0].minX == 0 && rects[2].maxX == 200 && rects[3].minX == 33)
        #expect(abs(rects[1].midX - 100) <= 0.5)
    }

    @Test func spacingIsAddedBetweenParagraphsOnly() {
        let one = layout("one", [ParagraphLayoutStyle()]).size.height
        let spaced = shape {
            $0.spacingBefore = 7
            $0.spacingAfter = 11
            $0.lineSpacing = 2
        }
        #expect(layout("one", [spaced]).size.height == one)
        let two = layout("one\ntwo", [spaced])
        #expect(two.size.height == 2 * one + 20)
        let lines = layout(sentence, [spaced])
        #expect(lines.size.height == CGFloat(lines.lineCount) * (one + 2) - 2)
        let mixed = layout("one\ntwo\nthree", [shape { $0.spacingAfter = 5 }, spaced, ParagraphLayoutStyle()])
        #expect(mixed.lineInfo(1).rect.minY == one + 12 && mixed.lineInfo(2).rect.minY == 2 * one + 12 + 13)
    }

    @Test func lineHeightsFollowTheStyleAndGrowAbove() {
        let natural = layout("one", [ParagraphLayoutStyle()])
        let descent = natural.size.height - natural.firstBaseline
        let cases: [(ParagraphLayoutStyle, CGFloat)] = [
            (shape { $0.lineHeightMultiple = 2 }, 2 * natural.size.height),
            (shape { $0.minimumLineHeight = 50 }, 50), (shape { $0.minimumLineHeight = 3 }, natural.size.height),
            (shape { $0.maximumLineHeight = 12 }, 12), (shape { $0.maximumLineHeight = 100 }, natural.size.height),
            (
                shape {
                    $0.lineHeightMultiple = 3
                    $0.maximumLineHeight = 40
                }, 40
            ),
        ]
        for (shape, height) in cases {
            let layout = layout("one\ntwo", [shape])
            #expect(layout.size.height == 2 * height && layout.firstBaseline == height - descent)
            #expect(layout.caretRect(for: TextLocation(5)).minY == height)
            #expect(layout.place(at: CGPoint(x: 0, y: height + 1)).offset == 4)
        }
    }

    @Test(arguments: [1, 2] as [CGFloat]) func tabsAdvanceToTheirTabStops(_ scale: CGFloat) {
        let stops = shape {
            $0.tabStops = [
                TextTabStop(location: 40), TextTabStop(location: 100, alignment: .trailing),
                TextTabStop(location: 140, alignment: .center),
            ]
            $0.tabInterval = 50
        }
        let layout = layout("a\tbb\tccc\tdd\te\tf", [stops], width: .infinity, scale: scale)
        let slack = 1 / scale
        #expect(abs(x(layout, 2) - 40) <= slack)
        #expect(abs(x(layout, 8) - 100) <= slack)
        #expect(abs((x(layout, 9) + x(layout, 11)) / 2 - 140) <= slack)
        // The tab stop is the next multiple of the interval that is still free.
        #expect(abs(x(layout, 12) - (x(layout, 11) < 150 ? 150 : 200)) <= slack)
        #expect(abs(x(layout, 14) - x(layout, 12) - 50) <= slack)
        // Tab stops are relative to the edge, not to the indent.
        func indented(_ first: CGFloat) -> TextLayout {
            let shape = shape {
                $0.tabStops = [TextTabStop(location: 40)]
                $0.firstLineIndent = first
                $0.headIndent = 10
            }
            return self.layout("a\tb", [shape], scale: scale)
        }
        #expect(abs(x(indented(10), 0) - 10) <= slack && abs(x(indented(10), 2) - 40) <= slack)
        #expect(x(indented(50), 2) > 60)
        let decimal = self.layout(
            "\t12.5\n\t3.25",
            [shape { $0.tabStops = [TextTabStop(location: 60, alignment: .decimal("."))] }], scale: scale)
        // The center of the decimal separator is at the tab stop.
        for point in [3, 8] {
            #expect(abs((x(decimal, point) + x(decimal, point + 1)) / 2 - 60) <= 1, "\(point)")
        }
    }

    @Test func tabsUseTheDefaultIntervalWithoutTabStops() {
        let plain = TextLayout.cached(
            TextLayout.Request(
                text: "\ta\t\tb", attributes: TextAttributes(font: FontDescriptor(size: 14)), width: 400))
        let shaped = layout("\ta\t\tb", [shape { $0.spacingAfter = 1 }], width: 400)
        for layout in [plain, shaped] {
            #expect(abs(x(layout, 1) - 28) < 0.5 && abs(x(layout, 4) - 84) < 0.5)
        }
    }

    @Test func theLineLimitAppliesAcrossParagraphs() {
        let shapes = [shape { $0.firstLineIndent = 20 }, shape { $0.headIndent = 30 }]
        let text = "one\n" + sentence
        for limit in 1...3 {
            for lineBreak in [LineBreak.truncatingTail, .truncatingHead, .truncatingMiddle, .clipping, .wordWrapping] {
                let layout = layout(text, shapes, lines: limit, lineBreak)
                #expect(layout.lineCount == limit && layout.isTruncated)
                if lineBreak != .clipping { #expect(layout.size.width <= 200) }
            }
        }
        #expect(layout(text, shapes, lines: 0).lineCount == layout(text, shapes, lines: 20).lineCount)
        #expect(!layout("one\ntwo", shapes, lines: 2).isTruncated)
        #expect(layout("one\ntwo\n", shapes, lines: 2).isTruncated)
        #expect(layout(sentence, shapes, lines: 1, .truncatingTail).lineInfo(0).rect.minX == 20)
    }

    @Test func theMeasuredWidthFitsTheText() {
        let shapes = [
            shape {
                $0.firstLineIndent = 20
                $0.headIndent = 40
                $0.tailIndent = -15
            }
        ]
        for scale in [1, 1.25, 2] as [CGFloat] {
            let free = layout("one two three\nfour", shapes, width: .infinity, scale: scale)
            let held = layout("one two three\nfour", shapes, width: free.size.width, scale: scale)
            #expect(free.lineCount == 2 && held.lineCount == 2 && held.size == free.size)
            #expect(layout("one two three\nfour", shapes, width: free.size.width - 2, scale: scale).lineCount == 3)
        }
    }

    @Test(arguments: TextGeometryTests.samples.keys.sorted(), [1, 1.25, 2] as [CGFloat])
    func hitTestingAtACaretFindsThatCaret(_ name: String, _ scale: CGFloat) throws {
        let text = try #require(TextGeometryTests.samples[name])
        let shapes = [
            shape {
                $0.firstLineIndent = 24
                $0.headIndent = 8
                $0.lineHeightMultiple = 1.5
                $0.spacingAfter = 6
            },
            shape {
                $0.alignment = .right
                $0.tailIndent = -10
                $0.spacingBefore = 9
                $0.direction = .rightToLeft
            },
        ]
        let whole = text + "\n" + text
        let layout = layout(whole, shapes, width: 90, scale: scale)
        for index in whole.indices {
            let range = whole.unit(of: index)..<whole.unit(of: whole.index(after: index))
            for location in [TextLocation(range.lowerBound), TextLocation(range.upperBound, .upstream)] {
                let caret = layout.caretRect(for: location)
                let found = layout.caretRect(for: layout.place(at: CGPoint(x: caret.minX, y: caret.midY)))
                #expect(found.minY == caret.minY)
                #expect(abs(found.minX - caret.minX) <= 1 / scale, "\(location)")
            }
            if !whole[index].isWhitespace { #expect(!layout.selectionRects(for: range).isEmpty) }
        }
    }

    @Test func invalidValuesDoNotBreakTheLayout() {
        for value in [CGFloat.nan, .infinity, -.infinity, -50, 1e30] {
            let shape = shape {
                $0.firstLineIndent = value
                $0.headIndent = value
                $0.tailIndent = value
                $0.lineSpacing = value
                $0.spacingBefore = value
                $0.spacingAfter = value
                $0.lineHeightMultiple = value
                $0.minimumLineHeight = value
                $0.maximumLineHeight = value
                $0.tabStops = [TextTabStop(location: value), TextTabStop(location: value)]
                $0.tabInterval = value
            }
            let layout = layout("some\twords\nהוא\t1", [shape])
            #expect(layout.lineCount >= 2 && layout.size.width.isFinite && layout.size.height.isFinite)
            _ = layout.place(at: CGPoint(x: 10, y: 10))
        }
    }
}
