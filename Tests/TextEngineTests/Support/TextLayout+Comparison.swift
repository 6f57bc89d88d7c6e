import CoreGraphics
import Testing

@testable import TextEngine

extension TextLayout {
    /// Expects that a composed layout has the same sizes and pixels as a layout that Pango created.
    func expectSame(as whole: TextLayout) throws {
        let comment: Comment = "\(request.text) in \(request.runs[0].attributes.font) at \(request.scale)"
        try #require(size == whole.size, comment)
        #expect(lineCount == whole.lineCount, comment)
        #expect(isTruncated == whole.isTruncated, comment)
        #expect(firstBaseline == whole.firstBaseline, comment)
        #expect(lastBaseline == whole.lastBaseline, comment)
        #expect(firstLineWidth == whole.firstLineWidth, comment)
        #expect(inkBounds == whole.inkBounds, comment)
        let (one, other) = (try #require(mask(ofLine: 0)), try #require(whole.mask(ofLine: 0)))
        try #require(one.rect == other.rect, comment)
        let differences = one.differences(from: other)
        try #require(differences.isEmpty, "\(comment): \(differences)")
    }
}

extension TextLayout {
    /// Expects that a composed layout with edges has the same positions as a layout that Pango created.
    func expectSamePositions(as whole: TextLayout) {
        guard hasEdges else { return }
        let text = request.text
        let comment: Comment = "\(text) in \(request.runs[0].attributes.font) at \(request.scale)"
        let (one, other) = (lineInfo(0), whole.lineInfo(0))
        #expect(one.range == other.range && one.rect == other.rect && one.baseline == other.baseline, comment)
        #expect(one.isRightToLeft == other.isRightToLeft && one.isSoft == other.isSoft, comment)
        for unit in 0...text.utf16.count {
            for affinity in [TextAffinity.upstream, .downstream] {
                let place = TextLocation(unit, affinity)
                #expect(caretRect(for: place) == whole.caretRect(for: place), comment)
                for isRight in [true, false] {
                    #expect(step(from: place, toRight: isRight) == whole.step(from: place, toRight: isRight), comment)
                }
            }
            let range = unit..<text.utf16.count
            #expect(selectionRects(for: range) == whole.selectionRects(for: range), comment)
        }
    }
}

extension TextMask {
    /// Returns the pixels at which two masks with the same rectangle differ, with both values.
    ///
    /// Cairo clips overlapping glyphs to extents that it computes from unhinted outlines, so a row or column of pixels
    /// at the edge of the line can be missing. It also detects an overlap if the line begins with a space. Pixels that
    /// are missing only for this reason are not returned.
    func differences(from other: TextMask) -> [(x: Int, y: Int, here: UInt8, there: UInt8)] {
        guard let bytes, let otherBytes = other.bytes else { return [] }
        var found: [(x: Int, y: Int, here: UInt8, there: UInt8)] = []
        var (rows, columns): (Set<Int>, Set<Int>) = ([], [])
        for y in 0..<Int(rect.height) {
            for x in 0..<Int(rect.width) {
                let (here, there) = (bytes[y * bytesPerRow + x], otherBytes[y * other.bytesPerRow + x])
                if here != there { found.append((x, y, here, there)) }
                if here > 0 {
                    rows.insert(y)
                    columns.insert(x)
                }
            }
        }
        return found.filter { found in
            let isAtEdge =
                found.y == rows.min() || found.y == rows.max() || found.x == columns.min() || found.x == columns.max()
            return found.there > 0 || !isAtEdge
        }
    }
}
