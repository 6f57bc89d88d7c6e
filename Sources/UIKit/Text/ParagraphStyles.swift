import CoreGraphics
import TextEngine

/// The paragraph styles of a text, collected in text order.
struct ParagraphStyles {
    private var found: [(style: NSParagraphStyle?, end: Int)] = []
    /// A Boolean value that indicates whether a layout needs a list of paragraph shapes.
    private var areDifferent = false

    /// Adds the style of the next part of the text.
    ///
    /// - Parameters:
    ///   - style: The paragraph style; nil if there is none.
    ///   - end: The end of the part, in UTF-8 code units.
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

    /// Returns the paragraph shapes for a layout; empty if the alignment and line spacing of the first style suffice.
    func shapes(of text: String) -> [RichTextContent.Paragraphs] {
        guard areDifferent else { return [] }
        var paragraphs: [RichTextContent.Paragraphs] = []
        var index = 0
        var start = 0
        for end in ParagraphStyles.paragraphEnds(of: text) {
            while index + 1 < found.count, found[index].end <= start { index += 1 }
            let shape = found[index].style?.shape ?? ParagraphLayoutStyle()
            if let last = paragraphs.last, last.shape == shape {
                paragraphs[paragraphs.count - 1].end = end
            } else {
                paragraphs.append(RichTextContent.Paragraphs(end: end, shape: shape))
            }
            start = end
        }
        return paragraphs
    }

    /// Returns the ends of the paragraphs including their separators, in UTF-8 code units.
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
