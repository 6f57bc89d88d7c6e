/// The cells that a collection view has prepared before they become visible (PF-02).
struct PreparedCells {
    /// The cells, by the index paths of their items.
    var cells: [IndexPath: UICollectionViewCell] = [:]
    /// A Boolean value that indicates whether a cell will be prepared when the current frame has been presented.
    var isScheduled = false
}
