/// A Fenwick tree of sums: finds the sum before an element, and the element at a sum, in O(log n).
///
/// It does not store the elements themselves.
struct SumTree {
    /// The node at `i` has the sum of the elements `(i + 1) & i ..< i + 1`.
    private var nodes: [ExtentSums] = []
    /// The sum of all elements.
    private(set) var total = ExtentSums()

    init() {}

    /// Creates the tree of elements, in O(n).
    init(_ elements: some Collection<ExtentSums>) {
        nodes = Array(elements)
        total = nodes.reduce(ExtentSums(), +)
        for index in nodes.indices {
            let parent = index | (index + 1)
            if parent < nodes.count { nodes[parent] = nodes[parent] + nodes[index] }
        }
    }

    var count: Int { nodes.count }

    /// Adds a difference to an element.
    mutating func add(_ difference: ExtentSums, at index: Int) {
        total = total + difference
        var index = index
        while index < nodes.count {
            nodes[index] = nodes[index] + difference
            index |= index + 1
        }
    }

    /// Returns the sum of the elements before an index.
    func sum(before index: Int) -> ExtentSums {
        var result = ExtentSums()
        var index = index
        while index > 0 {
            result = result + nodes[index - 1]
            index &= index - 1
        }
        return result
    }

    /// Returns the element that contains a position: the sum before it is not greater than the position, and the sum
    /// including it is greater.
    ///
    /// - Parameters:
    ///   - position: The position. It must not be negative.
    ///   - component: The component of the sums to compare.
    /// - Returns: The index of the element and the sum before it; ``count`` if the position is at or beyond the end.
    func find(_ position: Int, _ component: ExtentSums.Component) -> (index: Int, before: ExtentSums) {
        var found = 0
        var before = ExtentSums()
        var step = nodes.isEmpty ? 0 : 1 << (Int.bitWidth - 1 - nodes.count.leadingZeroBitCount)
        while step > 0 {
            if found + step <= nodes.count {
                let next = before + nodes[found + step - 1]
                if next.value(component) <= position {
                    found += step
                    before = next
                }
            }
            step /= 2
        }
        return (found, before)
    }
}
