import UIKit
import UIKitTesting

/// A table view with the columns a (100 points), b (80) and c (60), 300 × 200 points at (0, 0), in a window of its own.
@MainActor final class ColumnStage {
    let window: UIWindow
    let table: ColumnTableView
    let source = ColumnLog()
    let generator: EventGenerator

    init(
        width: CGFloat = 300, isRightToLeft: Bool = false, _ configure: (ColumnTableView, ColumnLog) -> Void = { _, _ in }
    ) throws {
        StageDisplays.open()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        table = ColumnTableView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
        if isRightToLeft { table.semanticContentAttribute = .forceRightToLeft }
        for (name, width) in [("a", 100), ("b", 80), ("c", 60)] {
            let column = TableColumn(identifier: name, title: name.uppercased())
            column.width = CGFloat(width)
            table.addTableColumn(column)
        }
        table.dataSource = source
        table.delegate = source
        configure(table, source)
        window.addSubview(table)
        window.makeKeyAndVisible()
        generator = try EventGenerator(window: window)
        try generator.wait(0.1)
        source.log = []
    }

    func column(_ name: String) -> TableColumn { table.tableColumn(withIdentifier: name)! }

    /// The identifiers of the columns in order.
    var order: String { table.tableColumns.map(\.identifier).joined() }

    /// The widths of the columns in order.
    var widths: [CGFloat] { table.tableColumns.indices.map { table.rect(ofColumn: $0).width } }

    /// The frame of what a displayed row shows in a column, in the coordinates of the table view.
    func labelFrame(_ name: String, row: Int = 0) -> CGRect {
        guard let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? ColumnTableViewCell else { return .null }
        let label = cell.textLabel(forColumn: name)
        return label.convert(label.bounds, to: table)
    }

    func drag(from start: CGPoint, to end: CGPoint) throws {
        try generator.pointerMove(to: start)
        try generator.pointerDown()
        for step in 1...10 {
            let part = CGFloat(step) / 10
            try generator.pointerMove(
                to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
    }

    isolated deinit { window.isHidden = true }
}

/// A data source and delegate of a table view with columns, which logs calls.
@MainActor final class ColumnLog: NSObject, ColumnTableViewDataSource, ColumnTableViewDelegate {
    var rows = 100
    var log: [String] = []
    /// A closure that returns the text of a row in a column.
    var text: (String, Int) -> String? = { "\($0)\($1)" }
    var view: (String, Int, UIView?) -> UIView? = { _, _, _ in nil }
    var fits: CGFloat?
    var permitsReorder = true

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func columnTableView(
        _ tableView: ColumnTableView, textFor column: TableColumn, at indexPath: IndexPath
    ) -> String? {
        log.append("text \(column.identifier)\(indexPath.row)")
        return text(column.identifier, indexPath.row)
    }

    func columnTableView(
        _ tableView: ColumnTableView, viewFor column: TableColumn, at indexPath: IndexPath, reusing reusableView: UIView?
    ) -> UIView? { view(column.identifier, indexPath.row, reusableView) }

    func columnTableView(
        _ tableView: ColumnTableView, sortDescriptorsDidChange oldDescriptors: [ColumnSortDescriptor]
    ) {
        func text(_ list: [ColumnSortDescriptor]) -> String {
            list.map { ($0.ascending ? "+" : "-") + $0.key }.joined()
        }
        log.append("sort \(text(oldDescriptors))>\(text(tableView.sortDescriptors))")
    }

    func columnTableView(_ tableView: ColumnTableView, didClick column: TableColumn) {
        log.append("click \(column.identifier)")
    }

    func columnTableView(_ tableView: ColumnTableView, didResize column: TableColumn) {
        log.append("resize \(column.identifier) \(Int(column.width))")
    }

    func columnTableView(_ tableView: ColumnTableView, sizeToFitWidthOf column: TableColumn) -> CGFloat? { fits }

    func columnTableView(_ tableView: ColumnTableView, shouldReorder column: TableColumn, to index: Int) -> Bool {
        permitsReorder
    }

    func columnTableView(
        _ tableView: ColumnTableView, didReorder column: TableColumn, from oldIndex: Int, to index: Int
    ) { log.append("reorder \(column.identifier) \(oldIndex) \(index)") }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }
}
