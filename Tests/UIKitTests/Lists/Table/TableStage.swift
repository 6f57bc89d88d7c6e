import UIKit
import UIKitTesting

/// A table view in a window of its own, whose data source and delegate log their calls.
@MainActor final class TableStage {
    let window: UIWindow
    let table: UITableView
    let source = TableLog()
    let generator: EventGenerator
    /// Objects that the table view does not retain.
    var retained: [AnyObject] = []

    /// Creates a table view of 200 × 200 points at (0, 0) with rows of 40 points.
    init(
        style: UITableView.Style = .plain, rows: [Int] = [100], rowHeight: CGFloat? = 40,
        _ configure: (UITableView, TableLog) -> Void = { _, _ in }
    ) throws {
        StageDisplays.open()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), style: style)
        source.rows = rows
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        if let rowHeight { table.rowHeight = rowHeight }
        table.dataSource = source
        table.delegate = source
        configure(table, source)
        window.addSubview(table)
        window.makeKeyAndVisible()
        generator = try EventGenerator(window: window)
        try generator.wait(0.1)
    }

    /// Returns the calls that were logged since the last time.
    func takeLog() -> [String] {
        defer { source.log = [] }
        return source.log
    }

    /// The rows that are displayed, such as "0.3".
    var visible: [String] { (table.indexPathsForVisibleRows ?? []).map { "\($0.section).\($0.row)" } }

    isolated deinit { window.isHidden = true }
}

/// A data source and delegate that logs calls.
@MainActor class TableLog: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: [Int] = []
    var log: [String] = []
    var titles: [Int: String] = [:]
    var footers: [Int: String] = [:]
    /// A closure that changes a cell before it is returned.
    var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
    /// A closure that is called after each call was logged.
    var onCall: (String) -> Void = { _ in }

    func record(_ text: String) {
        log.append(text)
        onCall(text)
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        record("sections")
        return rows.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        record("rows \(section)")
        return rows[section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        record("cell \(indexPath.section).\(indexPath.row)")
        cell.textLabel?.text = "Row \(indexPath.section).\(indexPath.row)"
        configure(cell, indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footers[section] }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        record("show \(indexPath.section).\(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        record("end \(indexPath.section).\(indexPath.row)")
    }
}

/// A data source and delegate that determines the heights of rows.
@MainActor class TableHeights: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 100
    var log: [String] = []
    var height: (Int) -> CGFloat = { _ in 40 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        log.append("cell \(indexPath.row)")
        return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        log.append("height \(indexPath.row)")
        return height(indexPath.row)
    }
}
