// The first and the last view at the edges of the stack view, and hidden views.
extension StackArrangement {
    /// The constraints that connect the first and the last visible view to the edges of the stack view (ST-05).
    ///
    /// Without visible views, the stack view collapses around its margins unless something else determines its size
    /// (ST-21). The priority is higher than that of fitting sizes, which would collapse the margins too.
    var endConstraints: [StackConstraint] {
        guard let first = visible.first, let last = visible.last else {
            let fit = StackConstraint(
                .canvasFit, LayoutAttribute(canvas, along.size), equals: 0, priority: UILayoutPriority(51))
            guard let first = items.first else {
                let size = LayoutAttribute(canvas, across.size)
                return [fit, StackConstraint(.canvasFit, size, equals: 0, priority: UILayoutPriority(51))]
            }
            let start = LayoutAttribute(canvas, along.start)
            return [
                fit, StackConstraint(.canvasConnection, start, .equal, LayoutAttribute(first.layoutItem, along.start)),
            ]
        }
        let start = startOfDistance(to: first)
        let end = endOfDistance(from: last)
        return [
            StackConstraint(
                .canvasConnection, LayoutAttribute(canvas, along.start), .equal, start,
                constant: start.attribute.isBaseline ? -(baselineSpace ?? 0) : 0),
            StackConstraint(
                .canvasConnection, LayoutAttribute(canvas, along.end), .equal, end,
                constant: end.attribute.isBaseline ? baselineSpace ?? 0 : 0),
        ]
    }

    /// The constraints that give hidden views no size along the axis (ST-07).
    var hidingConstraints: [StackConstraint] {
        items.filter(\.isHidden).map {
            StackConstraint(.hiding, LayoutAttribute($0.layoutItem, along.size), equals: 0)
        }
    }
}
