/// The order of a file panel's list. Folders come first.
struct FileOrder: Sendable, Equatable {
    enum Key: String, Sendable { case name, size, date }

    var key = Key.name
    var isAscending = true

    /// Returns entries in this order. Entries that are equal are ordered by their names.
    func sorted(_ entries: [FileEntry]) -> [FileEntry] {
        entries.sorted { one, other in
            if one.isFolder != other.isFolder { return one.isFolder }
            let (first, second) = isAscending ? (one, other) : (other, one)
            switch key {
            case .size where first.size != second.size: return first.size < second.size
            case .date where first.date != second.date: return first.date < second.date
            case .name: return FileEntry.precedes(first.key, second.key)
            default: return FileEntry.precedes(one.key, other.key)
            }
        }
    }
}
