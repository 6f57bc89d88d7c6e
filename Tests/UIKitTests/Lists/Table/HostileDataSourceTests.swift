import Testing
import UIKitTesting

@testable import UIKit

/// Data sources and delegates that return impossible values, or change the list in every callback.
@MainActor @Suite(.serialized, .timeLimit(.minutes(20))) struct HostileDataSourceTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections = 1
        var rows = 100
        var height: (Int) -> CGFloat = { _ in 40 }
        var cell: (UITableView, IndexPath) -> UITableViewCell = {
            $0.dequeueReusableCell(withIdentifier: "cell", for: $1)
        }

        func numberOfSections(in tableView: UITableView) -> Int { sections }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cell(tableView, indexPath)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            height(indexPath.row)
        }
    }

    private func make(_ configure: (Source) -> Void) throws -> (TableStage, Source) {
        let source = Source()
        configure(source)
        let stage = try TableStage { table, _ in
            table.dataSource = source
            table.delegate = source
        }
        stage.retained = [source]
        return (stage, source)
    }

    /// Checks that what is displayed fits together.
    private func check(_ table: UITableView, _ title: String) {
        let numbers = table.rows.map(\.number)
        #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count, "\(title)")
        #expect(numbers.allSatisfy { $0 < table.geometry.rowCount }, "\(title)")
        #expect(table.rows.allSatisfy { $0.cell.superview === table && !$0.cell.isHidden }, "\(title)")
        #expect(Set(table.rows.map { ObjectIdentifier($0.cell) }).count == numbers.count, "\(title)")
        #expect(table.contentOffset.y.isFinite && table.contentSize.height.isFinite, "\(title)")
        if table.window != nil, table.contentOffset.y < table.contentSize.height, table.geometry.rowCount > 0 {
            #expect(!numbers.isEmpty, "\(title)")
        }
    }

    // MARK: Numbers

    @Test("TV-56: numbers of sections and rows that cannot be stop the program with a message")
    func counts() async {
        await #expect(processExitsWith: .failure) { await HostileDataSourceTests.load(sections: -1, rows: 1) }
        await #expect(processExitsWith: .failure) { await HostileDataSourceTests.load(sections: .max, rows: 1) }
        await #expect(processExitsWith: .failure) { await HostileDataSourceTests.load(sections: 1, rows: -1) }
        await #expect(processExitsWith: .failure) { await HostileDataSourceTests.load(sections: 1, rows: .max) }
    }

    private static func load(sections: Int, rows: Int) {
        let source = Source()
        source.sections = sections
        source.rows = rows
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.dataSource = source
        table.reloadData()
    }

    @Test("TV-56: a thousand million rows of one height take no time")
    func manyRows() throws {
        let source = TableLog()
        let stage = try TableStage(rows: [1_000_000_000, 1_000_000_000]) { _, _ in _ = source }
        #expect(stage.table.contentSize.height == 80_000_000_000)
        stage.table.scrollToRow(at: IndexPath(row: 999_999_999, section: 1), at: .bottom, animated: false)
        #expect(stage.visible.last == "1.999999999")
        stage.source.rows[0] -= 1
        stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        try stage.generator.wait(1)
        check(stage.table, "deleted")
    }

    // MARK: Heights

    @Test("TV-56: heights that are not finite or negative are none", arguments: [CGFloat.nan, .infinity, -.infinity, -5])
    func heights(_ bad: CGFloat) throws {
        let (stage, _) = try make { $0.height = { $0 % 2 == 0 ? 40 : bad } }
        #expect(stage.visible == ["0.0", "0.2", "0.4", "0.6", "0.8"])
        stage.table.estimatedRowHeight = 0
        try stage.generator.wait(0.1)
        #expect(stage.table.contentSize.height == 2000)
        #expect(stage.visible.count == 5)
        check(stage.table, "\(bad)")
    }

    @Test("TV-56: rows that are all without height, and rows of a greatest height")
    func extremes() throws {
        let (stage, source) = try make {
            $0.rows = 100_000
            $0.height = { _ in 0 }
        }
        #expect(stage.visible == [])
        source.height = { _ in .greatestFiniteMagnitude }
        stage.table.reloadData()
        try stage.generator.wait(0.1)
        #expect(stage.visible == ["0.0"] && stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 1_000_000)
    }

    @Test("TV-56: heights that change each time they are asked for do not hang")
    func changingHeights() throws {
        var count = 0
        let (stage, _) = try make {
            $0.height = { _ in
                count += 1
                return CGFloat(count % 7) * 13
            }
        }
        for offset in stride(from: CGFloat(0), to: 2000, by: 130) {
            stage.table.contentOffset.y = offset
            stage.table.layoutIfNeeded()
            stage.table.beginUpdates()
            stage.table.endUpdates()
        }
        #expect(stage.table.rows.map(\.number) == stage.table.rows.map(\.number).sorted())
    }

    // MARK: Cells

    @Test("TV-56: one cell for all rows is displayed once")
    func sameCell() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
        let (stage, _) = try make { $0.cell = { _, _ in cell } }
        #expect(stage.table.rows.filter { $0.cell === cell }.count == 1)
        stage.table.contentOffset.y = 400
        try stage.generator.wait(0.2)
        #expect(stage.table.rows.filter { $0.cell === cell }.count == 1)
    }

    @Test("TV-56: cells without identifier, of another identifier, and of another table view")
    func foreignCells() throws {
        let (other, _) = try make { _ in }
        let (stage, source) = try make {
            $0.cell = { _, path in
                UITableViewCell(style: .default, reuseIdentifier: path.row % 2 == 0 ? nil : "other \(path.row)")
            }
        }
        for offset in stride(from: CGFloat(0), to: 2000, by: 90) {
            stage.table.contentOffset.y = offset
            stage.table.layoutIfNeeded()
            check(stage.table, "\(offset)")
        }
        source.cell = { table, path in
            other.table.visibleCells.first ?? table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        stage.table.reloadData()
        stage.table.layoutIfNeeded()
        #expect(stage.table.rows.map(\.number) == stage.table.rows.map(\.number).sorted())
        other.table.contentOffset.y = 400
        try stage.generator.wait(0.2)
        other.table.reloadData()
        other.table.layoutIfNeeded()
        check(other.table, "other")
    }

    // MARK: Changes in callbacks

    private typealias Action = (name: String, body: @MainActor (UITableView, TableLog) -> Void)

    private static let actions: [Action] = [
        ("reload", { table, _ in table.reloadData() }),
        (
            "insert",
            { table, source in
                guard !source.rows.isEmpty else { return }
                source.rows[0] += 1
                table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            }
        ),
        (
            "delete",
            { table, source in
                guard let count = source.rows.first, count > 1 else { return }
                source.rows[0] -= 1
                table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            }
        ),
        ("reload rows", { table, _ in table.reloadRows(at: table.indexPathsForVisibleRows ?? [], with: .none) }),
        ("reconfigure", { table, _ in table.reconfigureRows(at: table.indexPathsForVisibleRows ?? []) }),
        (
            "layout",
            { table, _ in
                table.setNeedsLayout()
                table.layoutIfNeeded()
            }
        ),
        ("scroll", { table, _ in table.contentOffset.y += 37 }),
        (
            "scroll to row",
            { table, _ in
                guard table.numberOfSections > 0, table.numberOfRows(inSection: 0) > 50 else { return }
                table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .middle, animated: false)
            }
        ),
        ("edit", { table, _ in table.setEditing(!table.isEditing, animated: true) }),
        ("updates", { table, _ in table.performBatchUpdates(nil) }),
        ("width", { table, _ in table.frame.size.width = table.frame.width == 200 ? 180 : 200 }),
        ("remove", { table, _ in table.removeFromSuperview() }),
        ("no data", { table, _ in table.dataSource = nil }),
        ("no delegate", { table, _ in table.delegate = nil }),
        ("height", { table, _ in table.rowHeight = table.rowHeight == 40 ? 50 : 40 }),
        ("select", { table, _ in table.selectRow(at: IndexPath(row: 1, section: 0), animated: true, scrollPosition: .top) }),
        (
            "header", { table, _ in
                table.tableHeaderView =
                    table.tableHeaderView == nil ? UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30)) : nil
            }
        ),
    ]

    @Test("TV-56: any change in any callback, once and many times", arguments: [1, 30])
    func changesInCallbacks(limit: Int) throws {
        for action in HostileDataSourceTests.actions {
            for prefix in ["sections", "rows", "cell", "show", "end"] {
                let stage = try TableStage(rows: [100, 3])
                let (table, source) = (stage.table, stage.source)
                var count = 0
                source.onCall = { text in
                    guard text.hasPrefix(prefix), count < limit else { return }
                    count += 1
                    action.body(table, source)
                }
                let title = "\(action.name) in \(prefix), \(limit) times"
                table.reloadData()
                try stage.generator.wait(0.5)
                for offset in [CGFloat(300), 0, 1000] {
                    table.contentOffset.y = offset
                    table.layoutIfNeeded()
                }
                try stage.generator.pointerClick(at: CGPoint(x: 50, y: 60))
                try stage.generator.wait(0.5)
                source.onCall = { _ in }
                // The numbers of a source that changed them while it was asked are read again.
                table.reloadData()
                try stage.generator.wait(1)
                check(table, title)
                #expect(!table.tiling.isActive && !table.isLoading && table.updates.depth == 0, "\(title)")
            }
        }
    }

    @Test("TV-56: a data source that reloads in every callback does not hang")
    func endlessReload() throws {
        let stage = try TableStage()
        var count = 0
        stage.source.onCall = { text in
            count += 1
            if text.hasPrefix("cell") { stage.table.reloadData() }
        }
        stage.table.reloadData()
        try stage.generator.wait(0.5)
        #expect(count < 5000)
        stage.source.onCall = { _ in }
        stage.table.reloadData()
        try stage.generator.wait(0.5)
        check(stage.table, "afterwards")
    }

    // MARK: Updates

    @Test("TV-56: updates with index paths that are none, or that the numbers contradict, stop the program")
    func updates() async {
        await #expect(processExitsWith: .failure) {
            await HostileDataSourceTests.update { $0.deleteRows(at: [IndexPath(index: 0)], with: .none) }
        }
        await #expect(processExitsWith: .failure) {
            await HostileDataSourceTests.update { $0.deleteRows(at: [IndexPath(row: -1, section: 0)], with: .none) }
        }
        await #expect(processExitsWith: .failure) {
            await HostileDataSourceTests.update { $0.insertRows(at: [IndexPath(row: 0, section: 5)], with: .none) }
        }
        await #expect(processExitsWith: .failure) {
            await HostileDataSourceTests.update { $0.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
        }
        await #expect(processExitsWith: .failure) {
            await HostileDataSourceTests.update { $0.moveSection(0, toSection: 7) }
        }
        await #expect(processExitsWith: .failure) { await HostileDataSourceTests.update { $0.endUpdates() } }
    }

    private static func update(_ body: @MainActor @Sendable (UITableView) -> Void) {
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.layoutIfNeeded()
        body(table)
    }

    @Test("TV-56: queries with index paths that are none have no result")
    func queries() throws {
        let stage = try TableStage()
        let table = stage.table
        for path in [IndexPath(index: 0), IndexPath(), IndexPath(row: -1, section: 0), IndexPath(row: 0, section: 9)] {
            #expect(table.cellForRow(at: path) == nil && table.rectForRow(at: path) == .zero)
            table.selectRow(at: path, animated: false, scrollPosition: .none)
            table.deselectRow(at: path, animated: false)
            table.reconfigureRows(at: [path])
        }
        #expect(table.indexPathForSelectedRow == nil && table.numberOfRows(inSection: -3) == 0)
        #expect(table.rect(forSection: 7) == .zero && table.indexPathForRow(at: CGPoint(x: 0, y: CGFloat.nan)) == nil)
    }
}
