import CoreGraphics

/// The properties that determine the layout of a document besides its text. Lengths are in points.
struct TextDocumentStyle: Equatable {
    /// The font of text without a font attribute.
    var font = UIFont.systemFont(ofSize: 17)
    /// The factor by which all font sizes are multiplied.
    var fontFactor: CGFloat = 1
    /// The kerning of text without its own attributes.
    var kern: CGFloat = 0
    /// The width available for lines; `.infinity` for lines that are not wrapped.
    var width: CGFloat = .infinity
    var alignment = NSTextAlignment.natural
    var lineBreak = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    /// The maximum number of lines; 0 for no limit.
    var lineLimit = 0
    /// A Boolean value that indicates whether text backgrounds are omitted because a layout manager draws them.
    var omitsBackgrounds = false
    /// The spacing after each paragraph.
    var paragraphSpacing: CGFloat = 0
    /// The number of pixels per point.
    var scale: CGFloat = 1
    /// A Boolean value that indicates whether each character is shown as a dot.
    var isSecure = false
    /// A Boolean value that indicates whether pieces follow each other on one line instead of below each other.
    var isSingleLine = false
    /// The traits with which colors are resolved.
    var traits = UITraitCollection.current { didSet { tint = traits.tint } }
    /// The tint color of the traits, which the comparison of trait collections ignores.
    private var tint: UIColor?
}
