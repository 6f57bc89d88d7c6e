import UIKitTesting

@testable import UIKit

/// Performs random updates, scrolling and selection of a list, and compares it with a model of arrays.
@MainActor final class RandomListUpdates {
    let list: any ModelList
    let source: ModelListSource
    private(set) var trace: [String] = []
    private var random: SeededGenerator
    private var nextID: Int
    private var selected: Set<Int> = []
    private var completions: [Int: Int] = [:]
    private var batches = 0
    private let generator: EventGenerator

    var problems: [String] { source.problems }

    init(seed: UInt64, isTable: Bool, in window: UIWindow, _ generator: EventGenerator) {
        var random = SeededGenerator(seed: seed)
        source = ModelListSource()
        let frame = CGRect(x: 0, y: 0, width: 160, height: 200)
        list =
            isTable ? ModelTable(frame, source, &random) : ModelCollection(frame, source, &random)
        let first = ListUpdateModel(seed: seed &+ 1)
        source.sections = first.new.map { ListUpdateModel.Section(id: $0.id, items: $0.items) }
        nextID = first.nextID
        self.random = random
        self.generator = generator
        (list as? ModelTable)?.table.dataSource = source
        (list as? ModelCollection)?.collection.dataSource = source
        window.addSubview(list.view)
        list.view.layoutIfNeeded()
    }

    private var inspector: ListInspector {
        ListInspector(list: list, source: source, items: source.sections.map(\.items))
    }

    /// Performs a step, and checks the list.
    func perform() throws {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<50: try update()
        case 50..<70: scroll(by: CGFloat(Int.random(in: -60...60, using: &random)))
        case 70..<76: scroll(by: CGFloat(Int.random(in: -3000...3000, using: &random)))
        case 76..<80: scrollToRow()
        case 80..<86: select()
        case 86..<92: try wait(random.number(0.01...0.4))
        case 92..<95: reload()
        case 95..<98: resize()
        default: try rest()
        }
        list.view.layoutIfNeeded()
        inspector.checkLayout()
        let paths = selected.compactMap { inspector.path(of: $0) }.sorted()
        source.check(list.selectedPaths.sorted() == paths, "\(list.selectedPaths) are selected instead of \(paths)")
    }

    /// Lets all animations end.
    func rest() throws {
        trace.append("rest")
        try generator.wait(1)
        list.view.layoutIfNeeded()
        inspector.checkRest()
        for batch in 0..<batches {
            source.check(completions[batch] == 1, "batch \(batch) completed \(completions[batch] ?? 0) times (TV-39)")
        }
    }

    private func wait(_ time: Double) throws {
        trace.append("wait \(time)")
        try generator.wait(time)
    }

    // MARK: Steps

    private func update() throws {
        let old = source.sections
        let model = ListUpdateModel(of: old, nextID: nextID, seed: random.next())
        nextID = model.nextID
        let isAnimated = random.chance(0.5)
        let before = inspector.cells
        let configurations = source.configurations
        let offset = list.view.contentOffset
        let isScrolling = list.view.isScrollAnimating
        var entries = model.batch.entries.map(\.change)
        entries.shuffle(using: &random)
        var again: [(path: IndexPath, id: Int)] = []
        for (section, content) in old.enumerated() {
            for (item, id) in content.items.enumerated() where random.chance(0.1) {
                again.append((IndexPath(item: item, section: section), id))
            }
        }
        trace.append(
            "update \(isAnimated ? "animated " : "")from \(model.before) to \(model.after): "
                + entries.map { $0.description(for: .table) }.joined(separator: ", "))
        let batch = batches
        batches += 1
        var isInside = true
        func perform() {
            list.performBatchUpdates { [self] in
                source.sections = model.new.map { ListUpdateModel.Section(id: $0.id, items: $0.items) }
                for item in again { source.versions[item.id, default: 0] += 1 }
                list.reconfigure(again.map(\.path))
                for entry in entries { list.perform(entry, animation: Int.random(in: 0...7, using: &random)) }
            } completion: { [source] _ in
                source.check(!isInside, "a completion handler was called inside of the update (TV-39)")
                self.completions[batch, default: 0] += 1
            }
        }
        if isAnimated { perform() } else { UIView.performWithoutAnimation(perform) }
        isInside = false
        let present = Set(source.sections.flatMap(\.items))
        selected = selected.intersection(present).subtracting(model.reloaded)
        inspector.checkIdentities(before, reloaded: model.reloaded, configurations)
        if list.hasKnownHeights, !isScrolling {
            let expected = clamped(offset)
            source.check(
                list.view.contentOffset == expected,
                "the offset is \(list.view.contentOffset) instead of \(expected) (TV-42)")
        }
    }

    private func clamped(_ offset: CGPoint) -> CGPoint {
        let range = list.view.ranges.y
        return CGPoint(x: offset.x, y: min(max(offset.y, range.lower), range.upper))
    }

    private func scroll(by distance: CGFloat) {
        trace.append("scroll by \(distance)")
        let view = list.view
        view.contentOffset = clamped(CGPoint(x: 0, y: view.contentOffset.y + distance))
        let isAtStart = view.contentOffset.y <= view.ranges.y.lower
        let anchor = inspector.anchor
        view.layoutIfNeeded()
        if let anchor, !isAtStart { checkPosition(of: anchor) }
    }

    /// Checks that the heights that became known have not moved a row.
    private func checkPosition(of anchor: (id: Int, position: CGFloat)) {
        let view = list.view
        guard let path = inspector.path(of: anchor.id) else { return }
        let position = list.frame(at: path).minY - view.bounds.minY - view.adjustedContentInset.top
        let isClamped = view.contentOffset.y >= view.ranges.y.upper || view.contentOffset.y <= view.ranges.y.lower
        source.check(
            isClamped || abs(position - anchor.position) < 0.01,
            "\(anchor.id) was at \(anchor.position), and is at \(position) (TV-19)")
    }

    private func scrollToRow() {
        guard
            let section = source.sections.indices.filter({ !source.sections[$0].items.isEmpty })
                .randomElement(using: &random),
            let item = source.sections[section].items.indices.randomElement(using: &random)
        else { return }
        let position = Int.random(in: 0...3, using: &random)
        let isAnimated = random.chance(0.3)
        let path = IndexPath(item: item, section: section)
        trace.append("scroll to \(path) at \(position)\(isAnimated ? " animated" : "")")
        let isAtStart = list.view.contentOffset.y <= list.view.ranges.y.lower
        let anchor = inspector.anchor
        list.scroll(to: path, position, animated: isAnimated)
        list.view.layoutIfNeeded()
        guard !isAnimated else {
            if let anchor, !isAtStart { checkPosition(of: anchor) }
            return
        }
        let (frame, bounds) = (list.frame(at: path), list.view.bounds)
        // The row and the pinned header and footer must fit.
        guard frame.height + 24 + 6 <= bounds.height else { return }
        // Offsets are whole pixels.
        source.check(
            frame.minY >= bounds.minY - 0.51 && frame.maxY <= bounds.maxY + 0.51,
            "scrolling to \(path) ends with it at \(frame) in \(bounds) (TV-23, TV-24)")
    }

    private func select() {
        let ids = source.sections.flatMap(\.items)
        guard let id = ids.randomElement(using: &random), let path = inspector.path(of: id) else { return }
        trace.append("select \(id)")
        let isSelected = !selected.contains(id)
        list.setSelected(isSelected, path)
        if isSelected { selected.insert(id) } else { selected.remove(id) }
    }

    private func reload() {
        trace.append("reload")
        for item in source.sections.flatMap(\.items) where random.chance(0.2) { source.versions[item, default: 0] += 1 }
        selected = []
        list.reloadData()
    }

    private func resize() {
        let height = CGFloat(Int.random(in: 0...12, using: &random)) * 25
        let width = random.chance(0.3) ? CGFloat(Int.random(in: 4...10, using: &random)) * 20 : list.view.frame.width
        trace.append("resize to \(width) × \(height)")
        list.view.frame.size = CGSize(width: width, height: max(25, height))
    }
}
