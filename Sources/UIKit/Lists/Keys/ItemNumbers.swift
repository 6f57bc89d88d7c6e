/// The numbers of the rows or items of a list, which count over all sections.
struct ItemNumbers {
    /// The numbers of items in the sections.
    let counts: [Int]
    /// The number of the first item of each section.
    private let starts: [Int]
    /// The number of all items.
    let total: Int

    /// Creates the numbers for the numbers of items in the sections.
    init(_ counts: [Int]) {
        var starts: [Int] = []
        starts.reserveCapacity(counts.count)
        var total = 0
        for count in counts {
            starts.append(total)
            total += count
        }
        (self.counts, self.starts, self.total) = (counts, starts, total)
    }

    /// Returns the number of an item that exists.
    func number(of path: IndexPath) -> Int { starts[path.section] + path.item }

    /// Returns the index path of a number that exists, in O(log n) for n sections.
    func path(of number: Int) -> IndexPath {
        let section = starts.insertionIndex { $0 > number } - 1
        return IndexPath(item: number - starts[section], section: section)
    }
}
