// The distances between neighbors.
extension StackArrangement {
    /// The constraints for the distances between neighbors: equal to the spacing, or at least the spacing if the space
    /// is distributed (ST-06).
    var spacingConstraints: [StackConstraint] {
        guard let firstVisible = items.firstIndex(where: { !$0.isHidden }),
            let lastVisible = items.lastIndex(where: { !$0.isHidden })
        else { return gaps.indices.map { distance(after: $0, .equal) } }
        var result: [StackConstraint] = []
        for index in gaps.indices {
            let isBetweenVisible = index >= firstVisible && index < lastVisible
            let isBetweenHidden = items[index].isHidden && items[index + 1].isHidden
            let isFlexible = hasFlexibleGaps && isBetweenVisible && !isBetweenHidden
            result.append(distance(after: index, isFlexible ? .greaterThanOrEqual : .equal))
        }
        return hasFlexibleGaps ? result + centeringConstraints : result
    }

    /// The constraint for the distance between an item and the next one.
    private func distance(after index: Int, _ relation: NSLayoutConstraint.Relation) -> StackConstraint {
        StackConstraint(
            .spacing, startOfDistance(to: items[index + 1]), relation, endOfDistance(from: items[index]),
            constant: gaps[index])
    }

    /// The constraints that keep hidden views in the middle of the flexible space between visible ones: it is as wide
    /// before the first hidden view as after the last one.
    private var centeringConstraints: [StackConstraint] {
        var result: [StackConstraint] = []
        var previous: Int?
        for index in items.indices where !items[index].isHidden {
            if let previous, index - previous > 1 {
                let before = distance(from: items[previous], to: items[previous + 1])
                let after = distance(from: items[index - 1], to: items[index])
                result.append(StackConstraint(.ambiguitySuppression, before, .equal, after))
            }
            previous = index
        }
        return result
    }

    private func distance(from: Item, to: Item) -> LayoutAttribute {
        let start = endOfDistance(from: from)
        let end = startOfDistance(to: to)
        return LayoutAttribute(
            item: to.layoutItem, attribute: end.attribute,
            origin: .init(item: from.layoutItem, attribute: start.attribute))
    }

    /// Returns the position at which the distance from the previous view to a view ends: its edge, or in a
    /// baseline-relative column its first baseline. Views without text, and hidden ones, have no baseline (ST-19).
    func startOfDistance(to item: Item) -> LayoutAttribute {
        let hasBaseline =
            baselineSpace != nil && !item.isHidden
            && item.view.forFirstBaselineLayout.baselineForLayout(isFirst: true) != nil
        return LayoutAttribute(item.layoutItem, hasBaseline ? .firstBaseline : along.start)
    }

    /// Returns the position at which the distance from a view to the next one begins: its edge, or in a
    /// baseline-relative column its last baseline (ST-19).
    func endOfDistance(from item: Item) -> LayoutAttribute {
        let hasBaseline =
            baselineSpace != nil && !item.isHidden
            && item.view.forLastBaselineLayout.baselineForLayout(isFirst: false) != nil
        return LayoutAttribute(item.layoutItem, hasBaseline ? .lastBaseline : along.end)
    }
}
