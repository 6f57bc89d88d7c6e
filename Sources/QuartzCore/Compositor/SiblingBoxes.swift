/// An index of the bounding boxes of a layer's sublayers, in drawing order, for searches by location.
///
/// Siblings with adjacent indices are often close to each other on screen. Therefore the boxes are also combined into
/// groups of 32, and a search skips the groups whose union does not match.
struct SiblingBoxes {
    private static let groupSize = 32

    private var boxes: [LayerBox] = []
    private var groups: [LayerBox] = []
    /// The union of all boxes.
    private(set) var union = LayerBox.empty

    var count: Int { boxes.count }

    subscript(index: Int) -> LayerBox { boxes[index] }

    mutating func removeAll(reserving count: Int) {
        boxes.removeAll(keepingCapacity: true)
        groups.removeAll(keepingCapacity: true)
        boxes.reserveCapacity(count)
        union = .empty
    }

    mutating func append(_ box: LayerBox) {
        if boxes.count % SiblingBoxes.groupSize == 0 { groups.append(.empty) }
        boxes.append(box)
        groups[groups.count - 1].formUnion(box)
        union.formUnion(box)
    }

    mutating func set(_ box: LayerBox, at index: Int) {
        let old = boxes[index]
        boxes[index] = box
        let group = index / SiblingBoxes.groupSize
        if SiblingBoxes.mayShrink(groups[group], old, box) {
            groups[group] = .empty
            let start = group * SiblingBoxes.groupSize
            for other in start..<min(start + SiblingBoxes.groupSize, boxes.count) { groups[group].formUnion(boxes[other]) }
        } else {
            groups[group].formUnion(box)
        }
        if SiblingBoxes.mayShrink(union, old, box) {
            union = .empty
            for group in groups { union.formUnion(group) }
        } else {
            union.formUnion(box)
        }
    }

    /// Returns a Boolean value that indicates whether the union may shrink. Only a box that touched an edge of the
    /// union, and no longer does, can shrink the union.
    private static func mayShrink(_ union: LayerBox, _ old: LayerBox, _ new: LayerBox) -> Bool {
        any((old.edges .== union.edges) .& (new.edges .> union.edges))
    }

    /// Returns the index of the first box at or after `index` that overlaps the rectangle of a limit
    /// (``LayerBox/overlapLimit(_:)``).
    func firstOverlapping(_ limit: SIMD4<Double>, from index: Int) -> Int? {
        var index = index
        while index < boxes.count {
            if index % SiblingBoxes.groupSize == 0, !groups[index / SiblingBoxes.groupSize].isWithin(limit) {
                index += SiblingBoxes.groupSize
            } else if boxes[index].isWithin(limit) {
                return index
            } else {
                index += 1
            }
        }
        return nil
    }

    /// Returns the index of the last box before `index` that contains the rectangle of a limit
    /// (``LayerBox/containmentLimit(_:)``).
    func lastContaining(_ limit: SIMD4<Double>, before index: Int) -> Int? {
        var index = index - 1
        while index >= 0 {
            let isEndOfGroup = index % SiblingBoxes.groupSize == SiblingBoxes.groupSize - 1
            if isEndOfGroup, any(groups[index / SiblingBoxes.groupSize].edges .> limit) {
                index -= SiblingBoxes.groupSize
            } else if !any(boxes[index].edges .> limit) {
                return index
            } else {
                index -= 1
            }
        }
        return nil
    }
}
