import CoreGraphics

/// A paragraph style. All lengths are in points; values that are not finite count as 0.
///
/// The leading edge is the edge at which lines begin: the right edge in a right-to-left paragraph, otherwise the left
/// edge.
package struct ParagraphLayoutStyle: Hashable, Sendable {
    /// The base direction of a paragraph.
    package enum Direction: Hashable, Sendable {
        /// The direction of the first strong character.
        case natural
        case leftToRight
        case rightToLeft
    }

    /// The alignment of lines between the indents; `nil` for that of the request.
    package var alignment: TextAlignment?
    package var direction = Direction.natural
    /// The distance from the leading edge to the first line. Negative values count as 0.
    package var firstLineIndent: CGFloat = 0
    /// The distance from the leading edge to all other lines. Negative values count as 0.
    package var headIndent: CGFloat = 0
    /// The end of lines: a positive value is the distance from the leading edge, other values are relative to the
    /// trailing edge.
    package var tailIndent: CGFloat = 0
    /// The spacing between lines. Negative values count as 0, as in the properties below.
    package var lineSpacing: CGFloat = 0
    /// The spacing before the paragraph, if it is not the first.
    package var spacingBefore: CGFloat = 0
    /// The spacing after the paragraph, if it is not the last.
    package var spacingAfter: CGFloat = 0
    /// The factor of the line height; 0 counts as 1. The additional height is above the glyphs.
    package var lineHeightMultiple: CGFloat = 0
    /// The minimum line height, after ``lineHeightMultiple`` is applied.
    package var minimumLineHeight: CGFloat = 0
    /// The maximum line height, after ``lineHeightMultiple`` is applied; 0 for no limit.
    package var maximumLineHeight: CGFloat = 0
    /// The tab stops in ascending order.
    package var tabStops: [TextTabStop] = []
    /// The interval of tab stops after the last one. If 0, it is the distance between the last two stops.
    package var tabInterval: CGFloat = 0

    /// The default interval of tab stops.
    package static let defaultTabInterval: CGFloat = 28

    /// Creates the default style.
    package init() {}

    /// A Boolean value that indicates whether only the alignment and the line spacing may differ from their defaults.
    package var isSimple: Bool {
        var plain = ParagraphLayoutStyle()
        plain.alignment = alignment
        plain.lineSpacing = lineSpacing
        return self == plain
    }
}
