import Testing

@testable import UIKit

@Suite struct SnapshotDifferenceTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>
    typealias Position = SnapshotDifference.Position
    typealias Model = [(section: Int, items: [Int])]

    private func snapshot(_ model: Model) -> Snapshot {
        var result = Snapshot()
        result.appendSections(model.map(\.section))
        for (section, items) in model { result.appendItems(items, toSection: section) }
        return result
    }

    @Test("DS-03: equal snapshots have no difference") func equal() {
        let one = snapshot([(0, [1, 2]), (1, [])])
        #expect(SnapshotDifference(from: one, to: one).isEmpty)
    }

    @Test("DS-03: insertions and deletions are those of single items") func single() {
        let old = snapshot([(0, [1, 2, 3, 4])])
        let difference = SnapshotDifference(from: old, to: snapshot([(0, [1, 3, 5, 4])]))
        #expect(difference.deletedItems == [Position(section: 0, index: 1)])
        #expect(difference.insertedItems == [Position(section: 0, index: 2)])
        #expect(difference.movedItems == [] && difference.movedSections == [])
    }

    @Test("DS-08: one item that changes its place is the only one that moves") func oneMove() {
        let difference = SnapshotDifference(
            from: snapshot([(0, [1, 2, 3, 4, 5])]), to: snapshot([(0, [5, 1, 2, 3, 4])]))
        #expect(
            difference.movedItems == [
                SnapshotDifference.ItemMove(
                    source: Position(section: 0, index: 4), target: Position(section: 0, index: 0))
            ])
        #expect(difference.insertedItems == [] && difference.deletedItems == [])
    }

    @Test("DS-08: items move between sections that remain") func acrossSections() {
        let difference = SnapshotDifference(
            from: snapshot([(0, [1, 2]), (1, [3]), (2, [4])]), to: snapshot([(0, [1]), (1, [3, 2]), (3, [4])]))
        #expect(
            difference.movedItems == [
                SnapshotDifference.ItemMove(
                    source: Position(section: 0, index: 1), target: Position(section: 1, index: 1))
            ])
        #expect(difference.deletedSections == [2] && difference.insertedSections == [2])
        #expect(difference.insertedItems == [] && difference.deletedItems == [])
    }

    @Test("DS-08: a longest increasing run stays") func longestRun() {
        #expect(SnapshotDifference.longestIncreasingRun([]) == [])
        #expect(SnapshotDifference.longestIncreasingRun([4, 0, 1, 3, 2]).count { $0 } == 3)
        var random = SeededGenerator(seed: 5)
        for _ in 0..<300 {
            let numbers = Array(0..<Int.random(in: 0...8, using: &random)).shuffled(using: &random)
            let stays = SnapshotDifference.longestIncreasingRun(numbers)
            let run = zip(numbers, stays).filter { $0.1 }.map(\.0)
            #expect(run == run.sorted() && run.count == longestByTrial(numbers))
        }
    }

    private func longestByTrial(_ numbers: [Int]) -> Int {
        (0..<(1 << numbers.count)).map { bits in
            let chosen = numbers.indices.filter { bits >> $0 & 1 == 1 }.map { numbers[$0] }
            return chosen == chosen.sorted() ? chosen.count : 0
        }.max() ?? 0
    }

    @Test("DS-03: the changes turn random snapshots into others") func random() {
        var random = SeededGenerator(seed: 77)
        for round in 0..<2000 {
            let old = model(&random)
            var new = model(&random)
            if round.isMultiple(of: 3), !old.isEmpty {
                new = old
                new[0].items.shuffle(using: &random)
                new.shuffle(using: &random)
            }
            let difference = SnapshotDifference(from: snapshot(old), to: snapshot(new))
            let result = apply(difference, to: old, new)
            #expect(result.map(\.section) == new.map(\.section) && result.map(\.items) == new.map(\.items))
        }
    }

    private func model(_ random: inout SeededGenerator) -> Model {
        var pool = Array(0..<Int.random(in: 0...20, using: &random)).shuffled(using: &random)
        return Array(0..<6).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random)).map { section in
            let count = min(pool.count, Int.random(in: 0...6, using: &random))
            defer { pool.removeFirst(count) }
            return (section, Array(pool.prefix(count)))
        }
    }

    /// Applies changes as a list does: what neither moves nor comes nor goes keeps its order.
    private func apply(_ difference: SnapshotDifference, to old: Model, _ new: Model) -> Model {
        var sections = [Int?](repeating: nil, count: new.count)
        for index in difference.insertedSections { sections[index] = new[index].section }
        for move in difference.movedSections { sections[move.target] = old[move.source].section }
        let gone = Set(difference.deletedSections + difference.movedSections.map(\.source))
        var rest = old.indices.filter { !gone.contains($0) }.map { old[$0].section }[...]
        for index in sections.indices where sections[index] == nil { sections[index] = rest.popFirst() }
        let goneItems = Set(difference.deletedItems + difference.movedItems.map(\.source))
        return sections.enumerated().map { target, section in
            guard let section, let source = old.firstIndex(where: { $0.section == section }),
                !difference.insertedSections.contains(target)
            else { return new[target] }
            var items = [Int?](repeating: nil, count: new[target].items.count)
            for position in difference.insertedItems where position.section == target {
                items[position.index] = new[target].items[position.index]
            }
            for move in difference.movedItems where move.target.section == target {
                items[move.target.index] = old[move.source.section].items[move.source.index]
            }
            var rest = old[source].items.indices
                .filter { !goneItems.contains(Position(section: source, index: $0)) }
                .map { old[source].items[$0] }[...]
            for index in items.indices where items[index] == nil { items[index] = rest.popFirst() }
            return (section, items.compactMap { $0 } + rest)
        }
    }
}
