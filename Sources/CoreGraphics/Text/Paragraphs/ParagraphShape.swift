/// How a paragraph is arranged, where that is not as plain as in most texts. All lengths are points; those that are not
/// finite count as 0.
///
/// The leading edge is where lines begin: the left one, the right one in a paragraph that runs from right to left.
package struct ParagraphShape: Hashable, Sendable {
    /// Which way a paragraph runs.
    package enum Direction: Hashable, Sendable {
        /// As its first strong letter says.
        case natural
        case leftToRight
        case rightToLeft
    }

    /// Where lines stand between the indents; nil for as the request says.
    package var alignment: TextAlignment?
    package var direction = Direction.natural
    /// From the leading edge to the first line. Negative ones count as 0.
    package var firstLineIndent: CGFloat = 0
    /// From the leading edge to all other lines. Negative ones count as 0.
    package var headIndent: CGFloat = 0
    /// Where lines end: if positive, so far from the leading edge, otherwise so far before the other one.
    package var tailIndent: CGFloat = 0
    /// Added between lines. Negative ones count as 0, here and below.
    package var lineSpacing: CGFloat = 0
    /// Room before the paragraph, if another comes before it.
    package var spacingBefore: CGFloat = 0
    /// Room after the paragraph, if another comes after it.
    package var spacingAfter: CGFloat = 0
    /// What the height of lines is multiplied with; 0 for 1. Room that this adds is above the letters.
    package var lineHeightMultiple: CGFloat = 0
    /// The least height of lines after that.
    package var minimumLineHeight: CGFloat = 0
    /// The greatest height of lines after that; 0 for any.
    package var maximumLineHeight: CGFloat = 0
    /// Where tabs lead, in ascending order.
    package var tabStops: [TextTabStop] = []
    /// Behind the last stop, tabs lead to multiples of this; if 0, as far on as from the last stop but one to the last.
    package var tabInterval: CGFloat = 0

    /// The interval of tabs where nothing else is said.
    package static let standardTabInterval: CGFloat = 28

    /// A plain paragraph.
    package init() {}
}
