import CoreGraphics

/// A paragraph of a document, or a part of a very long one: what is laid out at once.
@MainActor final class TextPiece {
    /// With what ends the paragraph.
    private(set) var text: String
    /// UTF-16 code units of the text.
    private(set) var units: Int
    private(set) var runs: [StyleRun]
    /// How many units at the end end the paragraph: 0 for the last one, and where a very long one is parted.
    private(set) var terminatorUnits: Int

    /// The letters in their places, if they were needed since the last change.
    var layout: TextLayout?
    /// How much room it takes along the document, in points: estimated until it was laid out.
    var extent: CGFloat = 0
    /// How much of ``extent`` is before the first line.
    var spacingBefore: CGFloat = 0
    /// Whether ``extent`` is only estimated: it was never laid out.
    var isEstimated = true
    /// The limit of lines for which ``layout`` was made, as ``TextDocument`` encodes it; 0 for no limit.
    var lineLimitKey = 0
    /// The left and right edge of the lines, in points from the left edge of the document; not a number while unknown.
    var lineEdges = SIMD2<Float>(repeating: .nan)
    private var knownBreaks: TextBreaks?

    init(_ fragment: TextFragment) {
        text = fragment.text
        runs = fragment.runs
        units = text.utf16.count
        terminatorUnits = TextPiece.terminatorUnits(of: text)
    }

    /// The units of what is shown.
    var contentUnits: Int { units - terminatorUnits }

    var fragment: TextFragment { TextFragment(text: text, runs: runs) }

    /// Whether the paragraph goes on in the next piece.
    var isSoft: Bool { terminatorUnits == 0 }

    /// Where its words are. Kept until it changes.
    var breaks: TextBreaks {
        if let knownBreaks { return knownBreaks }
        let breaks = TextBreaks(text)
        knownBreaks = breaks
        return breaks
    }

    /// Puts text in the place of a part of it. Neither may have to do with the paragraph's end.
    func replace(_ range: Range<Int>, with new: TextFragment) {
        text.replaceSubrange(
            text.index(atUnit: range.lowerBound)..<text.index(atUnit: range.upperBound), with: new.text)
        TextFragment.replace(range, in: &runs, of: units, with: new.runs)
        units = text.utf16.count
        contentDidChange()
    }

    /// Gives a range other looks.
    func restyle(_ range: Range<Int>, _ change: (TextStyle) -> TextStyle) {
        let new = TextFragment.slice(runs, range).map { StyleRun(units: $0.units, style: change($0.style)) }
        TextFragment.replace(range, in: &runs, of: units, with: new)
        contentDidChange()
    }

    private func contentDidChange() {
        layout = nil
        lineEdges = SIMD2(repeating: .nan)
        knownBreaks = nil
    }

    /// The looks of the letter before an offset, or of the first.
    func style(beforeUnit unit: Int) -> TextStyle? {
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

    // MARK: Parting

    /// From how many units on a paragraph is parted, and into parts of about which length: shaping text takes a time
    /// that grows with its length, and is done anew for every letter that is typed.
    static let mostUnits = 16384
    private static let partUnits = 8192

    /// Parts text into pieces: one a paragraph. There is none for the empty paragraph after the last end of one.
    static func pieces(of fragment: TextFragment) -> [TextPiece] {
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
        var result: [TextPiece] = []
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

    /// Adds a paragraph in one piece or in several.
    private static func append(_ paragraph: TextFragment, _ units: Int, to result: inout [TextPiece]) {
        guard units > mostUnits else {
            result.append(TextPiece(paragraph))
            return
        }
        let text = paragraph.text
        var start = 0
        while units - start > mostUnits {
            var end = text.characterStart(atUnit: start + partUnits)
            // Between words, if there are any.
            let window = text[text.index(atUnit: end - 256)..<text.index(atUnit: end)]
            if let space = window.lastIndex(where: \.isWhitespace) { end = text.unit(of: text.index(after: space)) }
            // One letter may be longer than all else.
            if end <= start { end = text.nextCharacter(afterUnit: start + partUnits) }
            if units - end <= 2 { break }
            result.append(TextPiece(paragraph.slice(start..<end)))
            start = end
        }
        result.append(TextPiece(paragraph.slice(start..<units)))
    }
}
