/// The selected and the pressed rows of a table view.
struct TableSelection {
    /// The numbers of the selected rows.
    var rows = IndexSet()
    /// The number of the pressed row, while it is highlighted.
    var highlighted: Int?
    /// The touch that presses a row.
    var touch: UITouch?
    /// The last row that was selected without Shift.
    var anchor: Int?
    /// The row from which keys move.
    var cursor: Int?

    /// Forgets all rows.
    mutating func removeAll() { self = TableSelection() }
}
