import CoreGraphics

/// The position of a baseline in a view whose text is aligned in some way: a fraction of the view's height plus an
/// offset in points.
struct LayoutBaseline {
    let heightFraction: CGFloat
    let offset: CGFloat

    /// The baseline of a line of text at the top of the view.
    static func fromTop(_ offset: CGFloat) -> LayoutBaseline { LayoutBaseline(heightFraction: 0, offset: offset) }

    /// The baseline of the first or last line of text that is centered vertically (IC-19).
    ///
    /// - Parameters:
    ///   - height: The height of the text.
    ///   - ascender: The distance from the top of a line to its baseline.
    ///   - descender: The distance from the baseline to the bottom of a line.
    static func ofCenteredText(
        isFirst: Bool, height: CGFloat, ascender: CGFloat, descender: CGFloat
    ) -> LayoutBaseline {
        LayoutBaseline(heightFraction: 0.5, offset: isFirst ? ascender - height / 2 : height / 2 - descender)
    }
}
