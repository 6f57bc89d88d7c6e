import Testing

@testable import UIKit

@Suite struct DiffableSnapshotTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var result = Snapshot()
        for (section, items) in sections {
            result.appendSections([section])
            result.appendItems(items)
        }
        return result
    }

    @Test("DS-01: a snapshot is a value, and equal to others with the same identifiers in the same order")
    func values() {
        let first = snapshot([("a", [1, 2]), ("b", [3])])
        var second = first
        #expect(first == second)
        second.reloadItems([1])
        #expect(first == second && first.reloadedItemIdentifiers == [] && second.reloadedItemIdentifiers == [1])
        second.moveItem(1, afterItem: 2)
        #expect(first != second && first.itemIdentifiers == [1, 2, 3] && second.itemIdentifiers == [2, 1, 3])
    }

    @Test("DS-01: items that exist move to the position where they are added") func existingItems() {
        var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
        snapshot.appendItems([2, 5], toSection: "b")
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 3])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 2, 5])
        snapshot.insertItems([5, 3, 1], beforeItem: 3)
        #expect(snapshot.itemIdentifiers(inSection: "a") == [5, 3, 1] && snapshot.numberOfItems == 5)
        #expect(snapshot.sectionIdentifier(containingItem: 5) == "a" && snapshot.indexOfItem(2) == 4)
    }

    @Test("DS-01: the messages name duplicate identifiers") func messages() {
        #expect(
            SnapshotProblem.duplicates(in: [1, 2, 1], "item")
                == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(1)}")
        #expect(SnapshotProblem.duplicates(in: [1, 2], "item") == nil && SnapshotProblem.existing([Int]()) == nil)
        #expect(
            SnapshotProblem.existing(["a"])?.hasPrefix(
                "Diffable data source detected an attempt to insert or append 1 section identifier that already exists "
                    + "in the snapshot.") == true)
    }

    @Test("DS-02: items are added to the last section by default") func lastSection() {
        var snapshot = snapshot([("a", []), ("b", [])])
        snapshot.appendItems([1])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [1])
        #expect(SnapshotProblem.noSections.hasPrefix("There are currently no sections in the data source."))
    }

    @Test("DS-02: deleting identifiers that do not exist is ignored") func deleting() {
        var snapshot = snapshot([("a", [1, 2]), ("b", [3])])
        snapshot.reloadItems([1, 3])
        snapshot.reconfigureItems([2])
        snapshot.deleteItems([1, 9])
        snapshot.deleteSections(["b", "z"])
        #expect(snapshot.sectionIdentifiers == ["a"] && snapshot.itemIdentifiers == [2])
        #expect(snapshot.reloadedItemIdentifiers == [] && snapshot.reconfiguredItemIdentifiers == [2])
        snapshot.deleteAllItems()
        #expect(snapshot == Snapshot() && snapshot.numberOfSections == 0)
    }

    @Test("Sections are inserted and moved with their items") func sections() {
        var snapshot = snapshot([("a", [1]), ("b", [2]), ("c", [3])])
        snapshot.moveSection("c", beforeSection: "a")
        #expect(snapshot.itemIdentifiers == [3, 1, 2])
        snapshot.moveSection("c", afterSection: "b")
        #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
        snapshot.insertSections(["d"], afterSection: "a")
        snapshot.insertSections(["e"], beforeSection: "a")
        #expect(snapshot.sectionIdentifiers == ["e", "a", "d", "b", "c"] && snapshot.indexOfSection("b") == 3)
        #expect(snapshot.indexOfSection("z") == nil && snapshot.indexOfItem(7) == nil)
    }

    @Test("DS-01: random changes have the same result as those of arrays") func random() {
        var random = SeededGenerator(seed: 21)
        for _ in 0..<200 {
            var model: [(section: Int, items: [Int])] = []
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            for _ in 0..<30 { step(&model, &snapshot, &random) }
            #expect(snapshot.sectionIdentifiers == model.map(\.section))
            #expect(snapshot.sections.map(\.items) == model.map(\.items))
        }
    }

    private func step(
        _ model: inout [(section: Int, items: [Int])], _ snapshot: inout NSDiffableDataSourceSnapshot<Int, Int>,
        _ random: inout SeededGenerator
    ) {
        let some = Array(Array(0..<30).shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)))
        let section = Int.random(in: 0..<6, using: &random)
        let place = model.firstIndex { $0.section == section }
        func remove(_ model: inout [(section: Int, items: [Int])]) {
            for index in model.indices { model[index].items.removeAll { some.contains($0) } }
        }
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            guard place == nil else { return }
            snapshot.appendSections([section])
            model.append((section, []))
        case 1:
            guard let place else { return }
            snapshot.appendItems(some, toSection: section)
            remove(&model)
            model[place].items += some
        case 2:
            guard let owner = model.firstIndex(where: { !$0.items.isEmpty }) else { return }
            let index = Int.random(in: model[owner].items.indices, using: &random)
            let cut = model[owner].items[..<index].count { !some.contains($0) }
            snapshot.insertItems(some, beforeItem: model[owner].items[index])
            remove(&model)
            model[owner].items.insert(contentsOf: some, at: cut)
        case 3:
            snapshot.deleteItems(some)
            remove(&model)
        default:
            guard Bool.random(using: &random) else { return }
            snapshot.deleteSections([section])
            if let place { model.remove(at: place) }
        }
    }
}
