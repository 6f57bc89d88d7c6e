// The positions and sizes across the axis.
extension StackArrangement {
    /// A Boolean value that indicates whether `alignmentConstraints(spanner:)` needs a guide around the views, because
    /// several views have different sizes.
    var needsSpanner: Bool { alignment != .fill && items.count > 1 }

    /// The edge across the axis that all views share with the stack view; `nil` if there is none.
    private var sharedEdge: NSLayoutConstraint.Attribute? {
        switch alignment {
        case .leading: across.start
        case .trailing: across.end
        case .fill, .center, .firstBaseline, .lastBaseline: nil
        }
    }

    /// The attributes that are equal for all views.
    private var alignedAttributes: [NSLayoutConstraint.Attribute] {
        switch alignment {
        case .fill: [across.start, across.end]
        case .leading: [across.start]
        case .trailing: [across.end]
        case .center: [across.center]
        case .firstBaseline: [.firstBaseline]
        case .lastBaseline: [.lastBaseline]
        }
    }

    /// The constraints for the positions and sizes across the axis (ST-14…ST-16).
    ///
    /// - Parameter spanner: A guide around the views, if `needsSpanner` is `true`.
    func alignmentConstraints(spanner: UILayoutGuide?) -> [StackConstraint] {
        guard let first = items.first?.layoutItem else { return [] }
        let aligned = items.dropFirst().flatMap { item in
            alignedAttributes.map {
                StackConstraint(.alignment, LayoutAttribute(first, $0), .equal, LayoutAttribute(item.layoutItem, $0))
            }
        }
        if alignment == .fill { return aligned + [across.start, across.end].map { connect($0, to: first) } }
        let suppressed = items.map {
            StackConstraint(
                .ambiguitySuppression, LayoutAttribute($0.layoutItem, across.size), equals: 0,
                priority: UILayoutPriority(25))
        }
        return aligned + connections(first: first, spanner: spanner?.layoutItem) + suppressed
    }

    /// The constraints that connect the views to the edges of the stack view. A spanner, if there are several views, is
    /// as large as the largest one and is connected instead of them; an edge that all share is connected directly.
    private func connections(first: LayoutItem, spanner: LayoutItem?) -> [StackConstraint] {
        var result: [StackConstraint] = []
        for edge in [across.start, across.end] {
            if edge == sharedEdge {
                result.append(connect(edge, to: first))
            } else if let spanner {
                result.append(connect(edge, to: spanner))
            } else {
                result.append(connect(edge, outwardRelation(of: edge), to: first))
            }
        }
        if alignment == .center { result.append(connect(across.center, to: first)) }
        if let spanner { result += boundaries(of: spanner) }
        if spanner == nil || isBaselineAligned {
            result.append(
                StackConstraint(
                    .canvasFit, LayoutAttribute(canvas, across.size), equals: 0, priority: UILayoutPriority(49)))
        }
        return result + baselinePositions(in: spanner ?? canvas)
    }

    private func connect(
        _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
        to item: LayoutItem
    ) -> StackConstraint {
        StackConstraint(
            .canvasConnection, LayoutAttribute(canvas, attribute), relation, LayoutAttribute(item, attribute))
    }

    /// The relation of an edge of an area to the same edge of what it contains.
    private func outwardRelation(of edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Relation {
        edge == across.start ? .lessThanOrEqual : .greaterThanOrEqual
    }

    /// The constraints that keep the spanner around the visible views.
    private func boundaries(of spanner: LayoutItem) -> [StackConstraint] {
        var result: [StackConstraint] = []
        for item in visible {
            for edge in [across.start, across.end] {
                let isShared = edge == sharedEdge
                result.append(
                    StackConstraint(
                        .spanningBoundary, LayoutAttribute(spanner, edge),
                        isShared ? .equal : outwardRelation(of: edge), LayoutAttribute(item.layoutItem, edge),
                        priority: isShared ? UILayoutPriority(999.5) : .required))
            }
        }
        let size = LayoutAttribute(spanner, across.size)
        result.append(StackConstraint(.spanningFit, size, equals: 0, priority: UILayoutPriority(51)))
        return result
    }

    private var isBaselineAligned: Bool { alignment == .firstBaseline || alignment == .lastBaseline }

    /// In a row that is higher than its content, aligned first baselines are as near to the top as possible, and last
    /// baselines as near to the bottom.
    private func baselinePositions(in area: LayoutItem) -> [StackConstraint] {
        guard isBaselineAligned else { return [] }
        let edge = alignment == .firstBaseline ? across.start : across.end
        return visible.map {
            StackConstraint(
                .ambiguitySuppression, LayoutAttribute(area, edge), .equal, LayoutAttribute($0.layoutItem, edge),
                priority: UILayoutPriority(1))
        }
    }
}
