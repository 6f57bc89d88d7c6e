/// The groups of a section, one after the other along an axis.
///
/// Groups that are equal are one solved group, whose positions are found by arithmetic. If cells determine lengths, the
/// lengths of the groups are stored in blocks, or, if they change the number of items in a group, one by one.
@MainActor final class SectionGroups {
    private enum Storage {
        /// Groups of one length.
        case uniform
        /// Groups of one number of items and different lengths. The extents include the spacing.
        case measured(RowHeights)
        /// Groups with different numbers of items.
        case listed([Line])
    }

    private struct Line {
        var first: Int
        var start: CGFloat
        var length: CGFloat
        /// The numbers of supplementary views in the groups before, by kind.
        var supplements: [String: Int]
    }

    /// The greatest number of solved groups that are cached.
    private static let cacheLimit = 256

    let count: Int
    /// The axis along which the groups follow each other.
    let axis: ScrollAxes
    private let group: NSCollectionLayoutGroup
    private let container: CGSize
    private let solver: GroupSolver
    private let spacing: CGFloat
    /// A whole group with estimates.
    private let template: SolvedGroup
    private let edge: CGFloat
    private var storage = Storage.uniform
    private var cache: [Int: SolvedGroup] = [:]
    /// The lengths across of the groups with measured cells.
    private var measuredAcross: [Int: CGFloat] = [:]
    /// The distances by which elements extend beyond a group along the axis.
    private(set) var overflow: (before: CGFloat, after: CGFloat) = (0, 0)

    /// Creates the groups of a section; `nil` if the group cannot show items.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - count: The number of items, at least 1.
    ///   - axis: The axis along which the groups follow each other.
    ///   - spacing: The distance between groups.
    ///   - container: The size of the section's content.
    ///   - solver: The solver, with the sizes that cells have determined.
    init?(
        _ group: NSCollectionLayoutGroup, count: Int, axis: ScrollAxes, spacing: CGFloat, container: CGSize,
        solver: GroupSolver
    ) {
        let measures = solver.measures
        solver.measures = [:]
        let solved = solver.solve(group, in: container, first: 0)
        solver.measures = measures
        guard let template = solved else { return nil }
        self.group = group
        self.count = count
        self.axis = axis
        self.spacing = spacing
        self.container = container
        self.solver = solver
        self.template = template
        edge = SolvedEntry.edgeLength(of: group, axis)
        measureOverflow()
        guard template.hasEstimates else { return }
        if SectionGroups.hasVariableCapacity(group, in: LayoutSpace(size: container, scale: solver.scale)) {
            storage = .listed([])
            list(from: 0)
        } else {
            storage = .measured(RowHeights(count: groupCount, height: RowExtent(pitch(template.size[axis]))))
            for number in Set(measures.keys.map { $0 / capacity }).sorted() where number < groupCount {
                update(number)
            }
            if count % capacity != 0 { update(groupCount - 1) }
        }
    }

    private var capacity: Int { template.items.count }

    /// The length of a group with its spacing.
    private func pitch(_ length: CGFloat) -> CGFloat { max(0, length + edge + spacing) }

    /// Returns a Boolean value that indicates whether the sizes of cells change the number of items in a group.
    private static func hasVariableCapacity(_ group: NSCollectionLayoutGroup, in space: LayoutSpace) -> Bool {
        var inner = space
        inner.estimated = []
        for axis in [ScrollAxes.horizontal, .vertical] where space.length(group.layoutSize, axis).isEstimated {
            inner.estimated.insert(axis)
        }
        if case .filling(let axis, let subitems) = group.content, !inner.estimated.contains(axis),
            subitems.contains(where: { inner.length($0.layoutSize, axis).isEstimated })
        {
            return true
        }
        return group.subitems.contains { item in
            (item as? NSCollectionLayoutGroup).map { hasVariableCapacity($0, in: inner) } ?? false
        }
    }

    private func measureOverflow() {
        for item in template.items {
            overflow.before = max(overflow.before, -item.frame.low(axis))
            overflow.after = max(overflow.after, item.frame.high(axis) - template.size[axis])
        }
        for supplement in template.supplements {
            let frame = CompositionalBadge.frame(of: supplement, size: nil, scale: solver.scale)
            overflow.before = max(overflow.before, -frame.low(axis))
            overflow.after = max(overflow.after, frame.high(axis) - template.size[axis])
        }
    }

    // MARK: Groups

    /// The number of groups.
    var groupCount: Int {
        if case .listed(let lines) = storage { return lines.count }
        return (count - 1) / capacity + 1
    }

    /// The length of all groups.
    var length: CGFloat {
        let last = groupCount - 1
        return start(of: last) - leadingEdge + length(of: last) + edge
    }

    private var leadingEdge: CGFloat { SolvedEntry.edges(of: group, axis).0?.spacing ?? 0 }

    /// The length across of the longest group that is known.
    var lengthAcross: CGFloat {
        let cross = axis.crossing
        let known = measuredAcross.values.max() ?? template.size[cross]
        return known + SolvedEntry.edgeLength(of: group, cross)
    }

    /// Returns the position of a group.
    func start(of number: Int) -> CGFloat {
        switch storage {
        case .uniform: leadingEdge + CGFloat(number) * uniformPitch
        case .measured(let heights): leadingEdge + RowExtent.points(heights.offset(of: number))
        case .listed(let lines): leadingEdge + lines[number].start
        }
    }

    /// Equal groups do not lie one on the other, so that the number of visible ones is bounded.
    private var uniformPitch: CGFloat { max(1 / solver.scale, pitch(template.size[axis])) }

    /// Returns the length of a group without its edge spacing.
    func length(of number: Int) -> CGFloat {
        switch storage {
        case .uniform:
            let items = items(of: number)
            guard items.count < capacity else { return template.size[axis] }
            return solved(number).size[axis]
        case .measured(let heights): return max(0, heights[number].points - edge - spacing)
        case .listed(let lines): return lines[number].length
        }
    }

    /// Returns the items of a group.
    func items(of number: Int) -> Range<Int> {
        if case .listed(let lines) = storage {
            return lines[number].first..<(number + 1 < lines.count ? lines[number + 1].first : count)
        }
        return number * capacity..<min(count, (number + 1) * capacity)
    }

    /// Returns the group that contains an item.
    func group(ofItem item: Int) -> Int {
        if case .listed(let lines) = storage { return max(0, lines.insertionIndex { $0.first > item } - 1) }
        return item / capacity
    }

    /// Returns the last group that begins at or before a position, and the first one if there is none.
    func group(at position: CGFloat) -> Int {
        let position = position - leadingEdge
        guard position > 0 else { return 0 }
        switch storage {
        case .uniform: return Int(min(CGFloat(groupCount - 1), (position / uniformPitch).rounded(.down)))
        case .measured(let heights):
            return heights.row(at: RowExtent.units(position)) ?? (groupCount - 1)
        case .listed(let lines): return max(0, lines.insertionIndex { $0.start > position } - 1)
        }
    }

    /// Returns the groups that overlap a range of positions. It takes logarithmic time.
    func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard low < high else { return 0..<0 }
        let first = group(at: low - overflow.after)
        let last = group(at: high + overflow.before)
        return first..<last + 1
    }

    /// Returns a solved group, with its items only.
    func solved(_ number: Int) -> SolvedGroup {
        let items = items(of: number)
        if case .uniform = storage, items.count == capacity { return template }
        if let known = cache[number] { return known }
        var group = template
        if case .uniform = storage {
        } else {
            group = solver.solve(self.group, in: container, first: items.lowerBound) ?? template
        }
        group = group.trimmed(to: items.count, axis)
        if cache.count >= SectionGroups.cacheLimit { cache = [:] }
        cache[number] = group
        return group
    }

    /// Returns the position of a group across the axis, in a container of a given length.
    func startAcross(of solved: SolvedGroup, in room: CGFloat) -> CGFloat {
        let cross = axis.crossing
        return SolvedEntry.start(of: group, length: solved.size[cross], in: room, cross)
    }

    // MARK: Supplementary items

    /// Returns the number of supplementary views of a kind in the groups before a group.
    func supplements(_ kind: String, before number: Int) -> Int {
        if case .listed(let lines) = storage { return lines[number].supplements[kind] ?? 0 }
        return number * template.supplements.count { $0.item.elementKind == kind }
    }

    /// Returns the group that contains a supplementary view, and its index among those of its kind in the group.
    func group(ofSupplement index: Int, _ kind: String) -> (group: Int, index: Int)? {
        if case .listed(let lines) = storage {
            let number = lines.insertionIndex { ($0.supplements[kind] ?? 0) > index } - 1
            guard index >= 0, number >= 0 else { return nil }
            let place = index - (lines[number].supplements[kind] ?? 0)
            let here = solved(number).supplements.count { $0.item.elementKind == kind }
            return place < here ? (number, place) : nil
        }
        let each = template.supplements.count { $0.item.elementKind == kind }
        guard each > 0, index >= 0, index / each < groupCount else { return nil }
        let place = index % each
        let here = solved(index / each).supplements.count { $0.item.elementKind == kind }
        return place < here ? (index / each, place) : nil
    }

    // MARK: Sizes of cells

    /// Stores the size that a cell has determined (CL-18).
    ///
    /// - Parameter changes: Whether the size differs from the current one.
    func measure(_ item: Int, _ size: CGSize, changes: Bool) {
        solver.measures[item] = size
        let number = group(ofItem: item)
        switch storage {
        case .uniform: return
        case .measured:
            if changes || measuredAcross[number] == nil { update(number) }
        case .listed: if changes { list(from: number) }
        }
    }

    /// Solves a group again.
    private func update(_ number: Int) {
        cache[number] = nil
        let group = solved(number)
        guard case .measured(var heights) = storage else { return }
        // The heights are changed in place.
        storage = .uniform
        heights[number] = RowExtent(pitch(group.size[axis]))
        storage = .measured(heights)
        if items(of: number).contains(where: { solver.measures[$0] != nil }) {
            measuredAcross[number] = group.size[axis.crossing]
        }
    }

    /// Determines the groups again, from a group on.
    private func list(from number: Int) {
        guard case .listed(var lines) = storage else { return }
        var position: CGFloat = 0
        var item = 0
        var supplements: [String: Int] = [:]
        if number < lines.count {
            (position, item) = (lines[number].start, lines[number].first)
            supplements = lines[number].supplements
            lines.removeSubrange(number...)
        }
        cache = cache.filter { $0.key < lines.count }
        let measured = solver.measures.keys.filter { $0 >= item }.sorted()
        var next = 0
        while item < count {
            while next < measured.count, measured[next] < item { next += 1 }
            let isKnown = next < measured.count && measured[next] < item + capacity
            var group = isKnown ? solver.solve(self.group, in: container, first: item) ?? template : template
            let rest = count - item
            if group.items.count > rest { group = group.trimmed(to: rest, axis) }
            lines.append(
                Line(first: item, start: position, length: group.size[axis], supplements: supplements))
            for supplement in group.supplements { supplements[supplement.item.elementKind, default: 0] += 1 }
            if isKnown { measuredAcross[lines.count - 1] = group.size[axis.crossing] }
            position += max(0, pitch(group.size[axis]))
            item += group.items.count
        }
        storage = .listed(lines)
    }
}
