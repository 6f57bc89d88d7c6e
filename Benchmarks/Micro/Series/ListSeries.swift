import CAllocator
import UIKit

/// Measures tables with many rows, flung tables, and the application of snapshots.
@MainActor enum ListSeries {
    static func run(_ bench: Bench) {
        manyHeights(bench)
        flung(bench)
        snapshots(bench)
    }

    // MARK: Many rows

    /// Rows with different heights that the delegate knows: with estimates, and with all heights known from the start.
    private static func manyHeights(_ bench: Bench) {
        for (name, estimate) in [("estimated", UITableView.automaticDimension), ("known", 0)] as [(String, CGFloat)] {
            for size in bench.sizes(1000, 100_000, 1_000_000) {
                let source = HeightsSource(size)
                let stage = Stage(size: CGSize(width: 400, height: 600))
                // Caches are filled before the measurement.
                for _ in 0..<2 { open(source, estimate, stage).removeFromSuperview() }
                var times: [Double] = []
                for _ in 0..<bench.repetitions {
                    var table: UITableView?
                    times.append(Bench.time { table = open(source, estimate, stage) })
                    table?.removeFromSuperview()
                }
                bench.add("list: opening, heights \(name)", size: size, Bench.median(times) * 1e6, .microseconds)
                let before = uikit_allocated_bytes()
                let table = open(source, estimate, stage)
                let bytes = uikit_allocated_bytes() - before
                bench.add("list: memory, heights \(name)", size: size, Double(bytes), .bytes)
                let step = max(1, table.contentSize.height - 1200) / 5000
                bench.measure("list: a jump, heights \(name)", size: size) { index in
                    table.contentOffset.y = CGFloat(index * 7919 % 5000) * step
                    stage.makeFrame()
                }
                bench.measure("list: a notch, heights \(name)", size: size) { index in
                    table.contentOffset.y = 20_000 + CGFloat(index % 100 < 50 ? index % 50 : 50 - index % 50) * 48
                    stage.makeFrame()
                }
                stage.close()
            }
        }
    }

    private static func open(_ source: HeightsSource, _ estimate: CGFloat, _ stage: Stage) -> UITableView {
        let table = UITableView(frame: stage.root.bounds, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.estimatedRowHeight = estimate
        table.dataSource = source
        table.delegate = source
        stage.root.addSubview(table)
        stage.makeFrame()
        return table
    }

    // MARK: Flung tables

    /// Frames of a flung table of self-sizing cells: those with a new row, and those without.
    private static func flung(_ bench: Bench) {
        let size = bench.sizes(2000)[0]
        let source = PostsSource(size)
        let stage = Stage(size: CGSize(width: 400, height: 600))
        let table = UITableView(frame: stage.root.bounds, style: .plain)
        table.register(PostCell.self, forCellReuseIdentifier: "post")
        table.dataSource = source
        stage.root.addSubview(table)
        stage.makeFrame()
        var (quiet, busy): ([Int], [Int]) = ([], [])
        var times: [Double] = []
        var rows = 0
        while let last = table.indexPathsForVisibleRows?.last?.row, last < size - 1, times.count < 20 * size {
            let before = uikit_allocation_count()
            let time = Bench.time {
                table.contentOffset.y += 30
                stage.makeFrame()
            }
            let count = uikit_allocation_count() - before
            let new = (table.indexPathsForVisibleRows?.last?.row ?? last) - last
            // The first rows fill caches.
            guard last > size / 4 else { continue }
            times.append(time)
            rows += new
            if new == 0 { quiet.append(count) } else { busy.append(count) }
        }
        times.sort()
        quiet.sort()
        busy.sort()
        func add(_ name: String, _ value: Double, _ unit: Row.Unit) {
            bench.add("list: a frame of flung cells\(name)", size: size, value, unit)
        }
        guard !times.isEmpty else { return stage.close() }
        add("", times[times.count / 2] * 1e6, .microseconds)
        add(", 99 %", times[times.count * 99 / 100] * 1e6, .microseconds)
        if let count = quiet.last { add(" without a new row, at most", Double(count), .allocations) }
        if !busy.isEmpty { add(" with a new row", Double(busy[busy.count / 2]), .allocations) }
        // The part of the app's code: only configuring the cells.
        let cell = PostCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
        for index in 0..<size { cell.show(index, texts: source.texts[index]) }
        let before = uikit_allocation_count()
        for index in 0..<size { cell.show(index, texts: source.texts[index]) }
        add(": configuring a cell", Double(uikit_allocation_count() - before) / Double(size), .allocations)
        stage.close()
    }

    // MARK: Snapshots

    /// Applies a snapshot of which ten items differ from the previous one.
    private static func snapshots(_ bench: Bench) {
        for size in bench.sizes(1000, 10_000, 100_000) {
            let stage = Stage(size: CGSize(width: 400, height: 600))
            let table = UITableView(frame: stage.root.bounds, style: .plain)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.rowHeight = 32
            let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text = "\(item)"
                return cell
            }
            stage.root.addSubview(table)
            var next = size
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<size))
            source.apply(snapshot, animatingDifferences: false)
            stage.makeFrame()
            for isAnimated in [false, true] {
                let name = isAnimated ? "list: applying 10 changes, animated" : "list: applying 10 changes"
                bench.measure(name, size: size) { index in
                    let items = snapshot.itemIdentifiers
                    for change in 0..<5 {
                        snapshot.deleteItems([items[(index * 31 + change * items.count / 7) % items.count]])
                        snapshot.appendItems([next])
                        next += 1
                    }
                    source.apply(snapshot, animatingDifferences: isAnimated)
                }
            }
            stage.close()
        }
    }
}
