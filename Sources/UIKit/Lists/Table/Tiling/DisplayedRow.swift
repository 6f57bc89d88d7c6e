/// A row that is displayed.
struct DisplayedRow {
    /// The number of the row among those of all sections.
    var number: Int
    let cell: UITableViewCell
}
