/// A section of a flow layout: its header, its lines of items between insets, and its footer (CL-09).
struct FlowSection {
    /// The position along the direction of scrolling.
    var start: CGFloat = 0
    var headerLength: CGFloat
    var footerLength: CGFloat
    /// The insets before and after the lines, along the direction of scrolling.
    var insetBefore: CGFloat
    var insetAfter: CGFloat
    /// The inset at the leading edge, across the direction of scrolling.
    var leading: CGFloat
    var items: FlowItems

    var length: CGFloat { headerLength + insetBefore + items.length + insetAfter + footerLength }
    var end: CGFloat { start + length }
    /// The position of the first line.
    var firstLine: CGFloat { start + headerLength + insetBefore }
    var footerStart: CGFloat { end - footerLength }
}
