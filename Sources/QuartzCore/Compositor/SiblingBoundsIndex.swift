/// An index of the bounding boxes of a layer's sublayers, in drawing order, for searches by location.
///
/// Siblings with adjacent indices are often close to each other on screen. Therefore the boxes are also combined into
/// groups of 32, and a search skips the groups whose union does not match.
struct SiblingBoundsIndex {
    private static let groupSize = 32

    private var boxes: [PackedBounds] = []
    private var groups: [PackedBounds] = []
    /// The union of all boxes.
    private(set) var union = PackedBounds.empty

    var count: Int { boxes.count }

    mutating func removeAll(reserving count: Int) {
        boxes.removeAll(keepingCapacity: true)
        groups.removeAll(keepingCapacity: true)
        boxes.reserveCapacity(count)
        union = .empty
    }

    mutating func append(_ box: PackedBounds) {
        if boxes.count % SiblingBoundsIndex.groupSize == 0 { groups.append(.empty) }
        boxes.append(box)
        groups[groups.count - 1].formUnion(box)
        union.formUnion(box)
    }

    mutating func set(_ box: PackedBounds, at index: Int) {
        let old = boxes[index]
        boxes[index] = box
        let group = index / SiblingBoundsIndex.groupSize
        if SiblingBoundsIndex.mayShrink(groups[group], old, box) {
            groups[group] = .empty
            let start = group * SiblingBoundsIndex.groupSize
            for other in start..<min(start + SiblingBoundsIndex.groupSize, boxes.count) {
                groups[group].formUnion(boxes[other])
            }
        } else {
            groups[group].formUnion(box)
        }
        if SiblingBoundsIndex.mayShrink(union, old, box) {
            union = .empty
            for group in groups { union.formUnion(group) }
        } else {
            union.formUnion(box)
        }
    }

    /// Returns a Boolean value that indicates whether the box at an index matches every search.
    func isEverywhere(_ index: Int) -> Bool { boxes[index].edges == PackedBounds.everywhere.edges }

    /// Returns a Boolean value that indicates whether the union may shrink. Only a box that touched an edge of the
    /// union, and no longer does, can shrink the union.
    private static func mayShrink(_ union: PackedBounds, _ old: PackedBounds, _ new: PackedBounds) -> Bool {
        any((old.edges .== union.edges) .& (new.edges .> union.edges))
    }

    /// Returns the index of the first box at or after `index` that overlaps the rectangle of a limit
    /// (``PackedBounds/overlapLimit(_:)``).
    func firstOverlapping(_ limit: SIMD4<Double>, from index: Int) -> Int? {
        var index = index
        while index < boxes.count {
            if index % SiblingBoundsIndex.groupSize == 0, !groups[index / SiblingBoundsIndex.groupSize].isWithin(limit)
            {
                index += SiblingBoundsIndex.groupSize
            } else if boxes[index].isWithin(limit) {
                return index
            } else {
                index += 1
            }
        }
        return nil
    }

    /// Returns the index of the last box before `index` that contains the rectangle of a limit
    /// (``PackedBounds/containmentLimit(_:)``).
    func lastContaining(_ limit: SIMD4<Double>, before index: Int) -> Int? {
        var index = index - 1
        while index >= 0 {
            let isEndOfGroup = index % SiblingBoundsIndex.groupSize == SiblingBoundsIndex.groupSize - 1
            if isEndOfGroup, any(groups[index / SiblingBoundsIndex.groupSize].edges .> limit) {
                index -= SiblingBoundsIndex.groupSize
            } else if !any(boxes[index].edges .> limit) {
                return index
            } else {
                index -= 1
            }
        }
        return nil
    }
}
