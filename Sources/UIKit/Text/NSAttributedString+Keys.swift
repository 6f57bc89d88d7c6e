extension NSAttributedString.Key {
    /// A ``UIFont``.
    public static let font = NSAttributedString.Key("NSFont")
    /// A ``UIColor``: that of the letters.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A ``UIColor``: that of the box behind the letters.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The raw value of an ``NSUnderlineStyle``; not 0 draws a line under the text.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The raw value of an ``NSUnderlineStyle``; not 0 draws a line through the text.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A number: points added after each letter.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number: points by which letters stand above the baseline.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// An ``NSParagraphStyle``; that of a paragraph's first character counts for all of it.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// An ``NSTextAttachment``: the picture that stands in the place of the character U+FFFC.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A `URL`, or a `String` with one: where text in a text view leads.
    public static let link = NSAttributedString.Key("NSLink")
    /// A ``UIColor``: that of the line under the text. The default is the color of the text.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A ``UIColor``: that of the line through the text. The default is the color of the text.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A number: the width of the outline of glyphs in percent of the font's size. A positive number draws only the
    /// outline, a negative one fills the glyphs too. The default, 0, draws no outline.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// A ``UIColor``: that of the outline of glyphs. The default is the color of the text.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// A number: 0 for no ligatures. Other values, like the default of 1, use those of the font.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// An ``NSShadow`` behind the glyphs.
    public static let shadow = NSAttributedString.Key("NSShadow")
}
