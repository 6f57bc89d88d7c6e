// The computation of the sections, and the sizes that views determine.
extension UICollectionViewCompositionalLayout {
    /// The geometry, which is computed if it is not known.
    var solved: CompositionalSolution? {
        if solution == nil { solve() }
        return solution
    }

    func metrics(of view: UICollectionView) -> CompositionalMetrics {
        CompositionalMetrics(
            view, isVertical: currentConfiguration.scrollDirection == .vertical,
            includesReadable: usesReadableContent)
    }

    /// Drops what a context invalidates.
    func forget(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything {
            measures = [:]
            supplementMeasures = [:]
        }
        for path in context.invalidatedItemIndexPaths ?? [] where path.count == 2 {
            measures[path.section]?[path.item] = nil
        }
        if !context.keepsSolution || context.invalidateEverything || context.invalidateDataSourceCounts {
            solution = nil
        }
    }

    /// Solves all sections, unless they are known.
    func solve() {
        guard let collectionView, !isSolving else { return }
        isSolving = true
        defer { isSolving = false }
        var metrics = metrics(of: collectionView)
        if let solution, solution.metrics == metrics { return }
        if let old = knownMetrics, old.crossExtent != metrics.crossExtent || old.isVertical != metrics.isVertical {
            measures = [:]
            supplementMeasures = [:]
        }
        let insets = collectionView.adjustedContentInset
        let isMirrored = metrics.isRightToLeft
        let environment = CompositionalEnvironment(
            size: metrics.size,
            insets: NSDirectionalEdgeInsets(
                top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
                trailing: isMirrored ? insets.left : insets.right),
            safeArea: metrics.safeArea, traits: collectionView.traitCollection)
        let configuration = currentConfiguration
        let definitions = (0..<collectionView.numberOfSections).map { provider($0, environment) }
        usesReadableContent =
            configuration.contentInsetsReference == .readableContent
            || definitions.contains {
                $0?.contentInsetsReference == .readableContent
                    || $0?.supplementaryContentInsetsReference == .readableContent
            }
        metrics = self.metrics(of: collectionView)
        knownMetrics = metrics
        let solution = CompositionalSolution(
            metrics, environment, whole: solveWhole(configuration, metrics, environment.traitCollection),
            spacing: configuration.interSectionSpacing)
        for (index, definition) in definitions.enumerated() {
            let count = collectionView.knownCounts[index]
            precondition(
                definition != nil || count == 0,
                """
                Invalid section definition. Please specify a valid section definition when content is to be rendered \
                for a section: the section provider returned nil for section \(index), which has \(count) items.
                """)
            let section = SolvedSection(
                definition, count: count, metrics, reference: configuration.contentInsetsReference,
                traits: environment.traitCollection, measures: measures[index] ?? [:]
            ) { supplementMeasures[key($0, IndexPath(item: 0, section: index))] }
            if let problem = section.problem { report("Section \(index) shows no items: \(problem).") }
            solution.append(section)
        }
        solution.updatePositions()
        solution.whole.start = 0
        self.solution = solution
    }

    /// The boundary items of the layout are those of a section that contains all others.
    private func solveWhole(
        _ configuration: UICollectionViewCompositionalLayoutConfiguration, _ metrics: CompositionalMetrics,
        _ traits: UITraitCollection
    ) -> SolvedSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
        let definition = NSCollectionLayoutSection(group: NSCollectionLayoutGroup(size, .filling(metrics.main, [])))
        definition.boundarySupplementaryItems = configuration.boundarySupplementaryItems
        return SolvedSection(
            definition, count: 0, metrics, reference: .none, traits: traits, measures: [:]
        ) { supplementMeasures[key($0, IndexPath(index: NSNotFound))] }
    }

    private func key(_ item: NSCollectionLayoutSupplementaryItem, _ path: IndexPath) -> ElementKey {
        ElementKey(category: .supplementaryView, kind: item.elementKind, path: path)
    }

    private func report(_ problem: String) {
        guard reportedProblems.count < 100, reportedProblems.insert(problem).inserted else { return }
        ResponderDiagnostics.report("UICollectionViewCompositionalLayout: \(problem)")
    }

    // MARK: Sizes of views

    /// Returns a Boolean value that indicates whether a view that prefers other attributes changes the layout.
    func accepts(_ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes) -> Bool {
        guard solution != nil else { return false }
        // Uniform items and long words do not have the size that they determined.
        let path = original.indexPath
        if original.representedElementCategory == .cell, path.count == 2,
            let known = measures[path.section]?[path.item],
            [ScrollAxes.horizontal, .vertical].allSatisfy({
                !original.estimatedAxes.contains($0) || known[$0] == preferred.size[$0]
            })
        {
            return false
        }
        return [ScrollAxes.horizontal, .vertical].contains {
            original.estimatedAxes.contains($0) && preferred.size[$0] != original.size[$0]
                && preferred.size[$0].isFinite && preferred.size[$0] >= 0
        }
    }

    func isUnmeasured(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard !attributes.estimatedAxes.isEmpty else { return false }
        switch attributes.representedElementCategory {
        case .cell:
            let path = attributes.indexPath
            return path.count == 2 && measures[path.section]?[path.item] == nil
        case .supplementaryView: return supplementMeasures[ElementKey(attributes)] == nil
        case .decorationView: return false
        }
    }

    /// Notes that a view has the size that it prefers.
    func keepMeasure(_ attributes: UICollectionViewLayoutAttributes) {
        guard isUnmeasured(attributes) else { return }
        store(attributes.size, ElementKey(attributes), changes: false)
    }

    /// Stores the size that a view prefers, and moves the content so that the visible part stays where it is (CL-18).
    func measure(
        _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes,
        _ context: UICollectionViewLayoutInvalidationContext
    ) {
        guard let solution, let collectionView else { return }
        var size = original.size
        for axis in [ScrollAxes.horizontal, .vertical] where original.estimatedAxes.contains(axis) {
            size[axis] = min(1_000_000, preferred.size[axis])
        }
        context.keepsSolution = true
        let anchor = anchor(solution, collectionView)
        store(size, ElementKey(original), changes: true)
        solution.updatePositions()
        guard let anchor else { return }
        let way = position(anchor, solution) - anchor.position
        guard way != 0 else { return }
        let isMirrored = !solution.metrics.isVertical && solution.metrics.isRightToLeft
        context.contentOffsetAdjustment[solution.metrics.main] = isMirrored ? -way : way
    }

    private func store(_ size: CGSize, _ key: ElementKey, changes: Bool) {
        switch key.category {
        case .cell:
            measures[key.path.section, default: [:]][key.path.item] = size
            section(key.path)?.groups?.measure(key.path.item, size, changes: changes)
        case .supplementaryView:
            supplementMeasures[key] = size
            let section = key.path.count == 2 ? section(key.path) : solution?.whole
            guard let section else { return }
            if let index = section.boundary.firstIndex(where: { $0.item.elementKind == key.kind }) {
                for axis in [ScrollAxes.horizontal, .vertical]
                where section.boundary[index].estimated.contains(axis) {
                    section.boundary[index].size[axis] = size[axis]
                }
            }
        case .decorationView: break
        }
    }

    // MARK: The anchor

    /// A group, or a section without groups, whose start is visible.
    private struct Anchor {
        let section: Int
        let item: Int?
        let position: CGFloat
    }

    /// Returns the first element whose start is visible; `nil` at the start of the content (TV-20).
    private func anchor(_ solution: CompositionalSolution, _ view: UICollectionView) -> Anchor? {
        let visible = solution.range(view.bounds.inset(by: view.adjustedContentInset))
        guard visible.low > 0 else { return nil }
        for index in solution.sections(from: visible.low, to: visible.high) {
            let section = solution.sections[index]
            if section.start >= visible.low { return Anchor(section: index, item: nil, position: section.start) }
            guard let groups = section.groups, !section.isOrthogonal else { continue }
            let start = visible.low - section.groupsStart
            var number = groups.group(at: start)
            while number < groups.groupCount, groups.start(of: number) < start { number += 1 }
            guard number < groups.groupCount else { continue }
            let position = section.groupsStart + groups.start(of: number)
            guard position < visible.high else { continue }
            return Anchor(section: index, item: groups.items(of: number).lowerBound, position: position)
        }
        return nil
    }

    private func position(_ anchor: Anchor, _ solution: CompositionalSolution) -> CGFloat {
        let section = solution.sections[anchor.section]
        guard let item = anchor.item, let groups = section.groups else { return section.start }
        return section.groupsStart + groups.start(of: groups.group(ofItem: item))
    }

    // MARK: Updates

    /// Keeps the sizes of items that stay (TV-21).
    func adopt(_ map: ListUpdateMap) {
        var new: [Int: [Int: CGSize]] = [:]
        for (section, items) in measures {
            for (item, size) in items {
                let old = IndexPath(item: item, section: section)
                guard !map.isReloaded(old: old), let path = map.newPath(forOld: old) else { continue }
                new[path.section, default: [:]][path.item] = size
            }
        }
        measures = new
        var supplements: [ElementKey: CGSize] = [:]
        for (key, size) in supplementMeasures {
            guard key.path.count == 2 else {
                supplements[key] = size
                continue
            }
            // The paths of badges count all badges of their section.
            guard key.path.item == 0, let section = map.newSection(forOld: key.path.section) else { continue }
            let path = IndexPath(item: 0, section: section)
            supplements[ElementKey(category: key.category, kind: key.kind, path: path)] = size
        }
        supplementMeasures = supplements
    }
}
