/// Computes the positions of the items of groups.
///
/// All positions are those of a left-to-right interface; the layout mirrors them.
@MainActor final class GroupSolver {
    /// The tolerance in points with which items fit into a group.
    private static let tolerance: CGFloat = 1e-3

    let scale: CGFloat
    /// The greatest number of cells in a group: more than there are items would never be used.
    private let limit: Int
    private let traits: UITraitCollection
    /// The sizes that cells have determined, by the index of the item.
    var measures: [Int: CGSize]
    /// The frames of custom groups, whose providers are called once (CL-19).
    private var customFrames: [ObjectIdentifier: [NSCollectionLayoutGroupCustomItem]] = [:]
    /// The reason why a group cannot be solved.
    private(set) var problem: String?

    init(scale: CGFloat, count: Int, traits: UITraitCollection, measures: [Int: CGSize]) {
        self.scale = scale
        limit = max(count, 4096)
        self.traits = traits
        self.measures = measures
    }

    /// Solves the group of a section.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - container: The size of the section's content.
    ///   - first: The index of the first item.
    /// - Returns: `nil` if the group cannot show items.
    func solve(_ group: NSCollectionLayoutGroup, in container: CGSize, first: Int) -> SolvedGroup? {
        let entry = entry(group, in: LayoutSpace(size: container, scale: scale), first)
        guard let solved = entry?.group, !solved.items.isEmpty else {
            if problem == nil { problem = "a group has no items" }
            return nil
        }
        return solved
    }

    // MARK: Entries

    /// Solves a subitem.
    ///
    /// - Parameters:
    ///   - item: The item or group.
    ///   - space: The space of the group that contains it.
    ///   - first: The index of its first item.
    ///   - forced: The axis along which the group determines the length, and that length.
    private func entry(
        _ item: NSCollectionLayoutItem, in space: LayoutSpace, _ first: Int,
        forced: (axis: ScrollAxes, length: CGFloat)? = nil
    ) -> SolvedEntry? {
        var entry = SolvedEntry(item: item, size: .zero)
        for axis in [ScrollAxes.horizontal, .vertical] {
            if let forced, forced.axis == axis {
                entry.size[axis] = forced.length
                continue
            }
            let length = space.length(item.layoutSize, axis)
            entry.size[axis] = length.points
            if length.isEstimated { entry.estimated.insert(axis) }
            if length.isUniform { entry.uniform.insert(axis) }
        }
        if let group = item as? NSCollectionLayoutGroup {
            guard let solved = solve(group, entry.size, entry.estimated, first) else { return nil }
            entry.size = solved.size
            entry.group = solved
        } else if entry.estimated != [], let measure = measures[first] {
            entry.isMeasured = true
            for axis in [ScrollAxes.horizontal, .vertical] where entry.estimated.contains(axis) {
                entry.size[axis] = measure[axis]
            }
        }
        return entry
    }

    // MARK: Groups

    private func solve(
        _ group: NSCollectionLayoutGroup, _ outer: CGSize, _ estimated: ScrollAxes, _ first: Int
    ) -> SolvedGroup? {
        let insets = group.contentInsets
        var origin = CGPoint.zero
        var inner = outer
        for axis in [ScrollAxes.horizontal, .vertical] where !estimated.contains(axis) {
            origin[axis] = insets.start(axis)
            inner[axis] = max(0, outer[axis] - insets.start(axis) - insets.end(axis))
        }
        let space = LayoutSpace(size: inner, estimated: estimated, scale: scale)
        var solved: SolvedGroup?
        switch group.content {
        case .custom(let provider): solved = custom(group, provider, inner)
        case .filling(let axis, let subitems):
            solved = arrange(entries(filling: subitems, group, axis, space, first), group, axis, space)
        case .dividing(let axis, let item, let count):
            let room = inner[axis] - CGFloat(count - 1) * spacing(group)
            let length = LayoutSpace.pixels(max(0, room) / CGFloat(count), scale)
            let forced = estimated.contains(axis) ? nil : (axis, length)
            solved = arrange(
                entries(Array(repeating: item, count: min(count, limit)), group, axis, space, first, forced), group,
                axis, space)
        case .repeating(let axis, let item, let count):
            solved = arrange(
                entries(Array(repeating: item, count: min(count, limit)), group, axis, space, first, nil), group, axis,
                space)
        }
        guard var solved else { return nil }
        for axis in [ScrollAxes.horizontal, .vertical] where !estimated.contains(axis) {
            solved.size[axis] = outer[axis]
        }
        if origin != .zero {
            solved.items = solved.items.map { $0.moved(by: origin) }
            solved.supplements = solved.supplements.map { $0.moved(by: origin, leaves: 0) }
        }
        let frame = CGRect(
            origin: origin,
            size: CGSize(
                width: estimated.contains(.horizontal) ? solved.size.width : inner.width,
                height: estimated.contains(.vertical) ? solved.size.height : inner.height))
        for item in group.supplementaryItems {
            solved.supplements.append(SolvedSupplement(item: item, container: frame, leaf: 0, zIndex: item.zIndex))
        }
        return solved
    }

    private func spacing(_ group: NSCollectionLayoutGroup) -> CGFloat { group.interItemSpacing?.spacing ?? 0 }

    private func custom(
        _ group: NSCollectionLayoutGroup, _ provider: NSCollectionLayoutGroupCustomItemProvider, _ size: CGSize
    ) -> SolvedGroup {
        let identity = ObjectIdentifier(group)
        let frames =
            customFrames[identity]
            ?? provider(CompositionalEnvironment(size: size, insets: .zero, safeArea: .zero, traits: traits))
        customFrames[identity] = frames
        var solved = SolvedGroup(size: size)
        for item in frames.prefix(limit) {
            let frame = item.frame.nullUnlessFinite
            if frame.isNull { problem = "a custom group has an item with the frame \(item.frame)" }
            let used = frame.isNull ? .zero : frame
            solved.items.append(
                SolvedItem(frame: used, spaceEnd: CGPoint(x: used.maxX, y: used.maxY), zIndex: item.zIndex))
        }
        if solved.items.isEmpty { problem = "a custom group has no items" }
        return solved
    }

    /// Returns the entries of a group that is filled with its subitems (CL-14).
    private func entries(
        filling subitems: [NSCollectionLayoutItem], _ group: NSCollectionLayoutGroup, _ axis: ScrollAxes,
        _ space: LayoutSpace, _ first: Int
    ) -> [SolvedEntry]? {
        guard !subitems.isEmpty else {
            problem = "a group has no subitems"
            return nil
        }
        // Along an estimated axis, the group is as long as one run of its subitems (CL-18).
        if space.estimated.contains(axis) { return entries(subitems, group, axis, space, first, nil) }
        let lengths = subitems.map { space.length($0.layoutSize, axis) }
        if lengths.contains(where: \.isEstimated) { return measuredEntries(subitems, group, axis, space, first) }
        let room = space.size[axis]
        for (item, length) in zip(subitems, lengths)
        where length.points + SolvedEntry.edgeLength(of: item, axis) > room + GroupSolver.tolerance {
            let noun = axis == .horizontal ? "wide" : "high"
            problem = "an item is \(length.points) points \(noun), and its group only \(room)"
            return nil
        }
        let count = capacity(subitems, axis, space, spacing(group))
        let cycle = subitems.count
        return entries((0..<count).map { subitems[$0 % cycle] }, group, axis, space, first, nil)
    }

    /// Returns the greatest number of subitems that fit into a group. Fractions are parts of the length that the spacing
    /// between the subitems leaves (CL-14).
    private func capacity(
        _ subitems: [NSCollectionLayoutItem], _ axis: ScrollAxes, _ space: LayoutSpace, _ spacing: CGFloat
    ) -> Int {
        let room = space.size[axis]
        let edges = subitems.map { SolvedEntry.edgeLength(of: $0, axis) }
        var count = 0
        // There is at least one subitem, and at most one for each device pixel.
        let most = min(limit, max(1, Int(room * scale)) * subitems.count)
        while count < most {
            var space = space
            let between = CGFloat(count) * spacing
            space.size[axis] = room - between
            guard count == 0 || space.size[axis] > 0 || between <= 0 else { break }
            let lengths = zip(subitems, edges).map { space.length($0.layoutSize, axis).points + $1 }
            let sum = lengths.reduce(0, +)
            let number = count + 1
            let total =
                CGFloat(number / subitems.count) * sum + lengths.prefix(number % subitems.count).reduce(0, +) + between
            if count > 0, total > room + GroupSolver.tolerance { break }
            count = number
            // Subitems without length would never fill the group.
            if count >= subitems.count, sum <= 0, spacing <= 0 { break }
        }
        return count
    }

    /// Returns the entries of a group some of whose subitems determine their length themselves: as many as fit.
    private func measuredEntries(
        _ subitems: [NSCollectionLayoutItem], _ group: NSCollectionLayoutGroup, _ axis: ScrollAxes,
        _ space: LayoutSpace, _ first: Int
    ) -> [SolvedEntry]? {
        let room = space.size[axis]
        let most = min(limit, max(1, Int(room * scale)) * subitems.count)
        var entries: [SolvedEntry] = []
        var (used, leaves): (CGFloat, Int) = (0, 0)
        while entries.count < most, leaves < limit {
            let item = subitems[entries.count % subitems.count]
            guard var entry = entry(item, in: space, first + leaves) else { return nil }
            let edge = SolvedEntry.edgeLength(of: item, axis)
            if entry.group == nil { entry.size[axis] = min(entry.size[axis], max(0, room - edge)) }
            let length = entry.size[axis] + edge + (entries.isEmpty ? 0 : spacing(group))
            if !entries.isEmpty, used + length > room + GroupSolver.tolerance { break }
            used += length
            leaves += entry.leaves
            entries.append(entry)
            if entries.count >= subitems.count, used <= 0 { break }
        }
        return entries
    }

    /// Solves the subitems of a group one after the other.
    private func entries(
        _ items: [NSCollectionLayoutItem], _ group: NSCollectionLayoutGroup, _ axis: ScrollAxes, _ space: LayoutSpace,
        _ first: Int, _ forced: (ScrollAxes, CGFloat)?
    ) -> [SolvedEntry]? {
        var space = space
        if !space.estimated.contains(axis) {
            space.size[axis] = max(0, space.size[axis] - CGFloat(items.count - 1) * spacing(group))
        }
        var result: [SolvedEntry] = []
        var leaves = 0
        for item in items where leaves < limit {
            guard let entry = entry(item, in: space, first + leaves, forced: forced) else { return nil }
            leaves += entry.leaves
            result.append(entry)
        }
        return result
    }

    // MARK: Positions

    /// Places the subitems of a group one after the other (CL-16).
    private func arrange(
        _ entries: [SolvedEntry]?, _ group: NSCollectionLayoutGroup, _ axis: ScrollAxes, _ space: LayoutSpace
    ) -> SolvedGroup? {
        guard var entries else { return nil }
        unify(&entries)
        let cross = axis.crossing
        let gap = spacing(group)
        let gapCount = max(0, entries.count - 1)
        let used = entries.reduce(CGFloat(gapCount) * gap) {
            $0 + $1.size[axis] + SolvedEntry.edgeLength(of: $1.item, axis)
        }
        var solved = SolvedGroup(size: space.size)
        var share: CGFloat = 0
        if space.estimated.contains(axis) {
            solved.size[axis] = max(0, used)
        } else {
            let flexible =
                entries.reduce(0) { $0 + SolvedEntry.flexibleEdges(of: $1.item, axis) }
                + (group.interItemSpacing?.isFlexible == true ? gapCount : 0)
            if flexible > 0 { share = (space.size[axis] - used) / CGFloat(flexible) }
        }
        if space.estimated.contains(cross) {
            solved.size[cross] = entries.reduce(0) {
                max($0, $1.size[cross] + SolvedEntry.edgeLength(of: $1.item, cross))
            }
        }
        var position: CGFloat = 0
        for (index, entry) in entries.enumerated() {
            let (before, after) = entry.edges(axis)
            if index > 0 { position += gap + (group.interItemSpacing?.isFlexible == true ? share : 0) }
            position += (before?.spacing ?? 0) + (before?.isFlexible == true ? share : 0)
            var origin = CGPoint.zero
            origin[axis] = position
            origin[cross] = SolvedEntry.start(
                of: entry.item, length: entry.size[cross], in: solved.size[cross], cross)
            add(entry, at: origin, to: &solved)
            position += entry.size[axis] + (after?.spacing ?? 0) + (after?.isFlexible == true ? share : 0)
        }
        return solved
    }

    /// Makes siblings with a uniform length as long as the longest (CL-19).
    private func unify(_ entries: inout [SolvedEntry]) {
        for axis in [ScrollAxes.horizontal, .vertical] {
            let uniform = entries.filter { $0.uniform.contains(axis) }
            guard uniform.count > 1 else { continue }
            let measured = uniform.filter { $0.isMeasured || $0.group != nil }
            let length = (measured.isEmpty ? uniform : measured).reduce(0) { max($0, $1.size[axis]) }
            for index in entries.indices where entries[index].uniform.contains(axis) {
                entries[index].size[axis] = length
            }
        }
    }

    private func add(_ entry: SolvedEntry, at origin: CGPoint, to solved: inout SolvedGroup) {
        let leaves = solved.items.count
        if let group = entry.group {
            solved.items += group.items.map { $0.moved(by: origin) }
            solved.supplements += group.supplements.map { $0.moved(by: origin, leaves: leaves) }
            return
        }
        var frame = CGRect(origin: origin, size: entry.size)
        let end = CGPoint(x: frame.maxX, y: frame.maxY)
        let insets = entry.item.contentInsets
        if !entry.estimated.contains(.horizontal) {
            frame.origin.x += insets.leading
            frame.size.width = max(0, frame.width - insets.leading - insets.trailing)
        }
        if !entry.estimated.contains(.vertical) {
            frame.origin.y += insets.top
            frame.size.height = max(0, frame.height - insets.top - insets.bottom)
        }
        solved.items.append(SolvedItem(frame: frame, spaceEnd: end, estimated: entry.estimated))
        for item in entry.item.supplementaryItems {
            solved.supplements.append(
                SolvedSupplement(item: item, container: frame, leaf: leaves, zIndex: item.zIndex))
        }
    }
}
