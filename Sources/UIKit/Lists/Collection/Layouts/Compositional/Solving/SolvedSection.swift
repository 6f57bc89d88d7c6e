/// The geometry of a section of a compositional layout, in a left-to-right interface.
@MainActor final class SolvedSection {
    /// The definition; `nil` for an empty section that has none.
    let definition: NSCollectionLayoutSection?
    let count: Int
    private let metrics: CompositionalMetrics
    /// The position along the direction of scrolling.
    var start: CGFloat = 0
    /// The groups; `nil` if there are none.
    private(set) var groups: SectionGroups?
    var boundary: [SolvedBoundary]
    let insets: NSDirectionalEdgeInsets
    /// The insets of boundary items.
    private let boundaryInsets: NSDirectionalEdgeInsets
    /// The reason why the section shows no items.
    private(set) var problem: String?

    /// Solves a section.
    ///
    /// - Parameters:
    ///   - definition: The definition.
    ///   - count: The number of items.
    ///   - metrics: The values of the collection view.
    ///   - reference: The area that automatic insets are relative to.
    ///   - traits: The traits of the collection view.
    ///   - measures: The sizes that cells have determined.
    ///   - measure: Returns the size that a boundary item has determined.
    init(
        _ definition: NSCollectionLayoutSection?, count: Int, _ metrics: CompositionalMetrics,
        reference: UIContentInsetsReference, traits: UITraitCollection, measures: [Int: CGSize],
        measure: (NSCollectionLayoutBoundarySupplementaryItem) -> CGSize?
    ) {
        self.definition = definition
        self.count = count
        self.metrics = metrics
        let cross = metrics.cross
        var insets = definition?.contentInsets ?? .zero
        var boundaryInsets = NSDirectionalEdgeInsets.zero
        if let definition {
            let own = definition.contentInsetsReference
            let area = metrics.insets(own == .automatic ? reference : own)
            let wanted = definition.supplementaryContentInsetsReference
            let around = wanted == .automatic ? area : metrics.insets(wanted)
            let follows = definition.supplementariesFollowContentInsets
            if follows { boundaryInsets = insets }
            if metrics.isVertical {
                insets.leading += area.leading
                insets.trailing += area.trailing
                if follows || wanted != .automatic {
                    boundaryInsets.leading += around.leading
                    boundaryInsets.trailing += around.trailing
                }
            } else {
                insets.top += area.top
                insets.bottom += area.bottom
                if follows || wanted != .automatic {
                    boundaryInsets.top += around.top
                    boundaryInsets.bottom += around.bottom
                }
            }
        }
        self.insets = insets
        self.boundaryInsets = boundaryInsets
        var container = metrics.containerSize
        container[cross] = max(0, metrics.crossExtent - boundaryInsets.start(cross) - boundaryInsets.end(cross))
        boundary = (definition?.boundarySupplementaryItems ?? []).map {
            SolvedBoundary($0, in: container, measure: measure($0), metrics)
        }
        guard let definition, count > 0 else { return }
        container[cross] = groupRoom
        let solver = GroupSolver(scale: metrics.scale, count: count, traits: traits, measures: measures)
        groups = SectionGroups(
            definition.group, count: count, axis: isOrthogonal ? cross : metrics.main,
            spacing: definition.interGroupSpacing, container: container, solver: solver)
        if groups == nil { problem = solver.problem }
    }

    /// A Boolean value that indicates whether the section scrolls across the direction of the layout.
    var isOrthogonal: Bool { definition.map { $0.orthogonalScrollingBehavior != .none } ?? false }

    private func extent(_ side: SolvedBoundary.Side, _ axis: ScrollAxes) -> CGFloat {
        SolvedBoundary.extent(boundary, side, axis)
    }

    // MARK: Across the direction of scrolling

    /// The position of the groups.
    var groupsLeading: CGFloat { insets.start(metrics.cross) + extent(.besideStart, metrics.cross) }

    /// The distance between the groups and the end of the section.
    var groupsTrailing: CGFloat { insets.end(metrics.cross) + extent(.besideEnd, metrics.cross) }

    /// The extent that the groups have.
    var groupRoom: CGFloat { max(0, metrics.crossExtent - groupsLeading - groupsTrailing) }

    /// The length of the content that an orthogonal section scrolls.
    var rowLength: CGFloat { groupsLeading + (groups?.length ?? 0) + groupsTrailing }

    // MARK: Along the direction of scrolling

    /// The position of the groups.
    var groupsStart: CGFloat { start + extent(.start, metrics.main) + insets.start(metrics.main) }

    /// The length of the groups.
    var groupsLength: CGFloat {
        guard let groups else { return 0 }
        return max(0, isOrthogonal ? groups.lengthAcross : groups.length)
    }

    /// The position of the end of the content, where footers begin.
    private var contentEnd: CGFloat { max(start, groupsStart + groupsLength + insets.end(metrics.main)) }

    /// The length of the section.
    var length: CGFloat { max(0, contentEnd + extent(.end, metrics.main) - start) }

    // MARK: Frames

    /// Returns the frame of a group, in the coordinates of the section's row for an orthogonal section.
    func origin(ofGroup number: Int, _ solved: SolvedGroup) -> CGPoint {
        guard let groups else { return .zero }
        var origin = CGPoint.zero
        if isOrthogonal {
            origin[metrics.cross] = groupsLeading + groups.start(of: number)
            origin[metrics.main] = groupsStart + groups.startAcross(of: solved, in: groupsLength)
        } else {
            origin[metrics.cross] = groupsLeading + groups.startAcross(of: solved, in: groupRoom)
            origin[metrics.main] = groupsStart + groups.start(of: number)
        }
        return origin
    }

    /// Returns the frame of a boundary item.
    ///
    /// - Parameters:
    ///   - index: The index of the item.
    ///   - visible: The visible range along the direction of scrolling.
    ///   - wholeLength: The length of the layout, for its own boundary items.
    func frame(ofBoundary index: Int, visible: ClosedRange<CGFloat>, wholeLength: CGFloat? = nil) -> CGRect {
        let element = boundary[index]
        let (main, cross) = (metrics.main, metrics.cross)
        let length = element.size[main]
        var frame = CGRect(origin: .zero, size: element.size)
        let before = boundaryInsets.start(cross)
        let room = metrics.crossExtent - before - boundaryInsets.end(cross)
        switch element.side {
        case .besideStart: frame.origin[cross] = before
        case .besideEnd: frame.origin[cross] = before + room - element.size[cross]
        case .start, .end, .center: frame.origin[cross] = before + (room - element.size[cross]) * element.part
        }
        switch element.side {
        case .start: frame.origin[main] = start
        case .end:
            let end = wholeLength.map { $0 - extent(.end, main) } ?? contentEnd
            frame.origin[main] = element.item.extendsBoundary ? end : end - length
        case .besideStart, .besideEnd, .center:
            frame.origin[main] = groupsStart + ((wholeLength ?? groupsLength) - length) * 0.5
        }
        frame.origin[main] += element.item.offset[main]
        frame.origin[cross] += element.item.offset[cross]
        guard element.item.pinToVisibleBounds else { return frame }
        let own = frame.origin[main]
        if element.side == .end {
            let limit = start + pinnedExtent(.start)
            frame.origin[main] = min(own, max(visible.upperBound - length, min(limit, own)))
        } else {
            let limit = start + (wholeLength ?? self.length) - pinnedExtent(.end) - length
            frame.origin[main] = max(own, min(visible.lowerBound, max(limit, own)))
        }
        return frame
    }

    /// Returns the length of the boundary items at a side to which pinned items of the other side give way.
    private func pinnedExtent(_ side: SolvedBoundary.Side) -> CGFloat {
        boundary.reduce(0) { $1.side == side && $1.item.pinToVisibleBounds ? max($0, $1.size[metrics.main]) : $0 }
    }

    /// The frame of the section with its boundary items.
    var frame: CGRect {
        var frame = CGRect.zero
        frame.origin[metrics.main] = start
        frame.size[metrics.main] = length
        frame.size[metrics.cross] = metrics.crossExtent
        return frame
    }

    /// The index in front of the decorations (CL-26).
    var baseZIndex: Int { definition?.decorationItems.isEmpty == false ? 1 : 0 }
}
