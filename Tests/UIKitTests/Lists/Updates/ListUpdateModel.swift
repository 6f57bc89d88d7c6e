import Foundation
import TestSupport

@testable import UIKit

/// A random batch of updates together with the lists before and after it, as arrays of identifiers.
struct ListUpdateModel {
    struct Section: Equatable {
        var id: Int
        var items: [Int]
        /// A Boolean value that indicates whether the items are new, because the section is inserted or reloaded.
        var isReplaced = false
    }

    private(set) var batch = ListUpdateBatch()
    let old: [Section]
    private(set) var new: [Section] = []
    private(set) var reloaded: Set<Int> = []
    private(set) var nextID = 0
    private var random: SeededGenerator

    var before: [Int] { old.map(\.items.count) }
    var after: [Int] { new.map(\.items.count) }

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        var id = 0
        func next() -> Int {
            id += 1
            return id
        }
        var sections: [Section] = []
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            let count = Int.random(in: 0...8, using: &random)
            sections.append(Section(id: next(), items: (0..<count).map { _ in next() }))
        }
        old = sections
        nextID = id
        makeSections()
        makeItems()
    }

    /// Creates a random batch for a list.
    ///
    /// - Parameter nextID: The greatest identifier that was used before.
    init(of sections: [Section], nextID: Int, seed: UInt64) {
        random = SeededGenerator(seed: seed)
        old = sections.map { Section(id: $0.id, items: $0.items) }
        self.nextID = nextID
        makeSections()
        makeItems()
    }

    private mutating func makeID() -> Int {
        nextID += 1
        return nextID
    }

    /// Decides which sections are deleted, moved, reloaded and inserted, and places them.
    private mutating func makeSections() {
        var deleted: [Int] = []
        var moved: [Int] = []
        var staying: [Section] = []
        for (index, section) in old.enumerated() {
            switch Int.random(in: 0..<10, using: &random) {
            case 0: deleted.append(index)
            case 1: moved.append(index)
            case 2:
                batch.reloadSections([index])
                staying.append(Section(id: section.id, items: section.items, isReplaced: true))
            default: staying.append(section)
            }
        }
        batch.deleteSections(IndexSet(deleted))
        let insertions = Int.random(in: 0...2, using: &random)
        let total = staying.count + moved.count + insertions
        var free = Array(0..<total).shuffled(using: &random)
        var slots = [Section?](repeating: nil, count: total)
        for index in moved {
            let target = free.removeLast()
            slots[target] = old[index]
            batch.moveSection(from: index, to: target)
        }
        for _ in 0..<insertions {
            let target = free.removeLast()
            slots[target] = Section(id: makeID(), items: [], isReplaced: true)
            batch.insertSections([target])
        }
        var rest = staying[...]
        new = slots.map { $0 ?? rest.removeFirst() }
    }

    /// Decides which items are deleted, moved, reloaded and inserted, and places them.
    private mutating func makeItems() {
        var moving: [(path: IndexPath, id: Int)] = []
        var staying: [Int: [Int]] = [:]
        for (index, section) in old.enumerated() {
            let isReplaced = new.first { $0.id == section.id }?.isReplaced ?? true
            for (item, id) in section.items.enumerated() {
                let path = IndexPath(item: item, section: index)
                let choice = Int.random(in: 0..<10, using: &random)
                switch choice {
                case 0: batch.deleteItems([path])
                case 1: moving.append((path, id))
                case 2:
                    batch.reloadItems([path])
                    if !isReplaced { reloaded.insert(id) }
                    staying[section.id, default: []].append(id)
                default: staying[section.id, default: []].append(id)
                }
            }
        }
        var arriving: [Int: [(path: IndexPath, id: Int)]] = [:]
        for move in moving where !new.isEmpty {
            arriving[Int.random(in: 0..<new.count, using: &random), default: []].append(move)
        }
        if new.isEmpty { batch.deleteItems(moving.map(\.path)) }
        for index in new.indices {
            let moves = arriving[index] ?? []
            let stay = new[index].isReplaced ? [] : staying[new[index].id] ?? []
            let insertions = Int.random(in: 0...3, using: &random)
            let total = stay.count + moves.count + insertions
            var free = Array(0..<total).shuffled(using: &random)
            var slots = [Int?](repeating: nil, count: total)
            for move in moves {
                let target = free.removeLast()
                let isFromReplaced = new.first { $0.items.contains(move.id) || old[move.path.section].id == $0.id }
                // An item of a section that is deleted or reloaded is a new one.
                slots[target] = isFromReplaced?.isReplaced ?? true ? makeID() : move.id
                batch.moveItem(from: move.path, to: IndexPath(item: target, section: index))
            }
            for _ in 0..<insertions {
                let target = free.removeLast()
                slots[target] = makeID()
                batch.insertItems([IndexPath(item: target, section: index)])
            }
            var rest = stay[...]
            var items = slots.map { $0 ?? rest.removeFirst() }
            if new[index].isReplaced { items = items.map { _ in makeID() } }
            new[index].items = items
        }
    }

    /// Returns the positions of the items of a list, by identifier.
    static func positions(_ sections: [Section]) -> [Int: IndexPath] {
        var paths: [Int: IndexPath] = [:]
        for (index, section) in sections.enumerated() {
            for (item, id) in section.items.enumerated() { paths[id] = IndexPath(item: item, section: index) }
        }
        return paths
    }
}
