import QuartzCore

// Rows without data, until the data of a drop has been loaded (DI-11).
//
// Numbers of rows count placeholders. Index paths are those of the data source: `rowNumber(_:)` and
// `indexPath(ofRow:)` are the only places that convert between the two.
extension UITableView {
    /// Returns the number of rows of a section that the data source knows.
    func dataRowCount(in section: Int) -> Int {
        geometry.sections[section].rows.count - placeholders.count(in: section)
    }

    /// Returns whether a row is a placeholder.
    func isPlaceholder(_ number: Int) -> Bool {
        !placeholders.isEmpty && number < geometry.rowCount
            && placeholders.placeholder(at: displayedPath(ofRow: number)) != nil
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
        let number = geometry.number(of: path.row, in: path.section)
        return displayedIndex(number).map { rows[$0].cell }
    }

    /// A Boolean value that indicates whether placeholders can change: not while numbers of rows are being loaded.
    private var canChangePlaceholders: Bool { updates.depth == 0 && isLoaded && !isLoading && !updates.isAdopting }

    func insertPlaceholder(_ placeholder: ListPlaceholder, at path: IndexPath) {
        guard updates.depth == 0 else {
            // The numbers of rows are known after the batch.
            updates.completions.append { [weak self] _ in self?.insertPlaceholder(placeholder, at: path) }
            return
        }
        loadIfNeeded()
        guard canChangePlaceholders else { return }
        var new = placeholders
        var batch = ListUpdateBatch()
        batch.insertItems([new.insert(placeholder, at: path)], animation: RowAnimation.fade.rawValue)
        applyPlaceholders(batch, new)
    }

    func commitPlaceholder(_ placeholder: ListPlaceholder, _ changeData: (IndexPath) -> Void) -> Bool {
        guard canChangePlaceholders, let path = placeholders.path(of: placeholder) else { return false }
        changeData(placeholders.dataPath(path))
        // The app may have loaded the data again.
        guard canChangePlaceholders, let path = placeholders.path(of: placeholder) else { return true }
        isLoading = true
        let counts = rowCounts()
        isLoading = false
        // An app that has inserted the row itself has told the table view already.
        let isInserted =
            counts.indices.contains(path.section) && counts[path.section] > dataRowCount(in: path.section)
        replacePlaceholder(placeholder, byRow: isInserted)
        return true
    }

    func removePlaceholder(_ placeholder: ListPlaceholder) -> Bool {
        guard canChangePlaceholders, placeholders.path(of: placeholder) != nil else { return false }
        replacePlaceholder(placeholder, byRow: false)
        return true
    }

    private func replacePlaceholder(_ placeholder: ListPlaceholder, byRow isReplaced: Bool) {
        var new = placeholders
        guard let path = new.remove(placeholder, isReplaced: isReplaced) else { return }
        var batch = ListUpdateBatch()
        if isReplaced {
            batch.reloadItems([path], animation: RowAnimation.fade.rawValue)
        } else {
            batch.deleteItems([path], animation: RowAnimation.fade.rawValue)
        }
        applyPlaceholders(batch, new)
    }
}
