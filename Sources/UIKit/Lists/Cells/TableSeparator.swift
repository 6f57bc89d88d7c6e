/// The line below a cell, as its table view determines it (TV-17).
struct TableSeparator: Equatable {
    /// The color of the line; `nil` for the standard color.
    var color: UIColor?
    /// The distances of the line's ends from the sides of the cell, in points. A cell with a ``separatorInset`` of its
    /// own ignores them.
    var insets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// A Boolean value that indicates whether there is a line.
    var isVisible = false
}
