import CoreGraphics

// The sizes along the axis.
extension StackArrangement {
    /// The number of guides that `distributionConstraints(gapGuides:)` needs.
    var gapGuideCount: Int { hasFlexibleGaps ? max(0, visible.count - 1) : 0 }

    /// The constraints for the sizes of the views along the axis, or of the gaps between them (ST-09…ST-12).
    ///
    /// - Parameter gapGuides: A guide for each gap between visible views.
    func distributionConstraints(gapGuides: [UILayoutGuide]) -> [StackConstraint] {
        switch distribution {
        case .fill: []
        case .fillEqually: equalSizes(of: visible.map(\.layoutItem))
        case .fillProportionally: proportionalSizes
        case .equalSpacing, .equalCentering: equalGaps(gapGuides.map(\.layoutItem))
        }
    }

    /// All sizes are equal to the first one.
    private func equalSizes(
        of layoutItems: [LayoutItem], priority: UILayoutPriority = .required
    ) -> [StackConstraint] {
        guard let first = layoutItems.first else { return [] }
        return layoutItems.dropFirst().map {
            StackConstraint(
                .fillEqually, LayoutAttribute($0, along.size), .equal, LayoutAttribute(first, along.size),
                priority: priority)
        }
    }

    /// The sizes have the proportions of the intrinsic sizes; views without one have no size. The proportions include
    /// the spacing, so that they cannot all hold: the priorities decrease in order (ST-10). If no view has an intrinsic
    /// size, the sizes are equal.
    private var proportionalSizes: [StackConstraint] {
        let metrics = visible.map { metric(of: $0) ?? 0 }
        let spacing = gaps.reduce(0, +)
        let total = metrics.reduce(spacing, +)
        guard total > 0, metrics.contains(where: { $0 > 0 }) else { return equalSizes(of: visible.map(\.layoutItem)) }
        let isOnly = spacing == 0 && metrics.count(where: { $0 > 0 }) == 1
        return zip(visible, metrics).enumerated().map { index, view in
            let (item, metric) = view
            let size = LayoutAttribute(item.layoutItem, along.size)
            // Even the last one precedes compression resistance.
            let priority = UILayoutPriority(max(751, 999 - Float(index)))
            guard metric > 0 else { return StackConstraint(.fillProportionally, size, equals: 0, priority: priority) }
            return StackConstraint(
                .fillProportionally, size, .equal, LayoutAttribute(canvas, along.size), multiplier: metric / total,
                priority: isOnly ? .required : priority)
        }
    }

    /// The distances between edges or between centers are equal, as guides between neighbors measure them. Nothing else
    /// keeps the stack view from growing with them (ST-11).
    private func equalGaps(_ guides: [LayoutItem]) -> [StackConstraint] {
        let isCentering = distribution == .equalCentering
        var result: [StackConstraint] = []
        for (guide, pair) in zip(guides, zip(visible, visible.dropFirst())) {
            let start = LayoutAttribute(pair.0.layoutItem, isCentering ? along.center : along.end)
            let end = LayoutAttribute(pair.1.layoutItem, isCentering ? along.center : along.start)
            result.append(StackConstraint(.distributingEdge, LayoutAttribute(guide, along.start), .equal, start))
            result.append(StackConstraint(.distributingEdge, LayoutAttribute(guide, along.end), .equal, end))
        }
        // Centers give way to the sizes of the views and to the spacing.
        result += equalSizes(of: guides, priority: isCentering ? UILayoutPriority(149) : .required)
        if !visible.isEmpty {
            result.append(
                StackConstraint(
                    .canvasFit, LayoutAttribute(canvas, along.size), equals: 0, priority: UILayoutPriority(49)))
        }
        return result
    }
}
