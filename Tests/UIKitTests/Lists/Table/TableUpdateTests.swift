import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct TableUpdateTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test("TV-27, TV-37: rows that stay keep their cells")
    func keepsCells() throws {
        let stage = try TableStage(rows: [100])
        let cells = stage.table.visibleCells
        _ = stage.takeLog()
        stage.table.performBatchUpdates {
            stage.source.rows = [100]
            stage.table.deleteRows(at: [path(1)], with: .fade)
            stage.table.insertRows(at: [path(0)], with: .fade)
        }
        #expect(stage.table.cellForRow(at: path(1)) === cells[0] && stage.table.cellForRow(at: path(2)) === cells[2])
        #expect(stage.takeLog() == ["sections", "rows 0", "cell 0.0", "show 0.0"])
        try stage.generator.wait(1)
        #expect(stage.takeLog() == ["end 0.1"])
        #expect(stage.table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160])
    }

    @Test("TV-38: without a window, updates are checked and no cells are made")
    func withoutWindow() {
        let source = TableLog()
        source.rows = [3]
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        table.dataSource = source
        #expect(table.numberOfRows(inSection: 0) == 3)
        source.rows = [4]
        table.insertRows(at: [path(3)], with: .automatic)
        #expect(table.numberOfRows(inSection: 0) == 4 && !source.log.contains { $0.hasPrefix("cell") })
    }

    @Test("TV-39: the completion handler is called once, after the animations")
    func completion() throws {
        let stage = try TableStage(rows: [10])
        var results: [Bool] = []
        stage.table.performBatchUpdates(
            {
                stage.source.rows = [9]
                stage.table.deleteRows(at: [path(0)], with: .left)
            }, completion: { results.append($0) })
        #expect(results == [])
        try stage.generator.wait(0.1)
        #expect(results == [])
        try stage.generator.wait(1)
        #expect(results == [true])
        stage.table.performBatchUpdates(nil) { results.append($0) }
        #expect(results == [true])
        try stage.generator.wait(1)
        #expect(results == [true, true])
    }

    @Test("TV-40, TV-41: the selection follows its rows, and reloaded rows are deselected")
    func selection() throws {
        let stage = try TableStage(rows: [100]) { table, _ in table.allowsMultipleSelection = true }
        for row in [1, 3, 60] { stage.table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
        stage.source.rows = [101]
        stage.table.insertRows(at: [path(0)], with: .none)
        #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [2, 4, 61])
        stage.source.rows = [100]
        stage.table.deleteRows(at: [path(2)], with: .none)
        #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [3, 60])
        stage.table.reloadRows(at: [path(3)], with: .none)
        #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [60])
    }

    @Test("TV-41: configuring a row again keeps its cell")
    func reconfigure() throws {
        let stage = try TableStage(rows: [100])
        let cell = try #require(stage.table.cellForRow(at: path(2)))
        _ = stage.takeLog()
        stage.source.configure = { cell, _ in cell.textLabel?.text = "new" }
        stage.table.reconfigureRows(at: [path(2), path(90)])
        #expect(stage.takeLog() == ["cell 0.2"] && stage.table.cellForRow(at: path(2)) === cell)
        #expect(cell.textLabel?.text == "new")
    }

    @Test("TV-42: rows inserted above leave the offset")
    func offset() throws {
        let stage = try TableStage(rows: [100])
        stage.table.contentOffset.y = 400
        stage.table.layoutIfNeeded()
        stage.source.rows = [102]
        stage.table.insertRows(at: [path(0), path(1)], with: .automatic)
        #expect(stage.table.contentOffset.y == 400 && stage.visible.first == "0.10")
    }

    @Test("TV-21, TV-22: updates without changes determine the heights of displayed rows again")
    func heights() throws {
        let heights = TableHeights()
        let stage = try TableStage { table, _ in
            table.dataSource = heights
            table.delegate = heights
        }
        heights.log = []
        heights.height = { $0 == 1 ? 80 : 40 }
        stage.table.beginUpdates()
        stage.table.endUpdates()
        #expect(stage.table.rectForRow(at: path(2)).minY == 120)
        #expect(!heights.log.contains { $0.hasPrefix("cell") })
    }

    @Test("PF-08: random batches give the rows of the model")
    func random() throws {
        var generator = SystemRandomNumberGenerator()
        let stage = try TableStage(rows: [20])
        var model = (0..<20).map { "Row \($0)" }
        var next = 20
        stage.source.configure = { cell, path in cell.textLabel?.text = model[path.row] }
        stage.table.reloadData()
        stage.table.layoutIfNeeded()
        for round in 0..<60 {
            let deleted = Set((0..<model.count).filter { _ in Int.random(in: 0..<4, using: &generator) == 0 })
            var result = model.indices.filter { !deleted.contains($0) }.map { model[$0] }
            var inserted: [Int] = []
            for _ in 0..<Int.random(in: 0...4, using: &generator) {
                let index = Int.random(in: 0...result.count, using: &generator)
                inserted = inserted.map { $0 >= index ? $0 + 1 : $0 } + [index]
                result.insert("Row \(next)", at: index)
                next += 1
            }
            stage.table.performBatchUpdates {
                model = result
                stage.source.rows = [model.count]
                stage.table.deleteRows(at: deleted.map { path($0) }, with: .automatic)
                stage.table.insertRows(at: inserted.map { path($0) }, with: .top)
            }
            for path in stage.table.indexPathsForVisibleRows ?? [] {
                #expect(stage.table.cellForRow(at: path)?.textLabel?.text == model[path.row])
            }
            #expect(stage.table.contentSize.height == CGFloat(model.count) * 40)
            if round % 3 == 0 { try stage.generator.wait(0.5) }
        }
    }
}
