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
}
