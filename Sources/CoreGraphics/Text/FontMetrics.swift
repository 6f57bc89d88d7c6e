/// The measures of a font in points. They grow with the font's size and know no device pixels.
package struct FontMetrics: Hashable, Sendable {
    /// How far letters reach above the baseline; positive.
    package var ascender: CGFloat
    /// How far letters reach below the baseline; negative, as in `UIFont`.
    package var descender: CGFloat
    /// The gap the font asks for between lines, besides ascender and descender.
    package var leading: CGFloat
    /// The height of capital letters.
    package var capHeight: CGFloat
    /// The height of small letters such as x.
    package var xHeight: CGFloat

    /// The height of a line without extra spacing.
    package var lineHeight: CGFloat { ascender - descender + leading }

    /// Measures in points.
    package init(ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// What is assumed of a font of size 1 that cannot be asked, for instance because no font is installed.
    static let fallback = FontMetrics(ascender: 0.95, descender: -0.25, leading: 0, capHeight: 0.7, xHeight: 0.5)

    func scaled(by factor: CGFloat) -> FontMetrics {
        FontMetrics(
            ascender: ascender * factor, descender: descender * factor, leading: leading * factor,
            capHeight: capHeight * factor, xHeight: xHeight * factor)
    }
}
