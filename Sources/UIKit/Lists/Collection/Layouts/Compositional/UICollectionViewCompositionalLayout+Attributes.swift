// The attributes of elements, from the solved geometry.
extension UICollectionViewCompositionalLayout {
    /// The index of pinned boundary items, in front of everything else (CL-24).
    private static let pinnedZIndex = 1_000_000_000

    private func make(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath, _ frame: CGRect, zIndex: Int,
        estimated: ScrollAxes = []
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes.make(Self.layoutAttributesClass)
        attributes.indexPath = path
        attributes.representedElementCategory = category
        attributes.representedElementKind = kind
        attributes.frame = frame
        attributes.zIndex = zIndex
        attributes.estimatedAxes = estimated
        return attributes
    }

    /// Returns the attributes of the elements in a rectangle. It takes logarithmic time, and time for each of them.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let solution = solved else { return [] }
        // Rounded origins are up to half a pixel away from the solved positions.
        let (low, high) = (solution.range(rect).low - 1, solution.range(rect).high + 1)
        var result: [UICollectionViewLayoutAttributes] = []
        for index in solution.whole.boundary.indices {
            result.append(boundary(index, of: solution.whole, IndexPath(index: NSNotFound), solution))
        }
        for index in solution.sections(from: low, to: high) {
            append(solution.sections[index], index, low, high, solution, &result)
        }
        return result
    }

    private func append(
        _ section: SolvedSection, _ index: Int, _ low: CGFloat, _ high: CGFloat, _ solution: CompositionalSolution,
        _ result: inout [UICollectionViewLayoutAttributes]
    ) {
        let path = IndexPath(item: 0, section: index)
        for decoration in section.definition?.decorationItems ?? [] where section.length > 0 {
            result.append(self.decoration(decoration, of: section, path, solution))
        }
        for number in section.boundary.indices { result.append(boundary(number, of: section, path, solution)) }
        guard let groups = section.groups else { return }
        let visible: Range<Int>
        if section.isOrthogonal {
            guard section.groupsStart < high, section.groupsStart + section.groupsLength > low else { return }
            let extent = solution.metrics.crossExtent
            let offset = orthogonalOffset(index) - section.groupsLeading
            visible = groups.groups(from: offset - extent, to: offset + 2 * extent)
        } else {
            visible = groups.groups(from: low - section.groupsStart, to: high - section.groupsStart)
        }
        var counts: [String: Int] = [:]
        for number in visible {
            let solved = groups.solved(number)
            let origin = section.origin(ofGroup: number, solved)
            let first = groups.items(of: number).lowerBound
            for (place, item) in solved.items.enumerated() {
                result.append(
                    cell(item, origin, section, IndexPath(item: first + place, section: index), solution))
            }
            for supplement in solved.supplements {
                let kind = supplement.item.elementKind
                let number = counts[kind] ?? groups.supplements(kind, before: number)
                counts[kind] = number + 1
                result.append(
                    badge(supplement, origin, section, IndexPath(item: number, section: index), solution))
            }
        }
    }

    /// Returns the attributes of an item; `nil` if there is no such item.
    func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solution = solved, let section = section(path), let groups = section.groups,
            (0..<section.count).contains(path.item)
        else { return nil }
        let number = groups.group(ofItem: path.item)
        let solved = groups.solved(number)
        let place = path.item - groups.items(of: number).lowerBound
        guard solved.items.indices.contains(place) else { return nil }
        return cell(solved.items[place], section.origin(ofGroup: number, solved), section, path, solution)
    }

    /// Returns the attributes of a boundary item or a badge; `nil` if there is no such view.
    func supplementaryView(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solution = solved else { return nil }
        guard path.count == 2 else {
            guard let index = solution.whole.boundary.firstIndex(where: { $0.item.elementKind == kind }) else {
                return nil
            }
            return boundary(index, of: solution.whole, IndexPath(index: NSNotFound), solution)
        }
        guard let section = section(path) else { return nil }
        if path.item == 0, let index = section.boundary.firstIndex(where: { $0.item.elementKind == kind }) {
            return boundary(index, of: section, path, solution)
        }
        guard let groups = section.groups, let place = groups.group(ofSupplement: path.item, kind) else { return nil }
        let solved = groups.solved(place.group)
        let ofKind = solved.supplements.filter { $0.item.elementKind == kind }
        guard ofKind.indices.contains(place.index) else { return nil }
        return badge(ofKind[place.index], section.origin(ofGroup: place.group, solved), section, path, solution)
    }

    /// Returns the attributes of a background; `nil` if there is no such view.
    func decorationView(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solution = solved, let section = section(path), path.item == 0,
            let item = section.definition?.decorationItems.first(where: { $0.elementKind == kind })
        else { return nil }
        return decoration(item, of: section, path, solution)
    }

    // MARK: Kinds of elements

    private func cell(
        _ item: SolvedItem, _ origin: CGPoint, _ section: SolvedSection, _ path: IndexPath,
        _ solution: CompositionalSolution
    ) -> UICollectionViewLayoutAttributes {
        let frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
        let rect = solution.rect(frame, rowLength: section.isOrthogonal ? section.rowLength : nil)
        let attributes = make(
            .cell, nil, path, rect, zIndex: item.zIndex + section.baseZIndex, estimated: item.estimated)
        if section.isOrthogonal { attributes.orthogonalSection = path.section }
        return attributes
    }

    private func badge(
        _ supplement: SolvedSupplement, _ origin: CGPoint, _ section: SolvedSection, _ path: IndexPath,
        _ solution: CompositionalSolution
    ) -> UICollectionViewLayoutAttributes {
        let kind = supplement.item.elementKind
        let size = supplementMeasures[ElementKey(category: .supplementaryView, kind: kind, path: path)]
        let frame = CompositionalBadge.frame(of: supplement, size: size, scale: solution.metrics.scale)
        let rect = solution.rect(
            frame.offsetBy(dx: origin.x, dy: origin.y), rowLength: section.isOrthogonal ? section.rowLength : nil)
        let attributes = make(
            .supplementaryView, kind, path, rect, zIndex: supplement.zIndex + section.baseZIndex,
            estimated: CompositionalBadge.estimatedAxes(supplement.item))
        if section.isOrthogonal { attributes.orthogonalSection = path.section }
        return attributes
    }

    private func boundary(
        _ index: Int, of section: SolvedSection, _ path: IndexPath, _ solution: CompositionalSolution
    ) -> UICollectionViewLayoutAttributes {
        let element = section.boundary[index]
        var visible: ClosedRange<CGFloat> = 0...0
        if let collectionView {
            let range = solution.range(collectionView.bounds.inset(by: collectionView.adjustedContentInset))
            visible = range.low...max(range.low, range.high)
        }
        let isWhole = section === solution.whole
        let frame = section.frame(
            ofBoundary: index, visible: visible, wholeLength: isWhole ? solution.length : nil)
        let zIndex =
            element.item.pinToVisibleBounds
            ? UICollectionViewCompositionalLayout.pinnedZIndex + (isWhole ? 1000 : 0) + index
            : element.item.zIndex + section.baseZIndex
        return make(
            .supplementaryView, element.item.elementKind, path, solution.rect(frame), zIndex: zIndex,
            estimated: element.estimated)
    }

    private func decoration(
        _ item: NSCollectionLayoutDecorationItem, of section: SolvedSection, _ path: IndexPath,
        _ solution: CompositionalSolution
    ) -> UICollectionViewLayoutAttributes {
        let insets = item.contentInsets
        var frame = section.frame
        frame.origin.x += insets.leading
        frame.origin.y += insets.top
        frame.size.width = max(0, frame.width - insets.leading - insets.trailing)
        frame.size.height = max(0, frame.height - insets.top - insets.bottom)
        return make(.decorationView, item.elementKind, path, solution.rect(frame), zIndex: item.zIndex)
    }
}
