import CoreGraphics

/// The arranged views of a stack view and its configuration, from which its constraints are made.
@MainActor struct StackArrangement {
    /// An arranged view.
    struct Item {
        let view: UIView
        let layoutItem: LayoutItem
        let isHidden: Bool
        /// The distance to the next visible view, in points.
        let space: CGFloat
    }

    /// All arranged views. Hidden ones remain between their neighbors, with a size of zero (ST-07).
    let items: [Item]
    /// The arranged views that are not hidden.
    let visible: [Item]
    /// The distances between neighbors: from each item except the last to the next one.
    let gaps: [CGFloat]
    /// The area that the views fill: the stack view or its margins guide (ST-05).
    let canvas: LayoutItem
    let along: StackAxis
    let across: StackAxis
    let distribution: UIStackView.Distribution
    let alignment: UIStackView.Alignment
    /// The distance from the edges of the stack view to the baselines next to them. `nil` if distances are measured
    /// between edges (ST-19).
    let baselineSpace: CGFloat?
    /// A Boolean value that indicates whether the order of the views differs from that of the subviews.
    let isReordered: Bool

    init(_ stack: UIStackView) {
        items = stack.arrangedItems.map {
            Item(
                view: $0.view, layoutItem: $0.view.ownLayoutItem, isHidden: $0.view.isHidden,
                space: $0.space(inStackWithSpacing: stack.spacing))
        }
        visible = items.filter { !$0.isHidden }
        gaps = StackArrangement.gaps(between: items)
        canvas =
            stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide.layoutItem : stack.ownLayoutItem
        along = StackAxis(axis: stack.axis)
        across = along.perpendicular
        distribution = stack.distribution
        alignment = StackArrangement.supportedAlignment(of: stack)
        let isBaselineRelative = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        baselineSpace = isBaselineRelative ? ArrangedSubview.distance(stack.spacing) : nil
        isReordered = StackArrangement.isReordered(items, in: stack)
    }

    /// A Boolean value that indicates whether the space between the views is distributed.
    var hasFlexibleGaps: Bool { distribution == .equalSpacing || distribution == .equalCentering }

    /// Returns the intrinsic size of a view along the axis; `nil` if it has none.
    func metric(of item: Item) -> CGFloat? {
        let metrics = IntrinsicMetrics(of: item.view, scale: item.view.scaleForLayout)
        return along.axis == .horizontal ? metrics.width : metrics.height
    }

    /// Returns the distances between neighbors. The space between two visible views is divided into halves before and
    /// after the hidden ones between them. There is none before the first and after the last visible view (ST-07).
    private static func gaps(between items: [Item]) -> [CGFloat] {
        guard items.count > 1, let last = items.lastIndex(where: { !$0.isHidden }) else {
            return [CGFloat](repeating: 0, count: max(0, items.count - 1))
        }
        var space: CGFloat = 0
        return zip(items, items.dropFirst()).enumerated().map { index, pair in
            if !pair.0.isHidden { space = pair.0.space }
            guard index < last else { return 0 }
            let hiddenNeighbors = [pair.0, pair.1].count(where: \.isHidden)
            return space * (1 - CGFloat(hiddenNeighbors) / 2)
        }
    }

    /// Baselines of a column are not at one height: it uses edges instead (ST-16).
    private static func supportedAlignment(of stack: UIStackView) -> UIStackView.Alignment {
        switch (stack.axis, stack.alignment) {
        case (.vertical, .firstBaseline): .leading
        case (.vertical, .lastBaseline): .trailing
        case (_, let alignment): alignment
        }
    }

    private static func isReordered(_ items: [Item], in stack: UIStackView) -> Bool {
        var remaining = items[...]
        for subview in stack.subviewStorage where remaining.first?.view === subview { remaining.removeFirst() }
        return !remaining.isEmpty
    }
}
