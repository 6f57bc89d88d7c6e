/// A line above or below a list cell.
struct ListSeparator: Equatable {
    var isVisible = false
    /// The color; `nil` for the standard color.
    var color: UIColor?
    /// The color while the row is selected, where several rows can be selected; `nil` for none.
    var multipleSelectionColor: UIColor?
    /// The distance from the leading edge, in points; `nil` to align the line with the content.
    var leading: CGFloat?
    /// The distance from the trailing edge, in points.
    var trailing: CGFloat = 0
}
