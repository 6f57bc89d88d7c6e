/// A subitem of a group while the group is solved.
@MainActor struct SolvedEntry {
    let item: NSCollectionLayoutItem
    var size: CGSize
    var estimated: ScrollAxes = []
    var uniform: ScrollAxes = []
    /// A Boolean value that indicates whether the cell has determined its size.
    var isMeasured = false
    /// The content of a group.
    var group: SolvedGroup?

    /// The number of cells.
    var leaves: Int { group?.items.count ?? 1 }

    /// Returns the spacing before and after the subitem along an axis.
    func edges(_ axis: ScrollAxes) -> (NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?) {
        SolvedEntry.edges(of: item, axis)
    }

    static func edges(
        of item: NSCollectionLayoutItem, _ axis: ScrollAxes
    ) -> (NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?) {
        let spacing = item.edgeSpacing
        return axis == .horizontal ? (spacing?.leading, spacing?.trailing) : (spacing?.top, spacing?.bottom)
    }

    /// Returns the length of the fixed parts of the spacing of an item along an axis.
    static func edgeLength(of item: NSCollectionLayoutItem, _ axis: ScrollAxes) -> CGFloat {
        let (before, after) = edges(of: item, axis)
        return (before?.spacing ?? 0) + (after?.spacing ?? 0)
    }

    /// Returns the number of flexible edges along an axis.
    static func flexibleEdges(of item: NSCollectionLayoutItem, _ axis: ScrollAxes) -> Int {
        let (before, after) = edges(of: item, axis)
        return (before?.isFlexible == true ? 1 : 0) + (after?.isFlexible == true ? 1 : 0)
    }

    /// Returns the distance before an item along an axis in a space of a given length, which its flexible edges share.
    static func start(of item: NSCollectionLayoutItem, length: CGFloat, in room: CGFloat, _ axis: ScrollAxes)
        -> CGFloat
    {
        let (before, _) = edges(of: item, axis)
        let count = flexibleEdges(of: item, axis)
        var start = before?.spacing ?? 0
        if before?.isFlexible == true { start += (room - length - edgeLength(of: item, axis)) / CGFloat(count) }
        return start
    }
}
