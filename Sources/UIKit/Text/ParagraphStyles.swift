import CoreGraphics

/// The paragraph styles of a text, gathered in its order.
struct ParagraphStyles {
    private var found: [(style: NSParagraphStyle?, end: Int)] = []
    /// Whether one layout cannot have them all.
    private var areDifferent = false

    /// Adds a stretch of text.
    ///
    /// - Parameter end: where it ends, in the text's UTF-8.
    mutating func append(_ style: NSParagraphStyle?, to end: Int) {
        if let last = found.last {
            guard last.style != style else {
                found[found.count - 1].end = end
                return
            }
            areDifferent = true
        }
        if let style, !style.isSimple { areDifferent = true }
        found.append((style, end))
    }

    /// What a layout needs to know; nothing if the alignment and spacing of the first style say all of it.
    func shapes(of text: String) -> [TextExtras.Paragraphs] {
        guard areDifferent else { return [] }
        var paragraphs: [TextExtras.Paragraphs] = []
        var index = 0
        var start = 0
        for end in ParagraphStyles.paragraphEnds(of: text) {
            while index + 1 < found.count, found[index].end <= start { index += 1 }
            let shape = found[index].style?.shape ?? ParagraphShape()
            if let last = paragraphs.last, last.shape == shape {
                paragraphs[paragraphs.count - 1].end = end
            } else {
                paragraphs.append(TextExtras.Paragraphs(end: end, shape: shape))
            }
            start = end
        }
        return paragraphs
    }

    /// Where paragraphs end, in UTF-8, each with what ends it.
    private static func paragraphEnds(of text: String) -> [Int] {
        var text = text
        return text.withUTF8 { bytes in
            var ends: [Int] = []
            var index = 0
            while index < bytes.count {
                switch bytes[index] {
                case 0x0a: ends.append(index + 1)
                case 0x0d where index + 1 == bytes.count || bytes[index + 1] != 0x0a: ends.append(index + 1)
                case 0xe2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xa9:
                    ends.append(index + 3)
                default: break
                }
                index += 1
            }
            if ends.last ?? 0 < bytes.count { ends.append(bytes.count) }
            return ends
        }
    }
}
