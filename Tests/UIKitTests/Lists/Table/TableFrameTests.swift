import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of the frames of scrolled tables and collections: what they paint, and what they allocate.
@MainActor @Suite(.serialized) struct TableFrameTests {
    /// A window of 240 × 200 points with a list that fills it, on a display of its own.
    @MainActor private final class FrameStage {
        let server: HeadlessServer
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 240, height: 200))
        private(set) var frames: [FrameStatistics.Frame] = []

        init(_ list: UIScrollView, scale: CGFloat = 1) throws {
            server = StageDisplays.open(HeadlessServer(screenSize: CGSize(width: 1000, height: 800), scale: scale))
            window.backgroundColor = .white
            list.frame = window.bounds
            window.addSubview(list)
            window.makeKeyAndVisible()
            settle()
            try #require(window.windowScene).startFrameStatistics { [unowned self] in frames.append($0) }
        }

        /// Runs until no frame is due.
        func settle() {
            server.serve(for: 0.02)
            while server.frameClock.dueTime != nil { server.serve(for: 0.02) }
        }

        /// Makes one frame, and returns its number of repainted pixels.
        func damage(_ change: () -> Void) -> Int {
            frames = []
            change()
            server.serve(for: 0.02)
            return frames.reduce(0) { $0 + $1.damagedPixels }
        }

        func isRight(_ step: String) -> Bool {
            guard let scene = window.windowScene else { return false }
            return FullRepaint.isShown(by: scene, step)
        }

        func end() { window.isHidden = true }
    }

    private func makeTable(_ source: TableLog, _ style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: .zero, style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 40
        table.dataSource = source
        table.delegate = source
        return table
    }

    @Test("PF-07: a scroll paints only the strip, the bars and the pinned header")
    func damage() throws {
        let source = TableLog()
        source.rows = [50, 50]
        let table = makeTable(source)
        table.showsVerticalScrollIndicator = false
        let stage = try FrameStage(table)
        defer { stage.end() }
        _ = stage.damage { table.contentOffset.y = 100 }
        for distance in [1, 7, 40, 95, -30] as [CGFloat] {
            let pixels = stage.damage { table.contentOffset.y += distance }
            #expect(pixels >= Int(abs(distance)) * 240)
            #expect(pixels <= Int(abs(distance)) * 240 + 600, "\(distance) points: \(pixels) pixels")
        }
        table.showsVerticalScrollIndicator = true
        _ = stage.damage { table.contentOffset.y += 1 }
        let withBar = stage.damage { table.contentOffset.y += 10 }
        #expect(withBar <= 10 * 240 + 30 * 200, "with a bar: \(withBar) pixels")
        source.titles = [0: "One", 1: "Two"]
        table.showsVerticalScrollIndicator = false
        table.reloadData()
        stage.settle()
        _ = stage.damage { table.contentOffset.y = 300 }
        let header = table.headerView(forSection: 0)?.frame.height ?? 0
        let pinned = stage.damage { table.contentOffset.y += 10 }
        // The header is painted at its position, and where its pixels were moved to.
        #expect(header > 0 && pinned <= Int(10 + 2 * header) * 240 + 600, "with a header: \(pinned) pixels")
    }

    @Test(
        "PF-07: frames of random scrolls, inserts and pins equal full repaints",
        arguments: [(1, true), (1, false), (1.5, true), (2, true)] as [(CGFloat, Bool)])
    func randomFrames(scale: CGFloat, isPlain: Bool) throws {
        var random = SeededGenerator(seed: 7)
        let source = TableLog()
        source.rows = [6, 14, 0, 30]
        source.titles = [0: "One", 1: "Two", 3: "Three"]
        source.footers = [1: "End"]
        source.configure = { cell, path in
            cell.accessoryType = path.row % 3 == 0 ? .disclosureIndicator : .none
            cell.contentView.backgroundColor = path.row % 4 == 1 ? UIColor(white: 0.5, alpha: 0.3) : nil
        }
        let table = makeTable(source, isPlain ? .plain : .insetGrouped)
        let stage = try FrameStage(table, scale: scale)
        defer { stage.end() }
        for step in 0..<40 {
            let name: String
            switch Int.random(in: 0..<8, using: &random) {
            case 0:
                let section = [0, 1, 3].randomElement(using: &random) ?? 0
                let row = Int.random(in: 0...source.rows[section], using: &random)
                name = "insertion of \(section).\(row)"
                source.rows[section] += 1
                table.insertRows(at: [IndexPath(row: row, section: section)], with: .automatic)
            case 1:
                name = "deletion"
                guard source.rows[1] > 5 else { continue }
                source.rows[1] -= 1
                table.deleteRows(at: [IndexPath(row: 2, section: 1)], with: .left)
            case 2:
                name = "selection"
                let path = table.indexPathsForVisibleRows?.randomElement(using: &random)
                table.selectRow(at: path, animated: false, scrollPosition: .none)
            case 3:
                name = "jump"
                table.contentOffset.y = random.number(0...max(1, Double(table.contentSize.height) - 200)).rounded()
            default:
                name = "scroll"
                let limit = max(0, table.contentSize.height - 200)
                table.contentOffset.y = min(max(0, table.contentOffset.y + random.number(-50...50).rounded()), limit)
            }
            stage.server.serve(for: 0.02)
            guard stage.isRight("step \(step), \(name)") else { return }
            if step % 10 == 9 {
                stage.settle()
                guard stage.isRight("at rest after step \(step)") else { return }
            }
        }
    }

    @Test("PF-06: frames of scrolling without a new row leave nothing on the heap, with and without a pinned header")
    func allocations() throws {
        let source = TableLog()
        source.rows = [60]
        let table = makeTable(source)
        let stage = try FrameStage(table)
        defer { stage.end() }
        stage.window.windowScene?.stopFrameStatistics()
        for titles in [[:], [0: "One"]] as [[Int: String]] {
            source.titles = titles
            table.reloadData()
            stage.settle()
            // No row enters or leaves within 40 points.
            let start = table.rectForRow(at: IndexPath(row: 5, section: 0)).minY + 4
            func scroll() {
                for step in 0..<50 {
                    table.contentOffset.y = start + CGFloat(step % 8) * 4
                    stage.server.serve(for: 0.02)
                }
            }
            scroll()
            source.log = []
            // Other threads of the process allocate at times.
            let growth =
                (0..<5).map { _ in
                    let before = HeapMeter.inUse
                    scroll()
                    return HeapMeter.inUse - before
                }.min() ?? 0
            #expect(source.log == [] && growth <= 512, "\(titles): \(growth) bytes")
        }
    }

    @Test("PF-03: scrolling by rows asks for as many cells, ends as many, and asks for nothing else")
    func calls() throws {
        let stage = try TableStage(rows: [1000])
        stage.table.contentOffset.y = 20
        stage.table.layoutIfNeeded()
        #expect(stage.visible.count == 6)
        _ = stage.takeLog()
        for _ in 0..<60 {
            stage.table.contentOffset.y += 17
            stage.table.layoutIfNeeded()
        }
        // 1020 points are 25 and a half rows: the last offset is 1040, where 5 rows are visible.
        let log = stage.takeLog()
        #expect(log.count { $0.hasPrefix("cell") } == 25 && log.count { $0.hasPrefix("show") } == 25)
        #expect(log.count { $0.hasPrefix("end") } == 26 && log.count == 76)
        let cells = stage.table.subviews.filter { $0 is UITableViewCell }.count
        #expect(cells <= stage.visible.count + 2)
    }

    @Test("PF-04: a million rows with different heights are opened with as many calls as a thousand")
    func opening() throws {
        let calls = try [1000, 1_000_000].map { count in
            let heights = TableHeights()
            heights.count = count
            heights.height = { 30 + CGFloat($0 % 17) }
            let stage = try TableStage(rowHeight: nil) { table, _ in
                table.dataSource = heights
                table.delegate = heights
            }
            #expect(stage.visible.first == "0.0")
            return heights.log
        }
        #expect(calls[0] == calls[1] && calls[0].count < 30, "\(calls.map(\.count))")
    }

    @Test("PF-05: of 200,000 rows with different heights, positions are found and changed in O(log n)")
    func manyHeights() throws {
        let heights = TableHeights()
        heights.count = 200_000
        heights.height = { 30 + CGFloat($0 % 17) }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        table.estimatedRowHeight = 0
        table.dataSource = heights
        table.delegate = heights
        #expect(table.numberOfRows(inSection: 0) == 200_000)
        heights.log = []
        let clock = ContinuousClock()
        var number = 0
        let time = clock.measure {
            for step in 0..<1000 {
                number = (number + 7919 * step) % 200_000
                let rect = table.rectForRow(at: IndexPath(row: number, section: 0))
                #expect(table.indexPathForRow(at: CGPoint(x: 1, y: rect.midY))?.row == number)
            }
        }
        // A linear search takes some 20 ms for each row in a debug build.
        #expect(time < .seconds(2) && heights.log == [], "\(time)")
        let start = table.rectForRow(at: IndexPath(row: 0, section: 0)).minY
        #expect(table.rectForRow(at: IndexPath(row: 17_000, section: 0)).minY == start + CGFloat(646_000))
    }
}
