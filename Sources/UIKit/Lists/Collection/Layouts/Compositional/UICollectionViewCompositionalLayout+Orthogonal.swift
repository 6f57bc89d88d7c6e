// Sections that scroll across the direction of the layout (CL-22, CL-23).
extension UICollectionViewCompositionalLayout {
    /// The velocity above which a drag moves to the next group, in points per second.
    private static let turningVelocity: CGFloat = 200

    /// Returns the offset of an orthogonal section from its leading edge.
    func orthogonalOffset(_ section: Int) -> CGFloat { collectionView?.orthogonal.offsets[section] ?? 0 }

    private func behavior(_ section: SolvedSection) -> UICollectionLayoutSectionOrthogonalScrollingBehavior {
        section.definition?.orthogonalScrollingBehavior ?? .none
    }

    /// Returns the geometry of an orthogonal section.
    func row(_ index: Int) -> OrthogonalRow? {
        guard let solution = solved, solution.sections.indices.contains(index) else { return nil }
        let section = solution.sections[index]
        guard section.isOrthogonal, let groups = section.groups, let definition = section.definition else { return nil }
        let metrics = solution.metrics
        var frame = CGRect.zero
        frame.origin[metrics.main] = section.groupsStart
        frame.size[metrics.main] = section.groupsLength
        frame.size[metrics.cross] = metrics.crossExtent
        var row = OrthogonalRow(frame: solution.rect(frame), axis: metrics.cross, length: section.rowLength)
        row.isMirrored = metrics.isVertical && metrics.isRightToLeft
        row.zIndex = section.baseZIndex
        let behavior = behavior(section)
        let properties = definition.orthogonalScrollingProperties
        switch properties.decelerationRate {
        case .automatic:
            row.rate = behavior == .continuous || behavior == .continuousGroupLeadingBoundary ? .normal : .fast
        case .normal: row.rate = .normal
        case .fast: row.rate = .fast
        }
        row.bounces = properties.bounce != .never
        row.alwaysBounces = properties.bounce == .always
        switch behavior {
        case .paging: row.wheelStep = max(1, section.groupRoom)
        case .groupPaging, .groupPagingCentered:
            row.wheelStep = max(1, groups.length(of: 0) + definition.interGroupSpacing)
        case .none, .continuous, .continuousGroupLeadingBoundary: break
        }
        if behavior == .groupPagingCentered {
            let first = stop(0, section, metrics)
            let last = stop(groups.groupCount - 1, section, metrics)
            row.room = (max(0, -first), max(0, last - row.greatestOffset))
        }
        return row
    }

    /// Returns the offset at which a group rests.
    private func stop(_ group: Int, _ section: SolvedSection, _ metrics: CompositionalMetrics) -> CGFloat {
        guard let groups = section.groups else { return 0 }
        let start = groups.start(of: group)
        guard behavior(section) == .groupPagingCentered else { return start }
        return section.groupsLeading + start + (groups.length(of: group) - metrics.crossExtent) / 2
    }

    /// Returns the offset at which a drag of an orthogonal section rests.
    ///
    /// - Parameters:
    ///   - index: The index of the section.
    ///   - proposed: The natural end of the movement, from the leading edge.
    ///   - velocity: The velocity of the offset, in points per second.
    ///   - start: The offset at which the drag began.
    func target(_ index: Int, _ proposed: CGFloat, _ velocity: CGFloat, _ start: CGFloat) -> CGFloat {
        guard let row = row(index), let solution, let groups = solution.sections[index].groups else { return proposed }
        let section = solution.sections[index]
        let range = ScrollRange(
            content: row.length, extent: row.frame.size[row.axis], start: row.room.start, end: row.room.end)
        let current = collectionView?.orthogonal.views[index]?.leadingOffset ?? proposed
        func nearest(_ offset: CGFloat) -> Int {
            let below = groupBefore(offset, section, groups, solution.metrics)
            guard below + 1 < groups.groupCount else { return below }
            let (low, high) = (
                stop(below, section, solution.metrics), stop(below + 1, section, solution.metrics)
            )
            return offset - low > high - offset ? below + 1 : below
        }
        switch behavior(section) {
        case .none, .continuous: return proposed
        case .continuousGroupLeadingBoundary:
            // The ends of the row are exact.
            if range.isEnd(proposed) { return proposed }
            return range.clamped(stop(nearest(proposed), section, solution.metrics))
        case .paging:
            return ScrollPaging(extent: section.groupRoom, range: range)
                .target(from: current, velocity: velocity, start: start)
        case .groupPaging, .groupPagingCentered:
            guard range.contains(current) else { return range.clamped(current) }
            var group = nearest(current)
            let here = stop(group, section, solution.metrics)
            if velocity > UICollectionViewCompositionalLayout.turningVelocity, here <= current {
                group += 1
            } else if velocity < -UICollectionViewCompositionalLayout.turningVelocity, here >= current {
                group -= 1
            }
            let first = nearest(start)
            group = min(groups.groupCount - 1, max(0, min(first + 1, max(first - 1, group))))
            return range.clamped(stop(group, section, solution.metrics))
        }
    }

    /// Returns the last group that rests at or before an offset.
    private func groupBefore(
        _ offset: CGFloat, _ section: SolvedSection, _ groups: SectionGroups, _ metrics: CompositionalMetrics
    ) -> Int {
        guard behavior(section) == .groupPagingCentered else { return groups.group(at: offset) }
        // The group under the middle of the row, or the one before it.
        let middle = offset + metrics.crossExtent / 2 - section.groupsLeading
        let group = groups.group(at: middle)
        return stop(group, section, metrics) > offset ? max(0, group - 1) : group
    }

    // MARK: Handlers

    /// Lets the handlers of sections change the attributes of their visible elements, the last section first (CL-23).
    func callHandlers(_ list: [UICollectionViewLayoutAttributes]) {
        guard let solution, let collectionView,
            solution.sections.contains(where: { $0.definition?.visibleItemsInvalidationHandler != nil })
        else { return }
        var bySection: [Int: [UICollectionViewLayoutAttributes]] = [:]
        for attributes in list where attributes.indexPath.count == 2 {
            guard collectionView.visibleFrame(of: attributes).overlaps(collectionView.bounds) else { continue }
            bySection[attributes.indexPath.section, default: []].append(attributes)
        }
        for (index, elements) in bySection.sorted(by: { $0.key > $1.key }) {
            guard solution.sections.indices.contains(index) else { continue }
            let section = solution.sections[index]
            guard let handler = section.definition?.visibleItemsInvalidationHandler else { continue }
            var offset = collectionView.contentOffset
            if section.isOrthogonal {
                offset = .zero
                let row = row(index)
                offset[solution.metrics.cross] = row?.converted(orthogonalOffset(index)) ?? 0
            }
            handler(elements.map { CompositionalVisibleItem($0) }, offset, solution.environment)
        }
    }
}
