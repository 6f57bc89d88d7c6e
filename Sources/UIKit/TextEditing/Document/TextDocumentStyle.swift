import CoreGraphics

/// What decides how a document is laid out, besides its text. Lengths are points.
struct TextDocumentStyle: Equatable {
    /// The font of text that has none of its own.
    var font = UIFont.systemFont(ofSize: 17)
    /// What all fonts are multiplied with.
    var fontFactor: CGFloat = 1
    /// The attributes of all text, besides font and colour.
    var kern: CGFloat = 0
    /// The room for lines; `.infinity` for lines that are not broken.
    var width: CGFloat = .infinity
    var alignment = NSTextAlignment.natural
    var lineBreak = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    /// The maximum number of lines; 0 for any number.
    var lineLimit = 0
    /// Whether the background colors of text are left out, because a layout manager draws them.
    var omitsBackgrounds = false
    /// Room after each paragraph.
    var paragraphSpacing: CGFloat = 0
    /// Device pixels a point.
    var scale: CGFloat = 1
    /// Whether a dot is shown in the place of every letter.
    var isSecure = false
    /// Whether pieces stand beside each other, on one line, instead of below each other.
    var isSingleLine = false
    /// What colours are resolved with.
    var traits = UITraitCollection.current { didSet { tint = traits.tint } }
    /// The tint colour of the traits, which do not count it when they are compared.
    private var tint: UIColor?
}
