/// The state of the index at the side of a table view (TV-18).
struct TableSectionIndex {
    /// The titles of the data source; `nil` while they are not known.
    var titles: [String]?
    /// The view that displays the titles, while they are displayed.
    var view: TableIndexView?
}
