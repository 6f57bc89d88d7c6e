/// The position of an item in a list, as two integers. Unlike an index path, it needs no allocation to be hashed or
/// compared.
struct ListPosition: Hashable, Comparable, CustomStringConvertible {
    var section: Int
    var item: Int

    init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }

    /// Creates the position of an index path.
    ///
    /// - Precondition: The index path has two indices.
    init(_ path: IndexPath) {
        section = path.section
        item = path.item
    }

    var indexPath: IndexPath { IndexPath(item: item, section: section) }

    /// The position as messages about updates print it: `0 - 1`.
    var description: String { "\(section) - \(item)" }

    static func < (first: ListPosition, second: ListPosition) -> Bool {
        first.section != second.section ? first.section < second.section : first.item < second.item
    }
}
