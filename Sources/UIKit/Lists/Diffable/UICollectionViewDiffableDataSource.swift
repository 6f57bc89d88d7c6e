/// A data source that updates its collection view for snapshots of its sections and items.
///
/// ```swift
/// let dataSource = UICollectionViewDiffableDataSource<String, Int>(
///     collectionView: collectionView
/// ) { view, indexPath, number in
///     view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: number)
/// }
/// var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["Numbers"])
/// snapshot.appendItems([1, 2, 3])
/// dataSource.apply(snapshot)
/// ```
///
/// The app retains the data source; the collection view does not (DS-09).
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource, OutlineDataSource {
    /// A closure that returns the cell for an item. Take the cell from the collection view.
    public typealias CellProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UICollectionViewCell?

    /// A closure that returns a supplementary view. Take the view from the collection view.
    public typealias SupplementaryViewProvider =
        @MainActor (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) ->
        UICollectionReusableView?

    private let cellProvider: CellProvider
    private let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

    /// Creates a data source, and makes it the data source of a collection view (DS-09).
    ///
    /// - Parameters:
    ///   - collectionView: The collection view. Not retained.
    ///   - cellProvider: A closure that returns the cell for an item.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        super.init()
        state.list = collectionView
        collectionView.dataSource = self
    }

    /// A closure that returns the supplementary views of the layout. The default is `nil`, for layouts without them.
    @preconcurrency open var supplementaryViewProvider: SupplementaryViewProvider?

    // MARK: Snapshots

    /// Returns a copy of the current snapshot, without marks of reloaded items (DS-05).
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { state.snapshot }

    /// Displays a snapshot. The collection view performs the changes from the current one (DS-03, DS-04).
    ///
    /// - Parameters:
    ///   - snapshot: The new sections and items. Queries return them when the method returns, unless it is called while
    ///     another snapshot is applied (DS-05, DS-06).
    ///   - animatingDifferences: `true`, the default, to animate the changes.
    ///   - completion: A closure that is called after the animations.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) { state.apply(snapshot, animation: animatingDifferences ? 0 : nil, completion) }

    /// Displays a snapshot, and returns after the animations.
    ///
    /// - Parameters:
    ///   - snapshot: The new sections and items.
    ///   - animatingDifferences: `true`, the default, to animate the changes.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Displays a snapshot by reloading the collection view: all visible cells are asked for again (DS-04).
    ///
    /// - Parameters:
    ///   - snapshot: The new sections and items.
    ///   - completion: A closure that is called afterwards.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) { state.applyByReloading(snapshot, completion) }

    /// Displays a snapshot by reloading the collection view, and returns afterwards.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    // MARK: Section snapshots

    /// Displays the visible items of a section snapshot in a section. Other sections do not change, except that they lose
    /// items that are in the snapshot (DS-10).
    ///
    /// - Parameters:
    ///   - snapshot: The items of the section.
    ///   - section: The section; it is added at the end if it does not exist.
    ///   - animatingDifferences: `true`, the default, to animate the changes.
    ///   - completion: A closure that is called after the animations.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) { state.apply(snapshot, to: section, animation: animatingDifferences ? 0 : nil, completion) }

    /// Displays the visible items of a section snapshot in a section, and returns after the animations.
    ///
    /// - Parameters:
    ///   - snapshot: The items of the section.
    ///   - section: The section; it is added at the end if it does not exist.
    ///   - animatingDifferences: `true`, the default, to animate the changes.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Returns the section snapshot of a section: the one that was applied last, or the list of its items if it was not
    /// applied or if a snapshot has changed the section since. Empty for sections that do not exist (DS-10).
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { state.hierarchy(of: section) }

    /// Closures for items that the user expands and collapses. None is set by default (DS-11).
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    // MARK: Reordering

    /// Closures for items that the user moves: by dragging them, or with the reorder controls of list cells. None is
    /// set by default (DS-12).
    open var reorderingHandlers = ReorderingHandlers() {
        didSet {
            guard reorderingHandlers.canReorderItem != nil else { return }
            (state.list as? UICollectionView)?.installMoveGestures()
        }
    }

    /// Returns whether ``reorderingHandlers`` permit that the user moves an item; `false` without a closure (DS-12).
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let canReorder = reorderingHandlers.canReorderItem, let item = state.item(at: indexPath) else {
            return false
        }
        return state.provide { canReorder(item) }
    }

    /// Moves an item in the snapshot, and calls ``reorderingHandlers`` before and after the move (DS-12).
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let handlers = reorderingHandlers
        state.reorder(from: sourceIndexPath, to: destinationIndexPath, handlers.willReorder, handlers.didReorder)
    }

    // The hierarchies, as list cells display them.

    final func outlineItem(at path: IndexPath) -> OutlineItem? { state.outlineItem(at: path) }

    final func parent(ofItemAt path: IndexPath) -> IndexPath? { state.parent(ofItemAt: path) }

    final func setExpanded(_ isExpanded: Bool, at path: IndexPath) {
        state.setExpanded(isExpanded, at: path, sectionSnapshotHandlers)
    }

    // MARK: Queries

    /// Returns the item at an index path; `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { state.item(at: indexPath) }

    /// Returns the index path of an item; `nil` if there is no such item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { state.path(of: itemIdentifier) }

    /// Returns the section at an index; `nil` if there is no such section.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { state.section(at: index) }

    /// Returns the index of a section; `nil` if there is no such section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        state.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: Data source

    /// Returns the number of sections of the current snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { state.snapshot.numberOfSections }

    /// Returns the number of items of a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        state.snapshot.sections.indices.contains(section) ? state.snapshot.sections[section].items.count : 0
    }

    /// Returns the cell that the cell provider returns for the item (DS-13).
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = state.item(at: indexPath) else {
            preconditionFailure("The diffable data source has no item for index path \(indexPath).")
        }
        guard let cell = state.provide({ cellProvider(collectionView, indexPath, item) }) else {
            preconditionFailure(SnapshotProblem.missingCell("UICollectionViewDiffableDataSource", indexPath, item))
        }
        return cell
    }

    /// Returns the view that ``supplementaryViewProvider`` returns. Traps if it returns none.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = state.provide({ supplementaryViewProvider?(collectionView, kind, indexPath) }) else {
            preconditionFailure(
                """
                The layout has a supplementary view of kind \(kind) at \(indexPath), but the supplementaryViewProvider \
                of the diffable data source is nil or returned nil.
                """)
        }
        return view
    }
}
