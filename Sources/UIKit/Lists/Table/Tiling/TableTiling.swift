/// The state of displaying the visible rows.
struct TableTiling {
    /// A Boolean value that indicates whether rows are being displayed.
    var isActive = false
    /// A number that changes with each change of a height.
    var heightChanges = 0 {
        // The rows are at other positions.
        didSet { quietOffsets = nil }
    }
    /// The cells that have left the visible area in this pass. Those that are not used again are hidden at its end.
    var leavingCells: [UITableViewCell] = []
    /// The range of offsets in which no row enters or leaves, in units; `nil` if rows have to be found again.
    var quietOffsets: ClosedRange<Int>?
    /// The height of the bounds for which that range was computed, in units.
    var quietHeight = 0
    /// The row for which the data source is asked for a cell.
    var requestedRow: Int?
}
