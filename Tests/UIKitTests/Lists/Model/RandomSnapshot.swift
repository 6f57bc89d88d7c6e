@testable import UIKit

/// A snapshot that random operations change, and the arrays that it must be equal to.
struct RandomSnapshot {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    private(set) var snapshot: Snapshot
    private(set) var sections: [(id: Int, items: [Int])]
    private(set) var reloaded: Set<Int> = []
    private(set) var reconfigured: Set<Int> = []
    private(set) var trace: [String] = []
    private(set) var nextID: Int

    init(_ snapshot: Snapshot, nextID: Int) {
        self.snapshot = snapshot
        self.nextID = nextID
        sections = snapshot.sectionIdentifiers.map { ($0, snapshot.itemIdentifiers(inSection: $0)) }
    }

    var items: [Int] { sections.flatMap(\.items) }

    private mutating func newIDs(_ count: Int) -> [Int] {
        nextID += count
        return Array(nextID - count + 1...nextID)
    }

    private mutating func takeOut(_ ids: [Int]) {
        let set = Set(ids)
        for index in sections.indices { sections[index].items.removeAll { set.contains($0) } }
    }

    private func place(of item: Int) -> (section: Int, item: Int)? {
        for (section, content) in sections.enumerated() {
            if let index = content.items.firstIndex(of: item) { return (section, index) }
        }
        return nil
    }

    private mutating func insert(_ ids: [Int], beside item: Int, offset: Int) {
        guard let place = place(of: item) else { return }
        sections[place.section].items.insert(contentsOf: ids, at: place.item + offset)
    }

    /// Performs a random operation on both.
    mutating func change(_ random: inout SeededGenerator) {
        let item = items.randomElement(using: &random)
        let section = sections.map(\.id).randomElement(using: &random)
        let count = Int.random(in: 1...4, using: &random)
        switch Int.random(in: 0..<16, using: &random) {
        case 0:
            let new = newIDs(Int.random(in: 1...2, using: &random))
            trace.append("append sections \(new)")
            snapshot.appendSections(new)
            sections += new.map { ($0, []) }
        case 1: insertSection(beside: section, isAfter: random.chance(0.5))
        case 2:
            guard let section else { return }
            trace.append("delete section \(section)")
            snapshot.deleteSections([section])
            sections.removeAll { $0.id == section }
        case 3: moveSection(section, &random)
        case 4..<7:
            guard let section, let index = sections.firstIndex(where: { $0.id == section }) else { return }
            let new = newIDs(count)
            trace.append("append \(new) to \(section)")
            snapshot.appendItems(new, toSection: section)
            sections[index].items += new
        case 7, 8:
            guard let item else { return }
            let new = newIDs(count)
            let isAfter = random.chance(0.5)
            trace.append("insert \(new) \(isAfter ? "after" : "before") \(item)")
            if isAfter {
                snapshot.insertItems(new, afterItem: item)
            } else {
                snapshot.insertItems(new, beforeItem: item)
            }
            insert(new, beside: item, offset: isAfter ? 1 : 0)
        case 9, 10:
            let chosen = Array(items.shuffled(using: &random).prefix(count))
            trace.append("delete \(chosen)")
            snapshot.deleteItems(chosen + [-1])
            takeOut(chosen)
        case 11, 12:
            guard let item, let target = items.randomElement(using: &random), item != target else { return }
            let isAfter = random.chance(0.5)
            trace.append("move \(item) \(isAfter ? "after" : "before") \(target)")
            if isAfter {
                snapshot.moveItem(item, afterItem: target)
            } else {
                snapshot.moveItem(item, beforeItem: target)
            }
            takeOut([item])
            insert([item], beside: target, offset: isAfter ? 1 : 0)
        case 13:
            // Items that exist move to the end of a section.
            guard let section, let index = sections.firstIndex(where: { $0.id == section }) else { return }
            let chosen = Array(items.shuffled(using: &random).prefix(count))
            trace.append("append the existing \(chosen) to \(section)")
            snapshot.appendItems(chosen, toSection: section)
            takeOut(chosen)
            sections[index].items += chosen
        case 14:
            guard let item else { return }
            trace.append("reload \(item)")
            snapshot.reloadItems([item])
            reloaded.insert(item)
        default:
            guard let item else { return }
            trace.append("reconfigure \(item)")
            snapshot.reconfigureItems([item])
            reconfigured.insert(item)
        }
    }

    private mutating func insertSection(beside section: Int?, isAfter: Bool) {
        guard let section, let index = sections.firstIndex(where: { $0.id == section }) else { return }
        let new = newIDs(1)
        trace.append("insert section \(new) \(isAfter ? "after" : "before") \(section)")
        if isAfter {
            snapshot.insertSections(new, afterSection: section)
        } else {
            snapshot.insertSections(new, beforeSection: section)
        }
        sections.insert((new[0], []), at: isAfter ? index + 1 : index)
    }

    private mutating func moveSection(_ section: Int?, _ random: inout SeededGenerator) {
        guard let section, let target = sections.map(\.id).randomElement(using: &random), section != target,
            let old = sections.firstIndex(where: { $0.id == section })
        else { return }
        let isAfter = random.chance(0.5)
        trace.append("move section \(section) \(isAfter ? "after" : "before") \(target)")
        if isAfter {
            snapshot.moveSection(section, afterSection: target)
        } else {
            snapshot.moveSection(section, beforeSection: target)
        }
        let content = sections.remove(at: old)
        let index = sections.firstIndex { $0.id == target } ?? 0
        sections.insert(content, at: isAfter ? index + 1 : index)
    }

    /// Returns the differences between the snapshot and the arrays.
    func problems() -> [String] {
        var result: [String] = []
        func check(_ isTrue: Bool, _ text: String) { if !isTrue { result.append("the snapshot has other \(text)") } }
        check(snapshot.sectionIdentifiers == sections.map(\.id), "sections")
        check(snapshot.itemIdentifiers == items, "items")
        check(snapshot.numberOfItems == items.count && snapshot.numberOfSections == sections.count, "numbers")
        guard result.isEmpty else { return result }
        for (index, section) in sections.enumerated() {
            check(snapshot.indexOfSection(section.id) == index, "index of section \(section.id)")
            check(snapshot.itemIdentifiers(inSection: section.id) == section.items, "items of \(section.id)")
            check(snapshot.numberOfItems(inSection: section.id) == section.items.count, "number of \(section.id)")
        }
        for (index, item) in items.enumerated() where index % 7 == 0 {
            check(snapshot.indexOfItem(item) == index, "index of \(item)")
            let owner = place(of: item).map { sections[$0.section].id }
            check(snapshot.sectionIdentifier(containingItem: item) == owner, "section of \(item)")
        }
        let present = Set(items)
        check(Set(snapshot.reloadedItemIdentifiers) == reloaded.intersection(present), "reloaded items")
        check(Set(snapshot.reconfiguredItemIdentifiers) == reconfigured.intersection(present), "reconfigured items")
        return result
    }
}
