import CoreGraphics

/// The properties that determine the layout of a document besides its text. Lengths are in points.
package struct TextDocumentStyle: Equatable {
    /// The font of text without a font attribute.
    package var font = FontDescriptor()
    /// The factor by which all font sizes are multiplied.
    package var fontFactor: CGFloat = 1
    /// The kerning of text without its own attributes.
    package var kern: CGFloat = 0
    /// The width available for lines; `.infinity` for lines that are not wrapped.
    package var width: CGFloat = .infinity
    /// The alignment of paragraphs without a paragraph style.
    package var alignment = TextAlignment.natural
    /// A Boolean value that indicates whether paragraphs without strong characters run from right to left.
    package var prefersRightToLeft = false
    /// The treatment of text that exceeds the width, or the line limit.
    package var lineBreak = LineBreak.wordWrapping
    /// The spacing between lines of paragraphs without a paragraph style.
    package var lineSpacing: CGFloat = 0
    /// The maximum number of lines; 0 for no limit.
    package var lineLimit = 0
    /// A Boolean value that indicates whether text backgrounds are omitted because a layout manager draws them.
    package var omitsBackgrounds = false
    /// The spacing after each paragraph.
    package var paragraphSpacing: CGFloat = 0
    /// The number of device pixels per point.
    package var scale: CGFloat = 1
    /// A Boolean value that indicates whether each character is shown as a dot.
    package var isSecure = false
    /// A Boolean value that indicates whether pieces follow each other on one line instead of below each other.
    package var isSingleLine = false
    /// The meaning of attributes; nil if they have no effect on the layout.
    package var interpreter: AnyTextAttributeInterpreter?

    /// Creates the style of plain text in the font of the user interface.
    package init() {}
}
