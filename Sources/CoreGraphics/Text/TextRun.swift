/// A stretch of text that looks the same.
package struct TextRun: Hashable {
    /// Offsets into the text's UTF-8. What lies outside the text is ignored; an offset within a character counts as
    /// that character's start.
    package var range: Range<Int>
    /// How that stretch looks.
    package var attributes: TextAttributes

    /// A stretch of text and its looks.
    package init(range: Range<Int>, attributes: TextAttributes) {
        self.range = range
        self.attributes = attributes
    }
}
