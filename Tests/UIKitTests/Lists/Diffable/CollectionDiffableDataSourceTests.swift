import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct CollectionDiffableDataSourceTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
    typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<Int>

    /// A collection view of 200 × 200 points with four items of 50 points in a line, and its data source.
    @MainActor private final class Sheet {
        let stage: CollectionStage
        private(set) var source: UICollectionViewDiffableDataSource<String, Int>!
        var asked: [Int] = []
        var onAsk: (Int) -> Void = { _ in }

        init() throws {
            stage = try CollectionStage([])
            let registration = UICollectionView.CellRegistration<CollectionTestCell, Int> { cell, _, number in
                cell.text = "\(number)"
            }
            source = UICollectionViewDiffableDataSource(collectionView: stage.view) { [unowned self] view, path, item in
                asked.append(item)
                onAsk(item)
                return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
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

        func settle() throws { try stage.generator.wait(1) }
    }

    @Test("DS-04, DS-05: the first snapshot reloads a collection view, later ones change items")
    func applying() throws {
        let sheet = try Sheet()
        #expect(sheet.stage.view.dataSource === sheet.source)
        sheet.apply([("a", [1, 2, 3])])
        #expect(sheet.stage.view.numberOfItems(inSection: 0) == 3)
        try sheet.settle()
        #expect(sheet.stage.texts == ["1", "2", "3"])
        sheet.asked = []
        let kept = sheet.stage.view.cellForItem(at: IndexPath(item: 2, section: 0))
        var completions = 0
        sheet.source.apply(Sheet.snapshot([("a", [3, 1, 4])])) { completions += 1 }
        #expect(completions == 0 && sheet.source.indexPath(for: 4) == IndexPath(item: 2, section: 0))
        try sheet.settle()
        #expect(completions == 1 && sheet.stage.texts == ["3", "1", "4"] && sheet.asked == [4])
        #expect(sheet.stage.view.cellForItem(at: IndexPath(item: 0, section: 0)) === kept)
        #expect(sheet.source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 1)
        #expect(sheet.source.index(for: "a") == 0 && sheet.source.sectionIdentifier(for: 0) == "a")
    }

    @Test("DS-06: a snapshot that is applied by the cell provider of a collection view waits")
    func nested() throws {
        let sheet = try Sheet()
        sheet.onAsk = { [unowned sheet] number in
            if number == 2, sheet.source.snapshot().numberOfItems == 2 { sheet.apply([("a", [1, 2, 3])]) }
        }
        sheet.apply([("a", [1, 2])])
        try sheet.settle()
        #expect(sheet.stage.texts == ["1", "2", "3"])
    }

    @Test("DS-07: reloaded items of a collection view have new cells, reconfigured ones keep theirs")
    func reloading() throws {
        let sheet = try Sheet()
        sheet.apply([("a", [1, 2, 3, 4])])
        try sheet.settle()
        let old = sheet.stage.view.visibleCells
        sheet.asked = []
        var snapshot = Sheet.snapshot([("a", [4, 1, 2, 3])])
        snapshot.reloadItems([2])
        snapshot.reconfigureItems([3, 4])
        sheet.source.apply(snapshot, animatingDifferences: false)
        try sheet.settle()
        #expect(sheet.asked.sorted() == [2, 3, 4] && sheet.stage.texts == ["4", "1", "2", "3"])
        #expect(sheet.stage.view.visibleCells[0] === old[3] && sheet.stage.view.visibleCells[3] === old[2])
    }

    @Test("DS-10: a section snapshot replaces its section and shows the items of expanded ones")
    func sectionSnapshots() throws {
        let sheet = try Sheet()
        sheet.apply([("a", [1, 2]), ("b", [7])])
        try sheet.settle()
        var items = SectionSnapshot()
        items.append([10, 20])
        items.append([11, 12], to: 10)
        items.append([2], to: 20)
        sheet.source.apply(items, to: "b", animatingDifferences: false)
        try sheet.settle()
        // Item 2 left section a, and is hidden in section b.
        #expect(sheet.stage.texts == ["1", "10", "20"])
        #expect(sheet.source.snapshot(for: "b") == items)
        items.expand([10])
        sheet.source.apply(items, to: "b")
        try sheet.settle()
        #expect(sheet.stage.texts == ["1", "10", "11", "12", "20"])
        #expect(sheet.source.snapshot(for: "a").rootItems == [1] && sheet.source.snapshot(for: "x").items == [])
        var other = SectionSnapshot()
        other.append([10, 30])
        sheet.source.apply(other, to: "c", animatingDifferences: false)
        try sheet.settle()
        #expect(sheet.source.snapshot().sectionIdentifiers == ["a", "b", "c"])
        #expect(sheet.stage.texts == ["1", "20", "10", "30"])
        #expect(sheet.source.snapshot(for: "b").items == [20, 2])
        sheet.apply([("b", [5])])
        #expect(sheet.source.snapshot(for: "b").items == [5])
    }

    @Test("DS-03: random snapshots are displayed by a collection view as they are")
    func random() throws {
        let sheet = try Sheet()
        var random = SeededGenerator(seed: 5)
        for round in 0..<60 {
            var pool = Array(0..<12).shuffled(using: &random)
            let names = ["a", "b", "c"].shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random))
            let sections = names.map { name -> (String, [Int]) in
                let count = min(pool.count, Int.random(in: 0...4, using: &random))
                defer { pool.removeFirst(count) }
                return (name, Array(pool.prefix(count)))
            }
            sheet.apply(sections, animated: round.isMultiple(of: 2))
            if !round.isMultiple(of: 3) { try sheet.settle() }
            #expect(sheet.stage.view.numberOfSections == sections.count)
            sheet.stage.layOut()
            #expect(sheet.stage.texts == sections.flatMap(\.1).map { "\($0)" })
        }
    }
}
