/// An item without data, which shows a cell of its own until its data has been loaded.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
    /// The index path at which the data would be inserted.
    let insertionIndexPath: IndexPath
    /// The identifier of the cell's reuse queue.
    let reuseIdentifier: String

    /// A closure that configures the cell. It is called when the cell is displayed, and by
    /// ``UICollectionViewDropPlaceholderContext/setNeedsCellUpdate()``. The default is `nil`.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: The index path at which the data would be inserted.
    ///   - reuseIdentifier: The identifier of a cell that is registered with the collection view.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }
}
