import Testing
import UIKitTesting

@testable import UIKit

/// Rows of 40 points in a table view of 200 × 200 points.
@MainActor @Suite(.serialized) struct TablePreparedCellTests {
    private func cells(_ log: [String]) -> [String] { log.filter { $0.hasPrefix("cell") } }

    @Test("PF-02, TV-08: while the content scrolls, the cells of the next half page are prepared, and displayed later")
    func preparing() throws {
        let stage = try TableStage()
        stage.table.contentOffset.y = 10
        try stage.generator.wait(1)
        let log = stage.takeLog()
        // The row that enters, and the two rows of the next half page.
        #expect(cells(log).suffix(3) == ["cell 0.5", "cell 0.6", "cell 0.7"])
        #expect(stage.visible == ["0.0", "0.1", "0.2", "0.3", "0.4", "0.5"] && !log.contains("show 0.6"))
        let prepared = try #require(stage.table.preparedCells.cells[6])
        #expect(stage.table.cellForRow(at: IndexPath(row: 6, section: 0)) == nil)
        #expect(stage.table.indexPath(for: prepared) == nil && prepared.textLabel?.text == "Row 0.6")
        stage.table.contentOffset.y = 50
        stage.table.layoutIfNeeded()
        #expect(stage.table.cellForRow(at: IndexPath(row: 6, section: 0)) === prepared)
        #expect(prepared.superview === stage.table && !prepared.isHidden)
        #expect(prepared.frame == CGRect(x: 0, y: 240, width: 200, height: 40))
        #expect(stage.takeLog() == ["end 0.0", "show 0.6"])
    }

    @Test("PF-02: notches of a wheel prepare no cells, a touchpad does")
    func notches() throws {
        let stage = try TableStage()
        _ = stage.takeLog()
        let middle = CGPoint(x: 100, y: 100)
        try stage.generator.scroll(by: CGVector(dx: 0, dy: -1), at: middle)
        try stage.generator.wait(1)
        #expect(stage.table.contentOffset.y > 0 && stage.table.preparedCells.cells.isEmpty)
        try stage.generator.scroll(by: CGVector(dx: 0, dy: -12), at: middle, kind: .continuous)
        try stage.generator.wait(0.1)
        #expect(!stage.table.preparedCells.cells.isEmpty)
    }

    @Test("PF-02, PF-03: each row is asked for once, and the number of prepared cells is limited")
    func limit() throws {
        let stage = try TableStage(rows: [2000], rowHeight: 5) { table, _ in table.fillerRowHeight = 0 }
        _ = stage.takeLog()
        for step in 1...60 {
            stage.table.contentOffset.y = CGFloat(step) * 40
            try stage.generator.wait(0.1)
            #expect(stage.table.preparedCells.cells.count <= 16)
        }
        let log = cells(stage.takeLog())
        #expect(Set(log).count == log.count && log.count <= 60 * 8 + 16 && log.count >= 60 * 8)
        let live = stage.table.subviews.filter { $0 is UITableViewCell }.count
        #expect(live <= stage.visible.count + 2 + 16)
    }

    @Test("PF-02: when the direction turns, the rows at the other side are prepared")
    func turning() throws {
        let stage = try TableStage { table, _ in table.contentOffset.y = 400 }
        stage.table.contentOffset.y = 410
        try stage.generator.wait(1)
        #expect(stage.table.preparedCells.cells.keys.sorted() == [16, 17])
        stage.table.contentOffset.y = 400
        try stage.generator.wait(1)
        #expect(stage.table.preparedCells.cells.keys.sorted() == [7, 8, 9, 16, 17])
    }

    @Test("PF-02, TV-09: prepared cells have the state of their row when they are displayed")
    func state() throws {
        let stage = try TableStage()
        stage.table.contentOffset.y = 10
        try stage.generator.wait(1)
        stage.table.selectRow(at: IndexPath(row: 6, section: 0), animated: false, scrollPosition: .none)
        stage.table.contentOffset.y = 50
        stage.table.layoutIfNeeded()
        #expect(stage.table.cellForRow(at: IndexPath(row: 6, section: 0))?.isSelected == true)
    }

    @Test("PF-02: prepared cells are discarded when rows change, when editing begins and when it is switched off")
    func changes() throws {
        let stage = try TableStage()
        func scroll(_ y: CGFloat) throws {
            stage.table.contentOffset.y = y
            try stage.generator.wait(1)
            #expect(!stage.table.preparedCells.cells.isEmpty)
        }
        try scroll(10)
        stage.source.rows = [101]
        stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        #expect(stage.table.preparedCells.cells.isEmpty)
        try stage.generator.wait(1)
        try scroll(410)
        stage.table.reconfigureRows(at: [IndexPath(row: 7, section: 0)])
        #expect(stage.table.preparedCells.cells.isEmpty)
        try scroll(420)
        stage.table.setEditing(true, animated: false)
        #expect(stage.table.preparedCells.cells.isEmpty)
        stage.table.contentOffset.y = 430
        try stage.generator.wait(1)
        #expect(stage.table.preparedCells.cells.isEmpty)
        stage.table.setEditing(false, animated: false)
        try scroll(440)
        stage.table.isPrefetchingEnabled = false
        #expect(stage.table.preparedCells.cells.isEmpty)
        stage.table.contentOffset.y = 450
        try stage.generator.wait(1)
        #expect(stage.table.preparedCells.cells.isEmpty)
    }

    @Test("PF-02: a data source that reloads while a cell is prepared, or returns one cell for all rows, does no harm")
    func hostile() throws {
        let stage = try TableStage()
        var reloads = 0
        stage.source.onCall = { [unowned stage] call in
            guard call == "cell 0.6", reloads < 3 else { return }
            reloads += 1
            stage.table.reloadData()
        }
        stage.table.contentOffset.y = 10
        try stage.generator.wait(1)
        #expect(reloads > 0 && stage.visible == ["0.0", "0.1", "0.2", "0.3", "0.4", "0.5"])

        final class OneCell: NSObject, UITableViewDataSource {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
        }
        let source = OneCell()
        let other = try TableStage { table, _ in table.dataSource = source }
        other.retained = [source]
        other.table.contentOffset.y = 10
        try other.generator.wait(1)
        #expect(other.table.preparedCells.cells.count <= 1 && other.table.visibleCells.count <= 1)
    }
}
