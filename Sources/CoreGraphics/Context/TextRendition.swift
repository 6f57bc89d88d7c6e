/// The appearance of text in a context. Anything but glyphs is for measurements of the pixels behind a text.
package enum TextRendition {
    /// Text is drawn.
    case glyphs
    /// Text is not drawn.
    case nothing
    /// The rectangles of the lines are filled with the colors of the text.
    case blocks
    /// The rectangles of the lines are filled with an unusual color, also if the text is translucent.
    case marks
}
