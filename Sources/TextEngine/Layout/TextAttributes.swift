import CoreGraphics

/// The attributes of a range of text.
package struct TextAttributes: Hashable {
    /// The font.
    package var font: FontDescriptor
    /// The color of the glyphs; `nil` for the color that is passed when the text is drawn.
    package var color: CGColor?
    /// The color of the background; `nil` for none.
    package var backgroundColor: CGColor?
    /// A Boolean value that indicates whether the text is underlined.
    package var isUnderlined: Bool
    /// A Boolean value that indicates whether the text is struck through.
    package var isStruckThrough: Bool
    /// The points that are added after each character. Negative values move characters closer together.
    package var kern: CGFloat
    /// The offset of the glyphs above the baseline, in points.
    package var baselineOffset: CGFloat

    /// The rare attributes; `nil` for none.
    package var decoration: TextDecorationBox?

    /// Creates attributes. All have default values.
    package init(
        font: FontDescriptor = FontDescriptor(), color: CGColor? = nil, backgroundColor: CGColor? = nil,
        isUnderlined: Bool = false, isStruckThrough: Bool = false, kern: CGFloat = 0, baselineOffset: CGFloat = 0
    ) {
        self.font = font
        self.color = color
        self.backgroundColor = backgroundColor
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
        self.kern = kern
        self.baselineOffset = baselineOffset
    }
}
