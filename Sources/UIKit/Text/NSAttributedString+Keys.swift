extension NSAttributedString.Key {
    /// The font, a ``UIFont``.
    public static let font = NSAttributedString.Key("NSFont")
    /// The color of the glyphs, a ``UIColor``.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The color of the background, a ``UIColor``.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The underline style, as the raw value of an ``NSUnderlineStyle``. 0 draws no underline.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The strikethrough style, as the raw value of an ``NSUnderlineStyle``. 0 draws no line.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The additional space after each character, a number of points.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The offset of the glyphs above the baseline, a number of points.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The paragraph style, an ``NSParagraphStyle``. The style of a paragraph's first character applies to the entire
    /// paragraph.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The attachment, an ``NSTextAttachment``, whose image replaces the character U+FFFC.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// The destination of a link in a text view, a `URL` or a `String` that contains one.
    public static let link = NSAttributedString.Key("NSLink")
    /// The color of the underline, a ``UIColor``. The default is the color of the text.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The color of the strikethrough line, a ``UIColor``. The default is the color of the text.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The width of the outline of glyphs, a number in percent of the font size. A positive number draws only the
    /// outline, and a negative one also fills the glyphs. The default, 0, draws no outline.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The color of the outline of glyphs, a ``UIColor``. The default is the color of the text.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The use of ligatures, a number. 0 disables them; other values, such as the default 1, use those of the font.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// The shadow behind the glyphs, an ``NSShadow``.
    public static let shadow = NSAttributedString.Key("NSShadow")
}
