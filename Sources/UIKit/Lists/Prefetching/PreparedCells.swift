/// The cells that a list has prepared before they become visible (PF-02), by their index paths or numbers.
struct PreparedCells<Key: Hashable, Cell> {
    /// The cells.
    var cells: [Key: Cell] = [:]
    /// A Boolean value that indicates whether a cell will be prepared when the current frame has been presented.
    var isScheduled = false
    /// The most cells that are prepared at a time.
    let limit = 16
}
