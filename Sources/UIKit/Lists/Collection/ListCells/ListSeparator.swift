/// A line above or below a list cell.
struct ListSeparator: Equatable {
    var isVisible = false
    /// The color; `nil` for the standard color.
    var color: UIColor?
    /// The distance from the leading edge, in points; `nil` to align the line with the content.
    var leading: CGFloat?
    /// The distance from the trailing edge, in points.
    var trailing: CGFloat = 0
}
