import CoreGraphics

/// The metrics of a font in points. They are proportional to the font's size and independent of device pixels.
package struct FontMetrics: Hashable, Sendable {
    /// The height of glyphs above the baseline; positive.
    package var ascender: CGFloat
    /// The depth of glyphs below the baseline; negative, as in `UIFont`.
    package var descender: CGFloat
    /// The gap between lines that the font recommends, in addition to ascender and descender.
    package var leading: CGFloat
    /// The height of capital letters.
    package var capHeight: CGFloat
    /// The height of lowercase letters such as x.
    package var xHeight: CGFloat

    /// The height of a line without additional spacing.
    package var lineHeight: CGFloat { ascender - descender + leading }

    /// Creates metrics in points.
    package init(ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// The metrics at size 1 of a font whose metrics cannot be read, for example because no font is installed.
    static let fallback = FontMetrics(ascender: 0.95, descender: -0.25, leading: 0, capHeight: 0.7, xHeight: 0.5)

    func scaled(by factor: CGFloat) -> FontMetrics {
        FontMetrics(
            ascender: ascender * factor, descender: descender * factor, leading: leading * factor,
            capHeight: capHeight * factor, xHeight: xHeight * factor)
    }
}
