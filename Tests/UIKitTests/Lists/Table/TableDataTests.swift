import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct TableDataTests {
    @Test("TV-01: a load asks for each number once, in ascending order")
    func numbers() throws {
        let stage = try TableStage(rows: [2, 3])
        #expect(
            stage.takeLog().filter { $0.contains("s") && !$0.hasPrefix("show") } == ["sections", "rows 0", "rows 1"])
        #expect(stage.table.numberOfSections == 2 && stage.table.numberOfRows(inSection: 1) == 3)
        #expect(stage.table.numberOfRows(inSection: 2) == 0 && stage.table.numberOfRows(inSection: -1) == 0)
        #expect(stage.takeLog() == [])
    }

    @Test("TV-02: with an estimate of 0, all heights are asked for before the first cell")
    func allHeights() throws {
        let heights = TableHeights()
        heights.count = 20
        _ = try TableStage { table, _ in
            table.estimatedRowHeight = 0
            table.dataSource = heights
            table.delegate = heights
        }
        #expect(Array(heights.log.prefix(20)) == (0..<20).map { "height \($0)" })
        #expect(heights.log.filter { $0.hasPrefix("height") }.count == 20)
        #expect(heights.log.dropFirst(20).first == "cell 0")
    }

    @Test("TV-02: with estimates, only the heights of visible rows are asked for")
    func visibleHeights() throws {
        let heights = TableHeights()
        let stage = try TableStage { table, _ in
            table.dataSource = heights
            table.delegate = heights
        }
        #expect(heights.log == (0..<5).flatMap { ["height \($0)", "cell \($0)"] })
        #expect(stage.table.rectForRow(at: IndexPath(row: 4, section: 0)).minY == 160)
    }

    @Test("TV-03: a row is obtained and then displayed, one row after the other")
    func order() throws {
        let stage = try TableStage(rows: [100])
        #expect(
            stage.takeLog().dropFirst(2)
                == [
                    "cell 0.0", "show 0.0", "cell 0.1", "show 0.1", "cell 0.2",
                    "show 0.2", "cell 0.3", "show 0.3", "cell 0.4", "show 0.4",
                ][...])
        #expect(stage.visible == ["0.0", "0.1", "0.2", "0.3", "0.4"])
        #expect(stage.table.contentSize == CGSize(width: 200, height: 4000))
    }

    @Test("TV-04: reloading asks for numbers immediately and for cells in the next layout")
    func reload() throws {
        let stage = try TableStage(rows: [100])
        stage.table.contentOffset.y = 400
        try stage.generator.wait(0.1)
        _ = stage.takeLog()
        stage.source.rows = [60]
        stage.table.reloadData()
        #expect(stage.takeLog() == (10..<15).map { "end 0.\($0)" } + ["sections", "rows 0"])
        #expect(stage.table.numberOfRows(inSection: 0) == 60 && stage.table.contentOffset.y == 400)
        stage.table.layoutIfNeeded()
        #expect(stage.takeLog() == (10..<15).flatMap { ["cell 0.\($0)", "show 0.\($0)"] })
        stage.source.rows = [5]
        stage.table.reloadData()
        stage.table.layoutIfNeeded()
        #expect(stage.table.contentOffset.y == 0 && stage.visible.count == 5)
    }

    @Test("TV-05: rows that overlap the bounds are visible")
    func visibility() throws {
        let stage = try TableStage(rows: [100])
        stage.table.contentOffset.y = 39
        stage.table.layoutIfNeeded()
        #expect(stage.visible == (0...5).map { "0.\($0)" })
        stage.table.contentOffset.y = 40
        stage.table.layoutIfNeeded()
        #expect(stage.visible == (1...5).map { "0.\($0)" })
        stage.table.contentOffset.y = 2000
        stage.table.layoutIfNeeded()
        #expect(stage.visible == (50...54).map { "0.\($0)" })
        #expect(stage.table.visibleCells.map(\.frame.minY) == [2000, 2040, 2080, 2120, 2160])
    }

    @Test("TV-05: rows without height have no cell")
    func emptyRows() throws {
        let heights = TableHeights()
        heights.count = 1000
        heights.height = { $0 % 100 == 0 ? 50 : 0 }
        let stage = try TableStage { table, _ in
            table.dataSource = heights
            table.delegate = heights
        }
        #expect(stage.visible == ["0.0", "0.100", "0.200", "0.300"])
    }

    @Test("TV-06: a cell has the size of its row; without a class there is none")
    func dequeue() throws {
        let stage = try TableStage(rows: [100])
        let cell = stage.table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 90, section: 0))
        #expect(cell.bounds.size == CGSize(width: 200, height: 40) && cell.reuseIdentifier == "cell")
        #expect(stage.table.dequeueReusableCell(withIdentifier: "other") == nil)
        #expect(stage.table.dequeueReusableCell(withIdentifier: "cell") != nil)
        stage.table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
        #expect(stage.table.dequeueReusableCell(withIdentifier: "other") == nil)
    }

    @Test("TV-07, PF-03: scrolling reuses cells, which are prepared for it")
    func reuse() throws {
        final class Cell: UITableViewCell {
            static var made = 0
            static var prepared = 0
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                Cell.made += 1
            }
            required init?(coder: NSCoder) { nil }
            override func prepareForReuse() {
                super.prepareForReuse()
                Cell.prepared += 1
            }
        }
        Cell.made = 0
        Cell.prepared = 0
        let stage = try TableStage(rows: [1000]) { table, _ in
            table.register(Cell.self, forCellReuseIdentifier: "cell")
        }
        #expect(Cell.made == 5 && Cell.prepared == 0)
        _ = stage.takeLog()
        for step in 1...400 {
            stage.table.contentOffset.y = CGFloat(step) * 10
            stage.table.layoutIfNeeded()
        }
        let log = stage.takeLog()
        #expect(log.filter { $0.hasPrefix("cell") }.count == 100 && log.filter { $0.hasPrefix("end") }.count == 100)
        #expect(log.filter { $0.hasPrefix("show") }.count == 100 && !log.contains { $0.hasPrefix("rows") })
        #expect(Cell.made <= 7 && Cell.prepared == 100 - (Cell.made - 5))
        #expect(stage.table.subviews.filter { $0 is Cell }.count <= 7)
        #expect(stage.table.subviews.filter { $0 is Cell && !$0.isHidden }.count == 5)
    }

    @Test("TV-08: each display is ended once")
    func balance() throws {
        let stage = try TableStage(rows: [200, 0, 50])
        var offset: CGFloat = 0
        for step in 0..<200 {
            offset = CGFloat((step * 7919) % 9000)
            stage.table.contentOffset.y = offset
            if step % 17 == 0 { stage.table.reloadData() }
            stage.table.layoutIfNeeded()
        }
        stage.source.rows = []
        stage.table.reloadData()
        stage.table.layoutIfNeeded()
        var shown: [String: Int] = [:]
        for call in stage.source.log {
            let words = call.split(separator: " ")
            if words[0] == "show" { shown[String(words[1]), default: 0] += 1 }
            if words[0] == "end" { shown[String(words[1]), default: 0] -= 1 }
            #expect(shown.values.allSatisfy { $0 == 0 || $0 == 1 })
        }
        #expect(shown.values.allSatisfy { $0 == 0 } && stage.visible == [])
    }

    @Test("TV-10: cells of visible rows are found, others are not made")
    func queries() throws {
        let stage = try TableStage(rows: [100])
        _ = stage.takeLog()
        let path = IndexPath(row: 2, section: 0)
        let cell = try #require(stage.table.cellForRow(at: path))
        #expect(stage.table.indexPath(for: cell) == path && stage.table.visibleCells[2] === cell)
        #expect(stage.table.cellForRow(at: IndexPath(row: 50, section: 0)) == nil)
        #expect(stage.table.cellForRow(at: IndexPath(row: 500, section: 3)) == nil)
        #expect(stage.table.indexPath(for: UITableViewCell()) == nil)
        #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 100)) == path)
        #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: -1)) == nil)
        #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 4000)) == nil)
        let paths = stage.table.indexPathsForRows(in: CGRect(x: 0, y: 3910, width: 10, height: 50))
        #expect(paths == [97, 98].map { IndexPath(row: $0, section: 0) })
        #expect(stage.table.rectForRow(at: path) == CGRect(x: 0, y: 80, width: 200, height: 40))
        #expect(stage.table.rectForRow(at: IndexPath(row: 100, section: 0)) == .zero)
        #expect(stage.takeLog() == [])
    }

    @Test("TV-26: a row whose content needs another height gets it in the next layout")
    func newHeight() throws {
        final class Sized: UITableViewCell {
            var height: CGFloat = 50
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
        }
        let stage = try TableStage(rows: [10], rowHeight: nil) { table, _ in
            table.register(Sized.self, forCellReuseIdentifier: "cell")
        }
        let path = IndexPath(row: 1, section: 0)
        let cell = try #require(stage.table.cellForRow(at: path) as? Sized)
        #expect(stage.table.rectForRow(at: path).height == 50)
        cell.height = 70
        try stage.generator.wait(0.1)
        #expect(stage.table.rectForRow(at: path).height == 50)
        cell.invalidateIntrinsicContentSize()
        stage.table.layoutIfNeeded()
        #expect(stage.table.rectForRow(at: path).height == 70 && cell.frame.height == 70)
        #expect(stage.table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 120)
        stage.table.rowHeight = 40
        cell.invalidateIntrinsicContentSize()
        stage.table.layoutIfNeeded()
        #expect(cell.frame.height == 40)
    }

    @Test("TV-11, TV-19: rows are as high as their cells need, and the content size follows")
    func selfSizing() throws {
        final class Tall: UITableViewCell {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 80) }
        }
        let stage = try TableStage(rows: [100], rowHeight: nil) { table, _ in
            table.register(Tall.self, forCellReuseIdentifier: "cell")
        }
        #expect(stage.visible == ["0.0", "0.1", "0.2"])
        #expect(stage.table.contentSize.height == CGFloat(97 * 44 + 3 * 80))
        #expect(stage.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 80)
        #expect(stage.table.rectForRow(at: IndexPath(row: 50, section: 0)).height == 44)
    }

    @Test("TV-12: the constants are those of UIKit")
    func constants() {
        #expect(UITableView.Style.insetGrouped.rawValue == 2 && UITableView.automaticDimension == -1)
        #expect(UITableView.ScrollPosition.bottom.rawValue == 3)
        let table = UITableView()
        #expect(table.style == .plain && table.rowHeight == -1 && table.estimatedRowHeight == -1)
        #expect(table.numberOfSections == 0 && table.visibleCells.isEmpty)
    }

    @Test("PF-04: 1,000,000 rows are loaded without a call for each row")
    func manyRows() throws {
        let stage = try TableStage(rows: [1_000_000], rowHeight: nil)
        #expect(stage.takeLog().count < 30)
        stage.table.contentOffset.y = 20_000_000
        stage.table.layoutIfNeeded()
        #expect(stage.takeLog().filter { $0.hasPrefix("cell") }.count < 20)
        stage.table.reloadData()
        #expect(stage.table.contentSize.height == 44_000_000)
    }

    @Test("Heights that are negative, infinite or not numbers are 0")
    func badHeights() throws {
        let heights = TableHeights()
        heights.count = 10
        heights.height = { [0: .nan, 1: -20, 2: -.infinity, 3: 50][$0] ?? 20 }
        let stage = try TableStage { table, _ in
            table.dataSource = heights
            table.delegate = heights
        }
        #expect(stage.visible.first == "0.3" && stage.table.visibleCells.first?.frame.minY == 0)
    }

    @Test("Reloading in callbacks ends, and the table view displays its rows")
    func reloadInCallbacks() throws {
        let stage = try TableStage(rows: [100])
        var remaining = 3
        stage.source.onCall = { [weak table = stage.table] call in
            guard call.hasPrefix("show") || call.hasPrefix("cell") || call.hasPrefix("rows"), remaining > 0 else {
                return
            }
            remaining -= 1
            table?.reloadData()
        }
        stage.table.reloadData()
        try stage.generator.wait(0.2)
        #expect(remaining == 0 && stage.visible.count == 5)
    }
}
