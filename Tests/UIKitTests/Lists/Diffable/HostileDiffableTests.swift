import Testing
import UIKitTesting

@testable import UIKit

/// Cell providers and handlers of diffable data sources that change what they are asked for.
@MainActor @Suite(.serialized, .timeLimit(.minutes(20))) struct HostileDiffableTests {
    private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }

    @Test("DS-06: a provider that applies snapshots, and a completion handler that applies others")
    func applying() throws {
        var source: UITableViewDiffableDataSource<Int, Int>?
        var count = 0
        let stage = try TableStage { table, _ in
            source = UITableViewDiffableDataSource(tableView: table) { table, path, item in
                if count < 20 {
                    count += 1
                    source?.apply(snapshot(Array(count..<count + 30)), animatingDifferences: count % 2 == 0) {
                        if count < 20 { source?.apply(snapshot([1, 2, 3])) }
                    }
                }
                return table.dequeueReusableCell(withIdentifier: "cell", for: path)
            }
        }
        source?.apply(snapshot(Array(0..<50)))
        try stage.generator.wait(5)
        #expect(count == 20)
        let items = try #require(source?.snapshot().itemIdentifiers)
        #expect(stage.table.numberOfRows(inSection: 0) == items.count && !stage.visible.isEmpty)
    }

    @Test("DS-13: no cell, and items that are not unique, stop the program")
    func problems() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems([1])
                source.apply(snapshot, animatingDifferences: false)
                table.layoutIfNeeded()
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems([1, 1])
            }
        }
    }

    @Test("DS-12: rows of a diffable table view are dragged with the pointer")
    func dragging() throws {
        var source: UITableViewDiffableDataSource<Int, Int>?
        let stage = try TableStage { table, _ in
            source = UITableViewDiffableDataSource(tableView: table) { table, path, item in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.showsReorderControl = true
                return cell
            }
            source?.reorderingHandlers.canReorderItem = { _ in true }
            table.isEditing = true
        }
        var ends: [[Int]] = []
        source?.reorderingHandlers.didReorder = { ends.append($0.finalSnapshot.itemIdentifiers) }
        source?.apply(snapshot([0, 1, 2, 3]), animatingDifferences: false)
        try stage.generator.wait(0.2)
        try stage.generator.pointerMove(to: CGPoint(x: 180, y: 20))
        try stage.generator.pointerDown()
        for step in 1...10 { try stage.generator.pointerMove(to: CGPoint(x: 180, y: 20 + 8.5 * CGFloat(step))) }
        try stage.generator.wait(0.3)
        try stage.generator.pointerUp()
        try stage.generator.wait(1)
        #expect(ends == [[1, 2, 0, 3]] && source?.snapshot().itemIdentifiers == [1, 2, 0, 3])
    }
}
