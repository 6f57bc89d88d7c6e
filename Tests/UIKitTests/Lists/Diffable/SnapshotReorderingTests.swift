import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct SnapshotReorderingTests {
    typealias Outline = NSDiffableDataSourceSectionSnapshot<String>
    typealias State = DiffableState<String, String>

    /// A [A1, A2], B in section "s", of which A is expanded.
    private func state() -> State {
        StageDisplays.open()
        let state = State()
        var outline = Outline()
        outline.append(["A", "B"])
        outline.append(["A1", "A2"], to: "A")
        outline.expand(["A"])
        state.apply(outline, to: "s", animation: nil, nil)
        return state
    }

    private func move(_ state: State, _ source: Int, _ target: Int) -> String {
        DeferredEventWork.begin()
        state.reorder(from: IndexPath(item: source, section: 0), to: IndexPath(item: target, section: 0), nil, nil)
        DeferredEventWork.end()
        let outline = state.hierarchy(of: "s")
        #expect(state.snapshot.itemIdentifiers == outline.visibleItems)
        return outline.items.map { item in "\(outline.parent(of: item) ?? "")/\(item)" }.joined(separator: " ")
    }

    @Test("DS-12: an item of a hierarchy becomes a child or a sibling of its neighbors")
    func hierarchy() {
        // Items: A A1 A2 B.
        #expect(move(state(), 1, 2) == "/A A/A2 A/A1 /B")
        #expect(move(state(), 3, 1) == "/A A/B A/A1 A/A2")
        #expect(move(state(), 3, 2) == "/A A/A1 A/B A/A2")
        #expect(move(state(), 1, 3) == "/A A/A2 /B /A1")
        #expect(move(state(), 2, 0) == "/A2 /A A/A1 /B")
        #expect(move(state(), 3, 0) == "/B /A A/A1 A/A2")
    }

    @Test("DS-12: the descendants of an item follow it")
    func descendants() {
        let state = state()
        #expect(move(state, 0, 3) == "/B /A A/A1 A/A2")
        #expect(state.hierarchy(of: "s").expandedItems == ["A"])
    }

    @Test("DS-12: the handlers of a table view are called before and after the move")
    func tables() throws {
        var log: [String] = []
        var source: UITableViewDiffableDataSource<String, Int>?
        let stage = try TableStage { table, _ in
            source = UITableViewDiffableDataSource(tableView: table) { table, path, number in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text = "\(number)"
                cell.showsReorderControl = true
                return cell
            }
            table.isEditing = true
        }
        let data = try #require(source)
        data.reorderingHandlers.canReorderItem = { $0 != 3 }
        data.reorderingHandlers.willReorder = { [unowned data] transaction in
            log.append("will \(data.snapshot().itemIdentifiers == transaction.initialSnapshot.itemIdentifiers)")
        }
        data.reorderingHandlers.didReorder = { [unowned data] transaction in
            let texts = stage.table.visibleCells.compactMap { $0.textLabel?.text }
            log.append("did \(texts) \(data.snapshot() == transaction.finalSnapshot)")
            #expect(transaction.difference.count == 2)
            #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["s"])
            #expect(transaction.sectionTransactions[0].finalSnapshot.items == [2, 1, 3])
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["s"])
        snapshot.appendItems([1, 2, 3])
        data.apply(snapshot, animatingDifferences: false)
        try stage.generator.wait(1)
        let movable = (0..<3).map { data.tableView(stage.table, canMoveRowAt: IndexPath(row: $0, section: 0)) }
        #expect(movable == [true, true, false])
        let cell = try #require(stage.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let start = cell.convert(CGPoint(x: cell.bounds.width - 20, y: cell.bounds.midY), to: nil)
        try stage.generator.pointerMove(to: start)
        try stage.generator.pointerDown()
        for step in 1...5 {
            let y = start.y + cell.frame.height * 1.1 * CGFloat(step) / 5
            try stage.generator.pointerMove(to: CGPoint(x: start.x, y: y))
        }
        try stage.generator.pointerUp()
        try stage.generator.wait(1)
        #expect(data.snapshot().itemIdentifiers == [2, 1, 3])
        #expect(log == ["will true", "did [\"2\", \"1\", \"3\"] true"])
        #expect(stage.table.visibleCells.compactMap { $0.textLabel?.text } == ["2", "1", "3"])
        #expect(data.indexPath(for: 1) == IndexPath(row: 1, section: 0))
    }

    @Test("DS-12: without handlers, no item can be moved")
    func none() throws {
        let stage = try TableStage()
        let data = UITableViewDiffableDataSource<String, Int>(tableView: stage.table) { _, _, _ in UITableViewCell() }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["s"])
        snapshot.appendItems([1, 2])
        data.apply(snapshot, animatingDifferences: false)
        #expect(!data.tableView(stage.table, canMoveRowAt: IndexPath(row: 0, section: 0)))
    }
}
