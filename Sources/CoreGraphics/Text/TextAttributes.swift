/// How a piece of text looks.
package struct TextAttributes: Hashable {
    /// What the letters are set in.
    package var font: FontDescriptor
    /// The colour of the letters; `nil` means the one given when drawing.
    package var color: CGColor?
    /// The colour of the box behind the letters.
    package var backgroundColor: CGColor?
    /// Whether a line is drawn below the letters.
    package var isUnderlined: Bool
    /// Whether a line is drawn through the letters.
    package var isStruckThrough: Bool
    /// Points added after each letter; negative brings them closer together.
    package var kern: CGFloat
    /// Points by which letters stand above the baseline.
    package var baselineOffset: CGFloat

    /// What few texts have besides; nil for nothing.
    package var decoration: TextDecorationBox?

    /// Looks that are plain but for what is given.
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
