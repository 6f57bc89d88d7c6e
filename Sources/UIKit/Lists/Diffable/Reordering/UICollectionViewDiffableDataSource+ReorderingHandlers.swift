extension UICollectionViewDiffableDataSource {
    /// Closures for items that the user moves (DS-12). All are `nil` by default.
    ///
    /// ```swift
    /// outline.reorderingHandlers.canReorderItem = { _ in true }
    /// outline.reorderingHandlers.didReorder = { transaction in
    ///     names = transaction.finalSnapshot.itemIdentifiers.map(\.name)
    /// }
    /// ```
    public struct ReorderingHandlers {
        /// Returns whether the user can move an item. Without the closure, the user can move none.
        public var canReorderItem: (@MainActor (_ item: ItemIdentifierType) -> Bool)?

        /// Called before the snapshot of the data source changes.
        public var willReorder:
            (
                @MainActor (_ transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>)
                    -> Void
            )?

        /// Called after the item was moved. Store the new order here.
        public var didReorder:
            (
                @MainActor (_ transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>)
                    -> Void
            )?

        /// Creates handlers without closures.
        public init() {}
    }
}
