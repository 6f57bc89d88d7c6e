import QuartzCore

// Rows without data, until the data of a drop has been loaded (DI-11).
//
// Numbers of rows count placeholders. Index paths are those of the data source: `rowNumber(_:)` and
// `indexPath(ofRow:)` are the only places that convert between the two.
extension UITableView: PlaceholderList {
    func dataRowCount(in section: Int) -> Int {
        geometry.sections[section].rows.count - placeholders.count(in: section)
    }

    func countsOfDataSource() -> [Int] {
        isLoading = true
        defer { isLoading = false }
        return rowCounts()
    }

    func number(ofDisplayed path: IndexPath) -> Int { geometry.number(of: path.row, in: path.section) }

    /// Returns a Boolean value that indicates whether a row is a placeholder.
    func isPlaceholder(_ number: Int) -> Bool {
        !placeholders.isEmpty && number < geometry.rowCount && isPlaceholder(displayedPath(ofRow: number))
    }

    /// Obtains the cell of a placeholder.
    func placeholderCell(ofRow number: Int) -> UITableViewCell? {
        guard let placeholder = placeholders.placeholder(at: displayedPath(ofRow: number)) else { return nil }
        let cell = dequeueCell(placeholder.reuseIdentifier, for: indexPath(ofRow: number))
        placeholderCells.insert(ObjectIdentifier(cell))
        placeholder.configure(cell)
        return cell
    }

    func placeholderView(_ placeholder: ListPlaceholder) -> UIView? {
        guard let path = placeholders.path(of: placeholder) else { return nil }
        return displayedIndex(number(ofDisplayed: path)).map { rows[$0].cell }
    }

    func placeholderCellDidChange(_ placeholder: ListPlaceholder) {
        guard let path = placeholders.path(of: placeholder) else { return }
        forgetHeight(ofRow: number(ofDisplayed: path))
        setNeedsLayout()
    }

    var isCollectingUpdates: Bool { updates.depth > 0 }

    var canChangePlaceholders: Bool { updates.depth == 0 && isLoaded && !isLoading && !updates.isAdopting }

    func prepareForPlaceholders() { loadIfNeeded() }

    func afterUpdates(_ body: @escaping () -> Void) { updates.completions.append { _ in body() } }

    func applyPlaceholders(_ batch: ListUpdateBatch, _ new: ListPlaceholders) { apply(batch, [], [], new) }
}
