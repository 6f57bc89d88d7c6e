/// A list that can display placeholders: a table view or a collection view (DI-11).
///
/// Internally, rows have displayed index paths, which count placeholders. The app uses index paths of the data source:
/// `displayedPath(_:)` converts what the app passes, `appPath(_:)` what it receives.
@MainActor protocol PlaceholderList: UIScrollView {
    /// The placeholders that are displayed now.
    var placeholders: ListPlaceholders { get }
    /// The displayed cells of placeholders. The delegate is not notified of them.
    var placeholderCells: Set<ObjectIdentifier> { get set }
    /// The number of calls of the layout or of the app that use presentation values, one inside the other.
    var presentationDepth: Int { get set }

    /// A Boolean value that indicates whether a batch of updates is being collected.
    var isCollectingUpdates: Bool { get }
    /// A Boolean value that indicates whether placeholders can change: not while numbers of rows are being loaded.
    var canChangePlaceholders: Bool { get }
    /// Prepares for a change of placeholders: the numbers of rows become known.
    func prepareForPlaceholders()
    /// Calls a closure after the batch that is being collected.
    func afterUpdates(_ body: @escaping () -> Void)

    /// Returns the number of rows of a section that the data source knows.
    func dataRowCount(in section: Int) -> Int
    /// Asks the data source for the numbers of rows of all sections.
    func countsOfDataSource() -> [Int]
    /// Returns the number, over all sections, of a row at a displayed index path.
    func number(ofDisplayed path: IndexPath) -> Int

    /// Performs a batch that inserts, replaces or removes a placeholder.
    ///
    /// - Parameters:
    ///   - batch: The changes, with displayed index paths.
    ///   - new: The placeholders afterwards.
    func applyPlaceholders(_ batch: ListUpdateBatch, _ new: ListPlaceholders)
    /// Returns the displayed cell of a placeholder; nil if it is not displayed.
    func placeholderView(_ placeholder: ListPlaceholder) -> UIView?
    /// Adapts the position of a cell of a placeholder to its new content.
    func placeholderCellDidChange(_ placeholder: ListPlaceholder)
}

extension PlaceholderList {
    /// Returns whether a placeholder is displayed at an index path.
    func isPlaceholder(_ displayed: IndexPath) -> Bool {
        !placeholders.isEmpty && placeholders.placeholder(at: displayed) != nil
    }

    /// Returns the rows that are no placeholders.
    func withoutPlaceholders(_ rows: IndexSet) -> IndexSet {
        guard !placeholders.isEmpty else { return rows }
        return rows.subtracting(IndexSet(placeholders.paths.map(number(ofDisplayed:))))
    }

    // MARK: Index paths of the app

    /// Returns the displayed index path for one that the app has passed.
    func displayedPath(_ path: IndexPath) -> IndexPath {
        presentationDepth > 0 ? path : placeholders.displayedPath(path)
    }

    /// Returns the index path that the app receives for a displayed one.
    func appPath(_ displayed: IndexPath) -> IndexPath {
        presentationDepth > 0 ? displayed : placeholders.dataPath(displayed)
    }

    /// Calls a closure in which the app's index paths are displayed ones.
    func withPresentationValues<Result>(_ body: () -> Result) -> Result {
        presentationDepth += 1
        defer { presentationDepth -= 1 }
        return body()
    }

    /// Calls a closure in which the app's index paths are those of the data source.
    func withDataValues<Result>(_ body: () -> Result) -> Result {
        let depth = presentationDepth
        presentationDepth = 0
        defer { presentationDepth = depth }
        return body()
    }

    // MARK: Changes

    /// Displays a placeholder.
    ///
    /// - Parameters:
    ///   - placeholder: The placeholder.
    ///   - path: The index path at which its data would be inserted.
    func insertPlaceholder(_ placeholder: ListPlaceholder, at path: IndexPath) {
        guard !isCollectingUpdates else {
            // The numbers of rows are known after the batch.
            return afterUpdates { [weak self] in self?.insertPlaceholder(placeholder, at: path) }
        }
        prepareForPlaceholders()
        guard canChangePlaceholders else { return }
        var new = placeholders
        var batch = ListUpdateBatch()
        batch.insertItems([new.insert(placeholder, at: path)], animation: UITableView.RowAnimation.fade.rawValue)
        applyPlaceholders(batch, new)
    }

    /// Replaces a placeholder by a row of the data source.
    ///
    /// - Parameters:
    ///   - placeholder: The placeholder.
    ///   - changeData: A closure that inserts the row in the data source.
    /// - Returns: False if the placeholder does not exist any longer, or cannot change now.
    func commitPlaceholder(_ placeholder: ListPlaceholder, _ changeData: (IndexPath) -> Void) -> Bool {
        guard canChangePlaceholders, let path = placeholders.path(of: placeholder) else { return false }
        changeData(placeholders.dataPath(path))
        // The app may have loaded the data again.
        guard canChangePlaceholders, let path = placeholders.path(of: placeholder) else { return true }
        let counts = countsOfDataSource()
        // An app that has inserted the row itself has told the list already.
        let isInserted =
            counts.indices.contains(path.section) && counts[path.section] > dataRowCount(in: path.section)
        replacePlaceholder(placeholder, byRow: isInserted)
        return true
    }

    /// Removes a placeholder.
    ///
    /// - Returns: False if the placeholder does not exist any longer, or cannot change now.
    func removePlaceholder(_ placeholder: ListPlaceholder) -> Bool {
        guard canChangePlaceholders, placeholders.path(of: placeholder) != nil else { return false }
        replacePlaceholder(placeholder, byRow: false)
        return true
    }

    private func replacePlaceholder(_ placeholder: ListPlaceholder, byRow isReplaced: Bool) {
        var new = placeholders
        guard let path = new.remove(placeholder, isReplaced: isReplaced) else { return }
        var batch = ListUpdateBatch()
        // Collection views do not use the animation.
        let animation = UITableView.RowAnimation.fade.rawValue
        if isReplaced {
            batch.reloadItems([path], animation: animation)
        } else {
            batch.deleteItems([path], animation: animation)
        }
        applyPlaceholders(batch, new)
    }

    /// Configures the cell of a placeholder again, if it is displayed.
    func updatePlaceholderCell(_ placeholder: ListPlaceholder) {
        guard let cell = placeholderView(placeholder) else { return }
        placeholder.configure(cell)
        placeholderCellDidChange(placeholder)
    }
}
