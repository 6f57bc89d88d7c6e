/// The geometry of all sections of a compositional layout.
@MainActor final class CompositionalSolution {
    let metrics: CompositionalMetrics
    let environment: CompositionalEnvironment
    private(set) var sections: [SolvedSection] = []
    /// The boundary items of the layout as a whole, as those of a section without groups.
    let whole: SolvedSection
    private let spacing: CGFloat
    /// A Boolean value that indicates whether elements move with the visible area.
    private(set) var pins: Bool
    /// A Boolean value that indicates whether a section that scrolls with the layout changes its visible items.
    private(set) var hasHandlers = false
    private(set) var length: CGFloat = 0

    init(
        _ metrics: CompositionalMetrics, _ environment: CompositionalEnvironment, whole: SolvedSection,
        spacing: CGFloat
    ) {
        self.metrics = metrics
        self.environment = environment
        self.whole = whole
        self.spacing = spacing
        pins = whole.boundary.contains { $0.item.pinToVisibleBounds }
    }

    func append(_ section: SolvedSection) {
        sections.append(section)
        if section.boundary.contains(where: { $0.item.pinToVisibleBounds }) { pins = true }
        if section.definition?.visibleItemsInvalidationHandler != nil, !section.isOrthogonal { hasHandlers = true }
    }

    /// Determines the positions of the sections.
    func updatePositions() {
        var position = SolvedBoundary.extent(whole.boundary, .start, metrics.main)
        for (index, section) in sections.enumerated() {
            if index > 0 { position = max(0, position + spacing) }
            position += section.definition?.list?.topPadding ?? 0
            section.start = position
            position += section.length
        }
        length = position + SolvedBoundary.extent(whole.boundary, .end, metrics.main)
    }

    /// The length that positions are mirrored in, if the layout scrolls horizontally.
    private var mirrorLength: CGFloat {
        max(length, metrics.size.width - metrics.inset.left - metrics.inset.right)
    }

    var contentSize: CGSize {
        var size = CGSize.zero
        size[metrics.cross] = metrics.crossExtent
        size[metrics.main] = length
        return size
    }

    /// Returns the sections that overlap a range. It takes logarithmic time.
    func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let first = sections.insertionIndex { $0.start + $0.length >= low }
        let end = sections.insertionIndex { $0.start > high }
        return first..<max(first, end)
    }

    /// Returns the range of a rectangle of the collection view along the direction of scrolling.
    func range(_ rect: CGRect) -> (low: CGFloat, high: CGFloat) {
        if metrics.isVertical { return (rect.minY, rect.maxY) }
        if !metrics.isRightToLeft { return (rect.minX, rect.maxX) }
        return (mirrorLength - rect.maxX, mirrorLength - rect.minX)
    }

    /// Returns a rectangle of the collection view, with its origin on a device pixel (CL-13). In right-to-left interfaces
    /// it is mirrored.
    ///
    /// - Parameters:
    ///   - rect: The rectangle in a left-to-right interface.
    ///   - rowLength: The length of the row of an orthogonal section.
    func rect(_ rect: CGRect, rowLength: CGFloat? = nil) -> CGRect {
        var rect = rect
        if metrics.isRightToLeft {
            let width = metrics.isVertical ? max(rowLength ?? 0, metrics.crossExtent) : mirrorLength
            rect.origin.x = width - rect.maxX
        }
        let scale = metrics.scale
        rect.origin = CGPoint(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale)
        return rect
    }
}
