/// A data source that updates its table view for snapshots of its sections and rows.
///
/// ```swift
/// let dataSource = UITableViewDiffableDataSource<String, Int>(tableView: tableView) { table, indexPath, number in
///     let cell = table.dequeueReusableCell(withIdentifier: "number", for: indexPath)
///     cell.textLabel?.text = "\(number)"
///     return cell
/// }
/// var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["Numbers"])
/// snapshot.appendItems([1, 2, 3])
/// dataSource.apply(snapshot)
/// ```
///
/// The app retains the data source; the table view does not (DS-09). Subclasses override methods of
/// ``UITableViewDataSource`` to provide titles and to permit editing.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
    /// A closure that returns the cell for an item. Take the cell from the table view.
    public typealias CellProvider =
        @MainActor (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) ->
        UITableViewCell?

    private let cellProvider: CellProvider
    private let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

    /// Creates a data source, and makes it the data source of a table view (DS-09).
    ///
    /// - Parameters:
    ///   - tableView: The table view. Not retained.
    ///   - cellProvider: A closure that returns the cell for an item.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        super.init()
        state.list = tableView
        tableView.dataSource = self
    }

    /// The animation of rows and sections that are inserted, deleted or reloaded. The default is `automatic`.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    // MARK: Snapshots

    /// Returns a copy of the current snapshot, without marks of reloaded items (DS-05).
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { state.snapshot }

    /// Displays a snapshot. The table view performs the changes from the current one (DS-03, DS-04).
    ///
    /// - Parameters:
    ///   - snapshot: The new sections and items. Queries return them when the method returns, unless it is called while
    ///     another snapshot is applied (DS-05, DS-06).
    ///   - animatingDifferences: `true`, the default, to animate the changes.
    ///   - completion: A closure that is called after the animations.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) { state.apply(snapshot, animation: animatingDifferences ? defaultRowAnimation.rawValue : nil, completion) }

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

    /// Displays a snapshot by reloading the table view: all visible cells are asked for again (DS-04).
    ///
    /// - Parameters:
    ///   - snapshot: The new sections and items.
    ///   - completion: A closure that is called afterwards.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) { state.applyByReloading(snapshot, completion) }

    /// Displays a snapshot by reloading the table view, and returns afterwards.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    // MARK: Reordering

    /// Closures for rows that the user moves with the reorder controls of their cells. None is set by default (DS-12).
    ///
    /// UIKit has these closures for collection views only.
    open var reorderingHandlers = ReorderingHandlers()

    // MARK: Queries

    /// Returns the item of a row; `nil` if there is no such row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { state.item(at: indexPath) }

    /// Returns the row of an item; `nil` if there is no such item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { state.path(of: itemIdentifier) }

    /// Returns the section at an index; `nil` if there is no such section.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { state.section(at: index) }

    /// Returns the index of a section; `nil` if there is no such section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        state.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: Data source

    /// Returns the number of sections of the current snapshot.
    open func numberOfSections(in tableView: UITableView) -> Int { state.snapshot.numberOfSections }

    /// Returns the number of items of a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        state.snapshot.sections.indices.contains(section) ? state.snapshot.sections[section].items.count : 0
    }

    /// Returns the cell that the cell provider returns for the item (DS-13).
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = state.item(at: indexPath) else {
            preconditionFailure("The diffable data source has no item for index path \(indexPath).")
        }
        guard let cell = state.provide({ cellProvider(tableView, indexPath, item) }) else {
            preconditionFailure(SnapshotProblem.missingCell("UITableViewDiffableDataSource", indexPath, item))
        }
        return cell
    }

    /// Returns `nil`. Override it to provide titles of headers.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.missingMethods.insert(.titleForHeader)
        return nil
    }

    /// Returns `nil`. Override it to provide titles of footers.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.missingMethods.insert(.titleForFooter)
        return nil
    }

    /// Returns `nil`. Override it to provide an index of the sections (TV-18).
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        tableView.missingMethods.insert(.sectionIndexTitles)
        return nil
    }

    /// Returns the index of the title. Override it if titles and sections differ.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Returns `false`. Override it to permit editing.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Returns whether ``reorderingHandlers`` permit that the user moves an item; `false` without a closure (DS-12).
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        guard let canReorder = reorderingHandlers.canReorderItem, let item = state.item(at: indexPath) else {
            return false
        }
        return state.provide { canReorder(item) }
    }

    /// Moves an item in the snapshot, and calls ``reorderingHandlers`` before and after the move (DS-12).
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let handlers = reorderingHandlers
        state.reorder(from: sourceIndexPath, to: destinationIndexPath, handlers.willReorder, handlers.didReorder)
    }

    /// Does nothing. Override it to delete or insert an item: change a snapshot and apply it.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { tableView.missingMethods.insert(.commit) }
}
