import UIKitTesting

@testable import UIKit

/// Applies random snapshots to a list, and compares it with a model of arrays.
@MainActor final class RandomSnapshots {
    let list: any ModelList
    private(set) var trace: [String] = []
    private let source = ModelListSource()
    private let generator: EventGenerator
    private var random: SeededGenerator
    private var nextID = 0
    private var model = RandomSnapshot(RandomSnapshot.Snapshot(), nextID: 0)
    private var outlines: [Int: RandomOutline] = [:]
    private var tableSource: UITableViewDiffableDataSource<Int, Int>?
    private var collectionSource: UICollectionViewDiffableDataSource<Int, Int>?
    private var completed: [Int: Int] = [:]
    private var applied = 0

    var problems: [String] { source.problems }

    init(seed: UInt64, isTable: Bool, in window: UIWindow, _ generator: EventGenerator) {
        var random = SeededGenerator(seed: seed)
        let frame = CGRect(x: 0, y: 0, width: 160, height: 200)
        list = isTable ? ModelTable(frame, source, &random) : ModelCollection(frame, source, &random)
        self.random = random
        self.generator = generator
        if let list = list as? ModelTable {
            tableSource = UITableViewDiffableDataSource(tableView: list.table) { [source] table, path, id in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                if let cell = cell as? ModelTableCell { source.configure(cell, id) }
                return cell
            }
        } else if let list = list as? ModelCollection {
            let registration = UICollectionView.CellRegistration<ModelCollectionCell, Int> { [source] cell, _, id in
                source.configure(cell, id)
            }
            let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
                elementKind: UICollectionView.elementKindSectionHeader
            ) { _, _, _ in }
            let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list.collection) { view, path, id in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
            }
            data.supplementaryViewProvider = { view, _, path in
                view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
            }
            collectionSource = data
        }
        window.addSubview(list.view)
        list.view.layoutIfNeeded()
    }

    private var inspector: ListInspector {
        ListInspector(list: list, source: source, items: model.sections.map(\.items))
    }

    /// Performs a step, and checks the list.
    func perform() throws {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<(collectionSource == nil ? 0 : 25): applyOutline()
        case 0..<75: apply()
        case 75..<88: scroll()
        case 88..<96: try generator.wait(random.number(0.01...0.4))
        default: try rest()
        }
        list.view.layoutIfNeeded()
        inspector.checkLayout()
        checkQueries()
    }

    private func checkQueries() {
        for (section, content) in model.sections.enumerated() {
            for (item, id) in content.items.enumerated() where (item + section) % 5 == 0 {
                let path = IndexPath(item: item, section: section)
                let found = tableSource?.indexPath(for: id) ?? collectionSource?.indexPath(for: id)
                let shown = tableSource?.itemIdentifier(for: path) ?? collectionSource?.itemIdentifier(for: path)
                source.check(found == path && shown == id, "\(id) is at \(path), and is found at \(found ?? [])")
            }
        }
    }

    /// Lets all animations end.
    func rest() throws {
        trace.append("rest")
        try generator.wait(1)
        list.view.layoutIfNeeded()
        inspector.checkRest()
        for index in 0..<applied {
            source.check(completed[index] == 1, "snapshot \(index) completed \(completed[index] ?? 0) times (DS-05)")
        }
    }

    private func scroll() {
        let range = list.view.ranges.y
        let offset = random.number(Double(range.lower)...Double(max(range.lower, range.upper))).rounded()
        trace.append("scroll to \(offset)")
        list.view.contentOffset.y = min(max(offset, range.lower), range.upper)
    }

    private func apply() {
        let old = model.snapshot
        let current = tableSource?.snapshot() ?? collectionSource?.snapshot() ?? old
        source.check(current == old, "the data source has another snapshot (DS-05)")
        model = RandomSnapshot(current, nextID: nextID)
        for _ in 0..<Int.random(in: 1...8, using: &random) { model.change(&random) }
        nextID = model.nextID
        source.check(model.problems().isEmpty, "\(model.problems()) after \(model.trace)")
        let present = Set(model.items)
        for id in model.reconfigured where present.contains(id) { source.versions[id, default: 0] += 1 }
        let isReload = random.chance(0.04)
        trace.append("apply\(isReload ? " by reloading" : "") \(model.trace)")
        let wasEmpty = applied == 0
        let (before, configurations) = (cells(old), source.configurations)
        setSections(model.sections.map { ($0.id, $0.items) })
        let isAnimated = random.chance(0.5)
        perform { [self] completion in
            if isReload {
                tableSource?.applySnapshotUsingReloadData(model.snapshot, completion: completion)
                collectionSource?.applySnapshotUsingReloadData(model.snapshot, completion: completion)
            } else {
                tableSource?.apply(model.snapshot, animatingDifferences: isAnimated, completion: completion)
                collectionSource?.apply(model.snapshot, animatingDifferences: isAnimated, completion: completion)
            }
        }
        forgetOutlines()
        if isReload || wasEmpty {
            list.view.layoutIfNeeded()
        } else {
            checkCells(before, of: old, reloaded: model.reloaded, configurations)
        }
    }

    /// Changes the hierarchy of a section, and applies it to the section.
    private func applyOutline() {
        guard let collectionSource else { return }
        let isNew = random.chance(0.1) || model.sections.isEmpty
        if isNew { nextID += 1 }
        guard let section = isNew ? nextID : model.sections.map(\.id).randomElement(using: &random) else { return }
        var outline = outlines[section] ?? RandomOutline()
        var changes: [String] = []
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let count = Int.random(in: 1...4, using: &random)
            var ids = Array(nextID + 1...nextID + count)
            nextID += count
            // Items of other sections come along.
            let others = model.sections.filter { $0.id != section }.flatMap(\.items)
            let own = Set(outline.items)
            if random.chance(0.15), let taken = others.randomElement(using: &random), !own.contains(taken) {
                ids.append(taken)
            }
            outline.change(ids, &random)
        }
        changes = outline.trace
        source.check(outline.problems().isEmpty, "\(outline.problems()) after \(changes)")
        trace.append("apply to section \(section): \(changes.suffix(6))")
        let old = model.snapshot
        let (before, configurations) = (cells(old), source.configurations)
        let taken = Set(outline.items)
        var sections = model.sections.map { (id: $0.id, items: $0.items) }
        for index in sections.indices where sections[index].id != section {
            let id = sections[index].id
            guard var other = outlines[id] else {
                sections[index].items.removeAll { taken.contains($0) }
                continue
            }
            other.remove(outline.items)
            outlines[id] = other
            sections[index].items = other.visibleItems
        }
        if let index = sections.firstIndex(where: { $0.id == section }) {
            sections[index].items = outline.visibleItems
        } else {
            sections.append((section, outline.visibleItems))
        }
        outlines[section] = outline
        setSections(sections)
        let isAnimated = random.chance(0.5)
        let wasEmpty = applied == 0
        perform { completion in
            collectionSource.apply(
                outline.snapshot, to: section, animatingDifferences: isAnimated, completion: completion)
        }
        model = RandomSnapshot(collectionSource.snapshot(), nextID: nextID)
        source.check(
            model.sections.map(\.id) == sections.map(\.id) && model.sections.map(\.items) == sections.map(\.items),
            "the sections are \(model.sections) instead of \(sections) (DS-10)")
        source.check(
            collectionSource.snapshot(for: section) == outline.snapshot, "the section has another snapshot (DS-10)")
        if wasEmpty {
            list.view.layoutIfNeeded()
        } else {
            checkCells(before, of: old, reloaded: [], configurations)
        }
    }

    private func setSections(_ sections: [(id: Int, items: [Int])]) {
        source.sections = sections.map { ListUpdateModel.Section(id: $0.id, items: $0.items) }
    }

    /// The hierarchies of sections whose items have changed are invalid.
    private func forgetOutlines() {
        for (section, outline) in outlines {
            let items = model.sections.first { $0.id == section }?.items
            if items != outline.visibleItems { outlines[section] = nil }
        }
    }

    /// The displayed cells by the items of a snapshot.
    private func cells(_ snapshot: RandomSnapshot.Snapshot) -> [Int: UIView] {
        let items = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
        return ListInspector(list: list, source: source, items: items).cells
    }

    /// Checks that items keep their cells, and that reloaded ones were asked for again.
    private func checkCells(
        _ before: [Int: UIView], of old: RandomSnapshot.Snapshot, reloaded: Set<Int>, _ configurations: [Int: Int]
    ) {
        let new = model.snapshot
        // Reloads are a second batch (DS-07), before which estimated heights can move other items.
        guard list.hasKnownHeights || reloaded.isEmpty else { return }
        // Items of sections that are deleted, and those that move to new sections, are inserted (TV-34).
        let staying = before.filter { id, _ in
            guard let from = old.sectionIdentifier(containingItem: id),
                let to = new.sectionIdentifier(containingItem: id)
            else { return false }
            return new.indexOfSection(from) != nil && old.indexOfSection(to) != nil
        }
        inspector.checkIdentities(staying, reloaded: reloaded, configurations)
    }

    private func perform(_ body: (@escaping () -> Void) -> Void) {
        let index = applied
        applied += 1
        var isInside = true
        body { [source] in
            source.check(!isInside, "a completion handler was called inside of apply (DS-05)")
            self.completed[index, default: 0] += 1
        }
        isInside = false
    }
}
