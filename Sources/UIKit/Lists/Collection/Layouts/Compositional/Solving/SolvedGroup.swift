/// The geometry of a group of a compositional layout and of all items in it, in a left-to-right interface.
struct SolvedGroup {
    /// The size, without the edge spacing.
    var size: CGSize
    var items: [SolvedItem] = []
    var supplements: [SolvedSupplement] = []

    /// Returns the end of the spaces of the first items along an axis.
    func reach(_ count: Int, _ axis: ScrollAxes) -> CGFloat {
        items.prefix(count).reduce(0) { max($0, $1.spaceEnd[axis]) }
    }

    /// Returns the group with its first items only. Along an axis, it is as long as they are, plus the length that the
    /// items of the whole group leave over (CL-17).
    func trimmed(to count: Int, _ axis: ScrollAxes) -> SolvedGroup {
        guard count < items.count else { return self }
        var result = self
        result.size[axis] = max(0, size[axis] - reach(items.count, axis) + reach(count, axis))
        result.items = Array(items.prefix(count))
        result.supplements = supplements.filter { $0.leaf < count }
        return result
    }

    /// A Boolean value that indicates whether cells determine lengths.
    var hasEstimates: Bool { items.contains { $0.estimated != [] } }
}
