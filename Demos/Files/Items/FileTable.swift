import UIKit

/// The files of a folder as rows with columns for name, size, kind and time.
final class FileTable: ColumnTableView, FileItemsView, UITableViewDataSource, ColumnTableViewDelegate {
    weak var actions: (any FileItemsViewActions)?
    private var arrangement = Arrangement(empty: .root)
    private static let dateStyle = Date.FormatStyle(date: .abbreviated, time: .shortened)

    init() {
        super.init(frame: .zero, style: .plain)
        accessibilityLabel = "Files"
        backgroundColor = .systemBackground
        allowsMultipleSelection = true
        for (column, width) in [
            (FileOrder.Column.name, 200), (.size, 96), (.kind, 140), (.modified, 180),
        ] as [(FileOrder.Column, CGFloat)] {
            let tableColumn = TableColumn(identifier: column.rawValue, title: column.rawValue)
            tableColumn.width = width
            tableColumn.minWidth = column == .name ? 120 : 60
            tableColumn.isFlexible = column == .name
            if column == .size { tableColumn.alignment = .trailing }
            addTableColumn(tableColumn)
        }
        register(ColumnTableViewCell.self, forCellReuseIdentifier: "file")
        dataSource = self
        delegate = self
        dragDelegate = self
        dropDelegate = self
        isSpringLoaded = true
    }

    required init?(coder: NSCoder) { nil }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    /// Hides columns that do not fit.
    override func layoutSubviews() {
        for (column, width) in [(FileOrder.Column.kind, CGFloat(560)), (.modified, 420), (.size, 260)] {
            tableColumn(withIdentifier: column.rawValue)?.isHidden = bounds.width < width
        }
        super.layoutSubviews()
    }

    /// The order of the rows, which the header shows.
    var order: FileOrder {
        get {
            guard let first = sortDescriptors.first else { return FileOrder() }
            return FileOrder(column: FileOrder.Column(rawValue: first.key) ?? .name, isAscending: first.ascending)
        }
        set {
            sortDescriptors = [ColumnSortDescriptor(key: newValue.column.rawValue, ascending: newValue.isAscending)]
        }
    }

    /// Keys that select very many files notify the delegate only of one of them.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesBegan(presses, with: event)
        actions?.showStatus()
    }

    // MARK: Files

    var selectedRows: [Int] { (indexPathsForSelectedRows ?? []).map(\.row) }

    func show(_ arrangement: Arrangement, changes: RowChanges?, selectedRows: [Int]) {
        if let changes, self.arrangement.contents.path == arrangement.contents.path {
            performBatchUpdates {
                self.arrangement = arrangement
                if !changes.deleted.isEmpty { self.deleteRows(at: changes.deleted.map(self.path), with: .fade) }
                if !changes.inserted.isEmpty { self.insertRows(at: changes.inserted.map(self.path), with: .fade) }
            }
            reconfigureRows(at: indexPathsForVisibleRows ?? [])
            return
        }
        if self.arrangement.contents.path != arrangement.contents.path {
            setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
        }
        self.arrangement = arrangement
        reloadData()
        select(rows: selectedRows)
    }

    func showDetails(_ arrangement: Arrangement) {
        self.arrangement = arrangement
        reconfigureRows(at: indexPathsForVisibleRows ?? [])
    }

    func select(_ rows: [Int]) {
        selectRow(at: nil, animated: false, scrollPosition: .none)
        select(rows: rows)
        if let first = rows.first { reveal(first) }
    }

    private func select(rows: [Int]) {
        for row in rows { selectRow(at: path(row), animated: false, scrollPosition: .none) }
    }

    func reveal(_ row: Int) {
        layoutIfNeeded()
        scrollToRow(at: path(row), at: .none, animated: false)
    }

    func nameFrame(ofRow row: Int) -> CGRect? {
        guard row < arrangement.count, let column = column(withIdentifier: FileOrder.Column.name.rawValue) else {
            return nil
        }
        let frame = rectForRow(at: path(row))
        let name = rect(ofColumn: column)
        let icon: CGFloat = 28
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: name.minX + (isRightToLeft ? 0 : icon), y: frame.minY + 1, width: max(80, name.width - icon),
            height: frame.height - 2)
    }

    // MARK: Data source and delegate

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { arrangement.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = dequeueReusableCell(withIdentifier: "file", for: indexPath)
        guard let cell = cell as? ColumnTableViewCell else { return cell }
        let item = arrangement[indexPath.row]
        let name = FileOrder.Column.name.rawValue
        cell.setText(item.name.text, image: FileSymbol.image(item.type, size: 15), forColumn: name)
        cell.imageView(forColumn: name).tintColor = FileSymbol.color(item.kind)
        let label = cell.textLabel(forColumn: name)
        label.lineBreakMode = .byTruncatingMiddle
        label.textColor = item.name.isHidden ? .secondaryLabel : .label
        for (column, text) in [
            (FileOrder.Column.size, item.sizeText), (.kind, item.type.title),
            (.modified, item.date?.formatted(FileTable.dateStyle) ?? ""),
        ] {
            cell.setText(text, forColumn: column.rawValue)
            cell.textLabel(forColumn: column.rawValue).textColor = .secondaryLabel
        }
        for column in FileOrder.Column.allCases {
            cell.textLabel(forColumn: column.rawValue).font = .systemFont(ofSize: 13)
        }
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { actions?.selectionDidChange() }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { actions?.selectionDidChange() }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        actions?.open(row: indexPath.row)
    }

    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { actions?.isFolder(row: indexPath.row) ?? false }

    func tableView(_ tableView: UITableView, typeSelectStringForRowAt indexPath: IndexPath) -> String? {
        arrangement[indexPath.row].name.text
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let selected = selectedRows
        let rows = selected.contains(indexPath.row) ? selected : [indexPath.row]
        guard let menu = actions?.menu(forRows: rows) else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    func columnTableView(_ tableView: ColumnTableView, sortDescriptorsDidChange oldDescriptors: [ColumnSortDescriptor])
    {
        actions?.sort(order)
    }
}
