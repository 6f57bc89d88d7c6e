/// A range of text with the same attributes.
package struct TextRun: Hashable {
    /// The range of offsets into the text's UTF-8.
    ///
    /// Offsets outside the text are clamped; an offset within a character counts as the start of that character.
    package var range: Range<Int>
    /// The attributes of the range.
    package var attributes: TextAttributes

    /// Creates a run.
    package init(range: Range<Int>, attributes: TextAttributes) {
        self.range = range
        self.attributes = attributes
    }
}
