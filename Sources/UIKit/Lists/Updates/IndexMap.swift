/// A map between the indices of a sequence before and after some elements were removed and others added. The elements
/// that stay keep their order.
///
/// The map stores only the removed and the added indices, so that a lookup takes O(log m) for m changes, however long
/// the sequence is.
struct IndexMap {
    /// The old indices of elements that are removed, ascending and unique.
    var removed: [Int]
    /// The new indices of elements that are added, ascending and unique.
    var added: [Int]

    var isIdentity: Bool { removed.isEmpty && added.isEmpty }

    /// Returns the new index of an element that stays; `nil` if it is removed.
    func new(forOld index: Int) -> Int? { IndexMap.translate(index, without: removed, with: added) }

    /// Returns the old index of an element that stays; `nil` if it was added.
    func old(forNew index: Int) -> Int? { IndexMap.translate(index, without: added, with: removed) }

    private static func translate(_ index: Int, without gaps: [Int], with insertions: [Int]) -> Int? {
        let rank = gaps.insertionIndex { $0 >= index }
        if rank < gaps.count, gaps[rank] == index { return nil }
        return place(index - rank, among: insertions)
    }

    /// Returns the index of the element with a rank among those that are not in `taken`.
    static func place(_ rank: Int, among taken: [Int]) -> Int {
        // The k-th taken index has taken[k] − k free indices before it.
        var (low, high) = (0, taken.count)
        while low < high {
            let middle = (low + high) / 2
            if taken[middle] - middle <= rank { low = middle + 1 } else { high = middle }
        }
        return rank + low
    }
}

extension Array {
    /// Returns the index of the first element that satisfies a condition, by binary search; the count if there is none.
    ///
    /// - Precondition: All elements behind one that satisfies the condition satisfy it as well.
    func insertionIndex(where isBehind: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
