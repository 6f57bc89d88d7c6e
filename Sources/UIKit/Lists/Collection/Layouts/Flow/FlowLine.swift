/// A line of items in a section of a flow layout.
struct FlowLine: Equatable {
    var items: Range<Int>
    /// The position of the line along the direction of scrolling, from the first line of the section.
    var start: CGFloat
    /// The greatest length of an item along the direction of scrolling (CL-08).
    var thickness: CGFloat
    /// The greatest end of this line and the lines before it. It does not decrease from line to line.
    var reach: CGFloat
    /// The position of the first item across the direction of scrolling.
    var leading: CGFloat
    /// The distance between the items.
    var spacing: CGFloat
}
