/// The positions of supplementary items relative to items and groups (CL-25).
@MainActor enum CompositionalBadge {
    /// Returns the frame of a supplementary item, in the coordinates of its container's frame.
    ///
    /// - Parameters:
    ///   - supplement: The supplementary item.
    ///   - size: The size that the view has determined; `nil` for that of the layout.
    ///   - scale: The number of device pixels per point.
    static func frame(of supplement: SolvedSupplement, size: CGSize?, scale: CGFloat) -> CGRect {
        let (item, container) = (supplement.item, supplement.container)
        let space = LayoutSpace(size: container.size, scale: scale)
        var frame = CGRect(origin: container.origin, size: .zero)
        for axis in [ScrollAxes.horizontal, .vertical] {
            let length = space.length(item.layoutSize, axis)
            let own = length.isEstimated ? size?[axis] ?? length.points : length.points
            frame.size[axis] = own
            let before = axis == .horizontal ? NSDirectionalRectEdge.leading : .top
            let after = axis == .horizontal ? NSDirectionalRectEdge.trailing : .bottom
            func part(_ anchor: NSCollectionLayoutAnchor) -> CGFloat {
                switch (anchor.edges.contains(before), anchor.edges.contains(after)) {
                case (true, false): 0
                case (false, true): 1
                default: 0.5
                }
            }
            func offset(_ anchor: NSCollectionLayoutAnchor) -> CGFloat {
                anchor.offset[axis] * (anchor.isFractionalOffset ? own : 1)
            }
            let outer = item.containerAnchor
            let inner = item.itemAnchor
            var position = container.origin[axis] + part(outer) * container.size[axis] + offset(outer)
            position -= own * (inner.map(part) ?? part(outer)) + (inner.map(offset) ?? 0)
            frame.origin[axis] = position
        }
        return frame
    }

    /// Returns the axes along which the view determines its length.
    static func estimatedAxes(_ item: NSCollectionLayoutSupplementaryItem) -> ScrollAxes {
        var axes: ScrollAxes = []
        if item.layoutSize.widthDimension.isSelfSizing { axes.insert(.horizontal) }
        if item.layoutSize.heightDimension.isSelfSizing { axes.insert(.vertical) }
        return axes
    }
}
