import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct TableDiffableDataSourceTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    /// A table view of 200 × 200 points with rows of 40 points, and its data source.
    @MainActor private final class Sheet {
        let window: UIWindow
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let generator: EventGenerator
        private(set) var source: UITableViewDiffableDataSource<String, Int>!
        var asked: [Int] = []
        var onAsk: (Int) -> Void = { _ in }

        init() throws {
            StageDisplays.open()
            window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            window.addSubview(table)
            window.makeKeyAndVisible()
            generator = try EventGenerator(window: window)
            table.rowHeight = 40
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            source = UITableViewDiffableDataSource(tableView: table) { [unowned self] table, path, number in
                asked.append(number)
                onAsk(number)
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text = "\(number)"
                return cell
            }
        }

        func apply(_ sections: [(String, [Int])], animated: Bool = false) {
            source.apply(Sheet.snapshot(sections), animatingDifferences: animated)
        }

        static func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
            var snapshot = Snapshot()
            for (section, items) in sections {
                snapshot.appendSections([section])
                snapshot.appendItems(items)
            }
            return snapshot
        }

        /// The texts of the visible rows.
        var texts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

        func settle() throws { try generator.wait(1) }

        isolated deinit { window.isHidden = true }
    }

    @Test("DS-09: the data source is that of its table view, which does not retain it") func ownership() throws {
        let sheet = try Sheet()
        #expect(sheet.table.dataSource === sheet.source)
        weak var weakSource: UITableViewDiffableDataSource<String, Int>?
        let table = UITableView(frame: .zero)
        do {
            let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
            weakSource = source
        }
        #expect(weakSource == nil && table.dataSource == nil)
    }

    @Test("DS-04: the first snapshot reloads, later ones change rows") func applying() throws {
        let sheet = try Sheet()
        sheet.apply([("a", [1, 2, 3])])
        #expect(sheet.table.numberOfRows(inSection: 0) == 3)
        try sheet.settle()
        #expect(sheet.texts == ["1", "2", "3"])
        sheet.asked = []
        let kept = sheet.table.cellForRow(at: IndexPath(row: 2, section: 0))
        sheet.apply([("a", [3, 1, 4])])
        try sheet.settle()
        #expect(sheet.texts == ["3", "1", "4"] && sheet.asked == [4])
        #expect(sheet.table.cellForRow(at: IndexPath(row: 0, section: 0)) === kept)
        sheet.source.applySnapshotUsingReloadData(sheet.source.snapshot())
        try sheet.settle()
        #expect(sheet.asked == [4, 3, 1, 4])
    }

    @Test("DS-05: queries return the new state when apply returns, and completion comes later") func queries() throws {
        let sheet = try Sheet()
        sheet.apply([("a", [1]), ("b", [2, 3])])
        #expect(sheet.source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == 3)
        #expect(sheet.source.itemIdentifier(for: IndexPath(row: 2, section: 1)) == nil)
        #expect(
            sheet.source.indexPath(for: 2) == IndexPath(row: 0, section: 1) && sheet.source.indexPath(for: 9) == nil)
        #expect(sheet.source.sectionIdentifier(for: 1) == "b" && sheet.source.index(for: "b") == 1)
        try sheet.settle()
        var completions = 0
        var snapshot = sheet.source.snapshot()
        snapshot.reloadItems([2])
        snapshot.deleteItems([1])
        sheet.source.apply(snapshot, animatingDifferences: true) { completions += 1 }
        #expect(completions == 0 && sheet.source.indexPath(for: 1) == nil)
        #expect(sheet.source.snapshot().reloadedItemIdentifiers == [])
        try sheet.settle()
        #expect(completions == 1 && sheet.texts == ["2", "3"])
        sheet.source.apply(sheet.source.snapshot()) { completions += 1 }
        #expect(completions == 1)
        try sheet.settle()
        #expect(completions == 2)
    }

    @Test("DS-06: a snapshot that is applied by the cell provider waits") func nested() throws {
        let sheet = try Sheet()
        sheet.onAsk = { [unowned sheet] number in
            if number == 2, sheet.source.snapshot().numberOfItems == 2 { sheet.apply([("a", [1, 2, 3])]) }
        }
        sheet.apply([("a", [1, 2])])
        try sheet.settle()
        #expect(sheet.texts == ["1", "2", "3"])
    }

    @Test("DS-07: reloaded items have new cells, reconfigured ones keep theirs") func reloading() throws {
        let sheet = try Sheet()
        sheet.apply([("a", [1, 2, 3, 4])])
        try sheet.settle()
        let old = sheet.table.visibleCells
        sheet.asked = []
        var snapshot = Sheet.snapshot([("a", [4, 1, 2, 3])])
        snapshot.reloadItems([2])
        snapshot.reconfigureItems([3, 4])
        sheet.source.apply(snapshot, animatingDifferences: false)
        try sheet.settle()
        #expect(sheet.asked.sorted() == [2, 3, 4] && sheet.texts == ["4", "1", "2", "3"])
        #expect(sheet.table.visibleCells[0] === old[3] && sheet.table.visibleCells[3] === old[2])
    }

    @Test("DS-03: random snapshots are displayed as they are") func random() throws {
        let sheet = try Sheet()
        var random = SeededGenerator(seed: 3)
        for round in 0..<60 {
            var pool = Array(0..<12).shuffled(using: &random)
            let names = ["a", "b", "c"].shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random))
            let sections = names.map { name -> (String, [Int]) in
                let count = min(pool.count, Int.random(in: 0...4, using: &random))
                defer { pool.removeFirst(count) }
                return (name, Array(pool.prefix(count)))
            }
            sheet.apply(sections, animated: round.isMultiple(of: 2))
            try sheet.settle()
            #expect(sheet.table.numberOfSections == sections.count)
            let all = sections.flatMap(\.1).map { "\($0)" }
            #expect(sheet.texts == Array(all.prefix(sheet.texts.count)) && sheet.texts.count >= min(all.count, 5))
        }
    }

    @Test("DS-13: the message for a missing cell names the item") func missingCell() {
        let message = SnapshotProblem.missingCell("A", IndexPath(row: 1, section: 0), 7)
        #expect(message.hasPrefix("A cell provider returned nil for index path ") && message.contains("identifier '7'"))
    }
}
