import CoreGraphics

/// A paragraph of a document, or a part of a very long paragraph. It is the unit of layout.
@MainActor package final class TextBlock {
    /// The text, including the paragraph separator.
    package private(set) var text: String
    /// The length of the text in UTF-16 code units.
    package private(set) var units: Int
    /// The styles of the text, in order.
    package private(set) var runs: [StyleRun]
    /// The length of the paragraph separator at the end of the text: 0 for the last paragraph of a document, and for
    /// the parts of a long paragraph except the last.
    private(set) var terminatorUnits: Int

    /// The layout, if it has been needed since the last change.
    package var layout: TextLayout?
    /// The length of the piece along the layout axis, in points. Estimated until the piece has been laid out.
    package var extent: CGFloat = 0
    /// The part of ``extent`` before the first line.
    package var spacingBefore: CGFloat = 0
    /// A Boolean value that indicates whether ``extent`` is an estimate because the piece has never been laid out.
    var isEstimated = true
    /// The line limit for which ``layout`` was made, as ``TextDocument`` encodes it; 0 for no limit.
    var lineLimitKey = 0
    /// The left and right edges of the lines, in points from the left edge of the document; NaN while unknown.
    var lineEdges = SIMD2<Float>(repeating: .nan)
    private var cachedBreaks: TextBoundaries?

    /// Creates a piece without a layout.
    package init(_ fragment: TextFragment) {
        text = fragment.text
        runs = fragment.runs
        units = text.utf16.count
        terminatorUnits = TextBlock.terminatorUnits(of: text)
    }

    /// The length of the text without the paragraph separator.
    package var contentUnits: Int { units - terminatorUnits }

    /// The text with its styles.
    package var fragment: TextFragment { TextFragment(text: text, runs: runs) }

    /// A Boolean value that indicates whether the text has no paragraph separator, so that any next piece continues the
    /// paragraph.
    package var isSoft: Bool { terminatorUnits == 0 }

    /// The word and sentence boundaries. Cached until the text changes.
    var breaks: TextBoundaries {
        if let cachedBreaks { return cachedBreaks }
        let breaks = TextBoundaries(text)
        cachedBreaks = breaks
        return breaks
    }

    /// Replaces a part of the text. Neither the range nor the replacement may contain a paragraph separator.
    package func replace(_ range: Range<Int>, with new: TextFragment) {
        text.replaceSubrange(
            text.index(atUnit: range.lowerBound)..<text.index(atUnit: range.upperBound), with: new.text)
        TextFragment.replace(range, in: &runs, of: units, with: new.runs)
        units = text.utf16.count
        contentDidChange()
    }

    /// Changes the styles of a range.
    package func restyle(_ range: Range<Int>, _ change: (TextStyle) -> TextStyle) {
        let new = TextFragment.slice(runs, range).map { StyleRun(units: $0.units, style: change($0.style)) }
        TextFragment.replace(range, in: &runs, of: units, with: new)
        contentDidChange()
    }

    private func contentDidChange() {
        layout = nil
        lineEdges = SIMD2(repeating: .nan)
        cachedBreaks = nil
    }

    /// Returns the style of the character before an offset, or of the first character.
    package func style(beforeUnit unit: Int) -> TextStyle? {
        var end = 0
        for run in runs {
            end += run.units
            if unit <= end { return run.style }
        }
        return runs.last?.style
    }

    private static func terminatorUnits(of text: String) -> Int {
        let bytes = text.utf8
        guard let last = bytes.last else { return 0 }
        if last == 0x0a { return bytes.dropLast().last == 0x0d ? 2 : 1 }
        if last == 0x0d { return 1 }
        return last == 0xa9 && bytes.suffix(3).elementsEqual([0xe2, 0x80, 0xa9]) ? 1 : 0
    }

    // MARK: Division into pieces

    /// The length above which a paragraph is divided into parts of about ``partUnits``. The time to shape text grows
    /// with its length, and the piece is shaped again for each typed character.
    package static let maximumUnits = 16384
    private static let partUnits = 8192

    /// Divides text into pieces, one for each paragraph. The result contains no piece for the empty paragraph after a
    /// final separator.
    package static func pieces(of fragment: TextFragment) -> [TextBlock] {
        var text = fragment.text
        var ends: [Int] = []
        text.withUTF8 { bytes in
            var index = 0
            while index < bytes.count {
                switch bytes[index] {
                case 0x0a: ends.append(index + 1)
                case 0x0d:
                    if index + 1 < bytes.count, bytes[index + 1] == 0x0a { index += 1 }
                    ends.append(index + 1)
                case 0xe2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xa9:
                    ends.append(index + 3)
                default: break
                }
                index += 1
            }
            if ends.last ?? 0 < bytes.count { ends.append(bytes.count) }
        }
        var result: [TextBlock] = []
        result.reserveCapacity(ends.count)
        let runs = fragment.runs
        var runIndex = 0
        var used = 0
        var start = text.startIndex
        var startByte = 0
        for end in ends {
            let next = text.utf8.index(start, offsetBy: end - startByte)
            let part = String(text[start..<next])
            let units = part.utf16.count
            var own: [StyleRun] = []
            var missing = units
            while missing > 0, runIndex < runs.count {
                let count = min(missing, runs[runIndex].units - used)
                own.append(StyleRun(units: count, style: runs[runIndex].style))
                missing -= count
                used += count
                if used == runs[runIndex].units { (runIndex, used) = (runIndex + 1, 0) }
            }
            append(TextFragment(text: part, runs: own), units, to: &result)
            start = next
            startByte = end
        }
        return result
    }

    /// Appends a paragraph as one piece or several.
    private static func append(_ paragraph: TextFragment, _ units: Int, to result: inout [TextBlock]) {
        guard units > maximumUnits else {
            result.append(TextBlock(paragraph))
            return
        }
        let text = paragraph.text
        var start = 0
        while units - start > maximumUnits {
            var end = text.characterStart(atUnit: start + partUnits)
            // The division falls between words if possible.
            let window = text[text.index(atUnit: end - 256)..<text.index(atUnit: end)]
            if let space = window.lastIndex(where: \.isWhitespace) { end = text.unit(of: text.index(after: space)) }
            // A single grapheme cluster may be longer than a part.
            if end <= start { end = text.nextCharacter(afterUnit: start + partUnits) }
            if units - end <= 2 { break }
            result.append(TextBlock(paragraph.slice(start..<end)))
            start = end
        }
        result.append(TextBlock(paragraph.slice(start..<units)))
    }
}
