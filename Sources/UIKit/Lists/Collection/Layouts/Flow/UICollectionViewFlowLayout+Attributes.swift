// The attributes of items, headers and footers, from the solved geometry.
extension UICollectionViewFlowLayout {
    /// The index in front of items, for headers and footers that stay visible.
    private static let pinnedZIndex = 10

    private var solved: FlowSolution {
        if solution == nil { solve() }
        return solution ?? FlowSolution()
    }

    var contentSize: CGSize {
        let length = solved.length
        return isVertical
            ? CGSize(width: environment.crossExtent, height: length)
            : CGSize(width: length, height: environment.crossExtent)
    }

    private func make() -> UICollectionViewLayoutAttributes {
        UICollectionViewLayoutAttributes.make(Self.layoutAttributesClass)
    }

    /// Returns a rectangle of the collection view, with its origin on a device pixel (CL-07).
    private func rect(_ position: FlowExtent, _ size: FlowExtent) -> CGRect {
        let scale = environment.scale
        func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (along, across) = (pixel(position.along), pixel(position.across))
        return isVertical
            ? CGRect(x: across, y: along, width: size.across, height: size.along)
            : CGRect(x: along, y: across, width: size.along, height: size.across)
    }

    private func range(_ rect: CGRect) -> (low: CGFloat, high: CGFloat) {
        isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    }

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let solution = solved
        // Rounded origins are up to half a pixel away from the solved positions.
        let (low, high) = (range(rect).low - 1, range(rect).high + 1)
        var result: [UICollectionViewLayoutAttributes] = []
        for index in solution.sections(from: low, to: high) {
            let section = solution.sections[index]
            appendBoundary(UICollectionView.elementKindSectionHeader, index, low, high, to: &result)
            let items = section.items.items(from: low - section.firstLine, to: high - section.firstLine)
            append(items, of: section, index, to: &result)
            appendBoundary(UICollectionView.elementKindSectionFooter, index, low, high, to: &result)
        }
        return result
    }

    private func append(
        _ items: Range<Int>, of section: FlowSection, _ index: Int,
        to result: inout [UICollectionViewLayoutAttributes]
    ) {
        section.items.forEach(items) { item, position, size in
            let attributes = make()
            attributes.indexPath = IndexPath(item: item, section: index)
            attributes.frame = rect(
                FlowExtent(along: section.firstLine + position.along, across: section.leading + position.across), size)
            attributes.estimatedAxes = []
            result.append(attributes)
        }
    }

    private func appendBoundary(
        _ kind: String, _ section: Int, _ low: CGFloat, _ high: CGFloat,
        to result: inout [UICollectionViewLayoutAttributes]
    ) {
        guard let attributes = supplementaryView(kind, in: section) else { return }
        let (start, end) = range(attributes.frame)
        if start < high, end > low { result.append(attributes) }
    }

    func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let solution = solved
        guard path.count == 2, solution.sections.indices.contains(path.section) else { return nil }
        let section = solution.sections[path.section]
        guard (0..<section.items.count).contains(path.item) else { return nil }
        var result: [UICollectionViewLayoutAttributes] = []
        append(path.item..<path.item + 1, of: section, path.section, to: &result)
        return result.first
    }

    /// Returns the attributes of a header or footer; `nil` if its length is zero (CV-13).
    func supplementaryView(_ kind: String, in index: Int) -> UICollectionViewLayoutAttributes? {
        let solution = solved
        guard solution.sections.indices.contains(index) else { return nil }
        let section = solution.sections[index]
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let length = isHeader ? section.headerLength : section.footerLength
        guard length > 0 else { return nil }
        let attributes = make()
        attributes.indexPath = IndexPath(item: 0, section: index)
        attributes.representedElementCategory = .supplementaryView
        attributes.representedElementKind = kind
        attributes.estimatedAxes = []
        var start = isHeader ? section.start : section.footerStart
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds, let collectionView {
            let visible = range(collectionView.bounds.inset(by: collectionView.adjustedContentInset))
            start =
                isHeader
                ? solution.pinnedHeaderStart(index, visibleStart: visible.low)
                : solution.pinnedFooterStart(index, visibleEnd: visible.high)
            attributes.zIndex = UICollectionViewFlowLayout.pinnedZIndex
        }
        attributes.frame = rect(
            FlowExtent(along: start, across: 0), FlowExtent(along: length, across: environment.crossExtent))
        return attributes
    }
}
