import Foundation

/// The order in which the files of a folder are listed. Folders come first in each order.
struct FileOrder: Hashable, Sendable {
    enum Column: String, CaseIterable, Sendable {
        case name = "Name"
        case size = "Size"
        case kind = "Kind"
        case modified = "Modified"
    }

    var column = Column.name
    var isAscending = true

    private struct Record {
        var value: Int64
        var rank: Int32
    }

    /// Returns the indices of the files in this order. Files with equal values are in the order of their names. Until
    /// all details are known, sizes and times have the order of the names. The time is proportional to n log n.
    func indices(of contents: FolderContents, _ details: FileDetails?) -> [Int32] {
        let byName = contents.nameOrder
        let folderCount = byName.firstIndex { !contents.kinds[Int($0)].isFolder } ?? byName.count
        switch column {
        case .name:
            return isAscending ? byName : byName[..<folderCount].reversed() + byName[folderCount...].reversed()
        case .size:
            guard let details, details.isComplete else { return byName }
            // The size of a folder says nothing about its files.
            return byName[..<folderCount] + sorted(byName[folderCount...]) { details.sizes[Int($0)] }
        case .modified:
            guard let details, details.isComplete else { return byName }
            return sorted(byName[..<folderCount]) { details.times[Int($0)] }
                + sorted(byName[folderCount...]) { details.times[Int($0)] }
        case .kind:
            var kinds: [String: Int64] = [:]
            let names = byName[folderCount...].map { index in
                let kind = FileType(contents.name(at: index), contents.kinds[Int(index)]).title
                kinds[kind] = 0
                return kind
            }
            for (rank, kind) in kinds.keys.sorted().enumerated() { kinds[kind] = Int64(rank) }
            var next = names.startIndex
            return byName[..<folderCount]
                + sorted(byName[folderCount...]) { _ in
                    defer { next += 1 }
                    return kinds[names[next]] ?? 0
                }
        }
    }

    /// Sorts indices, which are in the order of the names, by values. Calls the closure once for each, in order.
    private func sorted(_ indices: ArraySlice<Int32>, by value: (Int32) -> Int64) -> [Int32] {
        var records: [Record] = []
        records.reserveCapacity(indices.count)
        for (rank, index) in indices.enumerated() { records.append(Record(value: value(index), rank: Int32(rank))) }
        if isAscending {
            records.sort { $0.value != $1.value ? $0.value < $1.value : $0.rank < $1.rank }
        } else {
            records.sort { $0.value != $1.value ? $0.value > $1.value : $0.rank < $1.rank }
        }
        return records.map { indices[indices.startIndex + Int($0.rank)] }
    }
}
