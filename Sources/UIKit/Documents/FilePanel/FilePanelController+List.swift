// The rows of the list.
extension FilePanelController: ColumnTableViewDataSource, ColumnTableViewDelegate {
    /// The entries of the selected rows.
    var selectedEntries: [FileEntry] {
        (list.indexPathsForSelectedRows ?? []).compactMap {
            list.entries.indices.contains($0.row) ? list.entries[$0.row] : nil
        }
    }

    func selectionDidChange() {
        let selected = selectedEntries
        // The area stays while the user continues to select, so that the columns do not move.
        if selected.count == 1, !selected[0].isFolder { showsPreview = true }
        preview.show(selected.count == 1 ? selected.first : nil, in: folder)
        updateButtons()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { list.entries.count }

    func columnTableView(
        _ tableView: ColumnTableView, textFor column: TableColumn, at indexPath: IndexPath
    ) -> String? {
        let entry = list.entries[indexPath.row]
        return switch FileOrder.Key(rawValue: column.identifier) {
        case .size: entry.isFolder ? nil : FileFormat.size(entry.size)
        case .date: FileFormat.day(entry.date)
        default: entry.name
        }
    }

    func columnTableView(
        _ tableView: ColumnTableView, imageFor column: TableColumn, at indexPath: IndexPath
    ) -> UIImage? {
        column.identifier == FileOrder.Key.name.rawValue ? list.icon(of: list.entries[indexPath.row]) : nil
    }

    func columnTableView(
        _ tableView: ColumnTableView, sortDescriptorsDidChange oldDescriptors: [ColumnSortDescriptor]
    ) { arrange() }

    func tableView(_ tableView: UITableView, typeSelectStringForRowAt indexPath: IndexPath) -> String? {
        list.entries[indexPath.row].name
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let entry = list.entries[indexPath.row]
        if !choice.allowsSeveral {
            for other in list.indexPathsForSelectedRows ?? [] where other != indexPath {
                list.deselectRow(at: other, animated: false)
            }
        }
        if isSaving, !entry.isFolder { nameField.text = entry.name }
        selectionDidChange()
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { selectionDidChange() }

    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        let entry = list.entries[indexPath.row]
        if entry.isFolder { show(FilePath.join(folder, entry.name)) } else { accept() }
    }
}
