/// A header or a footer of a section, or of the layout as a whole.
@MainActor struct SolvedBoundary {
    /// The part of the section at which a boundary item lies, along the direction of scrolling.
    enum Side {
        case start
        case end
        /// Beside the content, at the start across the direction of scrolling.
        case besideStart
        /// Beside the content, at the end across the direction of scrolling.
        case besideEnd
        case center
    }

    let item: NSCollectionLayoutBoundarySupplementaryItem
    var size: CGSize
    var estimated: ScrollAxes
    let side: Side
    /// The position across: 0 for the start, 0.5 for the middle, 1 for the end.
    let part: CGFloat

    /// Creates a boundary item in a container.
    ///
    /// - Parameters:
    ///   - item: The definition.
    ///   - container: The size of the container.
    ///   - measure: The size that the view has determined.
    ///   - metrics: The values of the collection view.
    init(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, in container: CGSize, measure: CGSize?,
        _ metrics: CompositionalMetrics
    ) {
        self.item = item
        let space = LayoutSpace(size: container, scale: metrics.scale)
        size = .zero
        estimated = []
        for axis in [ScrollAxes.horizontal, .vertical] {
            let length = space.length(item.layoutSize, axis)
            if length.isEstimated { estimated.insert(axis) }
            size[axis] = length.isEstimated ? measure?[axis] ?? length.points : length.points
        }
        (side, part) = SolvedBoundary.position(item.alignment, isVertical: metrics.isVertical)
    }

    private static func position(_ alignment: NSRectAlignment, isVertical: Bool) -> (Side, CGFloat) {
        switch alignment {
        case .none: (.center, 0.5)
        case .top: isVertical ? (.start, 0.5) : (.besideStart, 0.5)
        case .bottom: isVertical ? (.end, 0.5) : (.besideEnd, 0.5)
        case .leading: isVertical ? (.besideStart, 0.5) : (.start, 0.5)
        case .trailing: isVertical ? (.besideEnd, 0.5) : (.end, 0.5)
        case .topLeading: (.start, 0)
        case .topTrailing: isVertical ? (.start, 1) : (.end, 0)
        case .bottomLeading: isVertical ? (.end, 0) : (.start, 1)
        case .bottomTrailing: (.end, 1)
        }
    }

    /// Returns the length by which the items at a side extend a section: they do not stack (CL-24).
    static func extent(_ items: [SolvedBoundary], _ side: Side, _ axis: ScrollAxes) -> CGFloat {
        items.reduce(0) { $1.side == side && $1.item.extendsBoundary ? max($0, $1.size[axis]) : $0 }
    }
}
