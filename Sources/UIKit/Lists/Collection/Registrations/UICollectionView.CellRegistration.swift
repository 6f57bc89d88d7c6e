extension UICollectionView {
    /// A class of cells together with a closure that configures them for items.
    ///
    /// ```swift
    /// let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, indexPath, name in
    ///     var content = UIListContentConfiguration.cell()
    ///     content.text = name
    ///     cell.contentConfiguration = content
    /// }
    /// ```
    ///
    /// Create a registration once, outside of the closures and methods that return cells: each one has its own cells for
    /// reuse (DS-13).
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that configures a cell for an item.
        public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let identity = ViewRegistration()

        /// Creates a registration of the class of cells that the closure receives.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// Returns a cell of a registration, configured for an item. Call it where the data source returns cells (DS-13).
    ///
    /// - Parameters:
    ///   - registration: The registration.
    ///   - indexPath: The index path for which the cell is requested.
    ///   - item: The item; with `nil`, the cell is not configured.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        registration.identity.check("cell", "collectionView(_:cellForItemAt:)")
        let view = dequeue(
            CollectionViewKey(kind: UICollectionView.cellKind, identifier: registration.identity.identifier), Cell.self,
            ElementKey(category: .cell, path: indexPath))
        guard let cell = view as? Cell else { preconditionFailure("\(view) is not of the class \(Cell.self)") }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
}
