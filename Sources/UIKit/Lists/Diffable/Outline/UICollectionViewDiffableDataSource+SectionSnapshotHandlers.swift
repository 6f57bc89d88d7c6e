extension UICollectionViewDiffableDataSource {
    /// Closures for items that the user expands and collapses (DS-11).
    ///
    /// ```swift
    /// outline.sectionSnapshotHandlers.snapshotForExpandingParent = { folder, children in
    ///     guard children.items.isEmpty else { return children }
    ///     var snapshot = NSDiffableDataSourceSectionSnapshot<File>()
    ///     snapshot.append(folder.contents)
    ///     return snapshot
    /// }
    /// ```
    ///
    /// They are not called for section snapshots that the app applies. All are `nil` by default.
    public struct SectionSnapshotHandlers<ItemType> where ItemType: Hashable {
        /// Returns whether an item may be expanded. Without the closure, every item may.
        public var shouldExpandItem: (@MainActor (_ item: ItemType) -> Bool)?

        /// Called before an item is expanded.
        public var willExpandItem: (@MainActor (_ item: ItemType) -> Void)?

        /// Returns whether an item may be collapsed. Without the closure, every item may.
        public var shouldCollapseItem: (@MainActor (_ item: ItemType) -> Bool)?

        /// Called before an item is collapsed.
        public var willCollapseItem: (@MainActor (_ item: ItemType) -> Void)?

        /// Returns the descendants of an item that is being expanded. The second argument is the current descendants.
        public var snapshotForExpandingParent:
            (
                @MainActor (
                    _ parent: ItemType, _ currentChildSnapshot: NSDiffableDataSourceSectionSnapshot<ItemType>
                ) -> NSDiffableDataSourceSectionSnapshot<ItemType>
            )?

        /// Creates handlers without closures.
        public init() {}
    }
}
