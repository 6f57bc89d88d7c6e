import Foundation

/// The rows that differ between two arrangements, if they are few.
struct RowChanges: Equatable, Sendable {
    /// The rows of the old arrangement that are missing in the new one, ascending.
    let deleted: [Int]
    /// The rows of the new arrangement that are missing in the old one, ascending.
    let inserted: [Int]

    /// The greatest number of rows that are compared after the equal ones at both ends.
    private static let comparedLimit = 4000
    /// The greatest number of changes.
    private static let limit = 200

    init(deleted: [Int], inserted: [Int]) {
        self.deleted = deleted
        self.inserted = inserted
    }

    /// Compares two arrangements of the same folder by the names of the files; returns nil if many rows differ, if
    /// files are in another order, or if the folder had not been read. The time is proportional to the number of rows.
    init?(from old: Arrangement, to new: Arrangement) {
        guard old.contents.isComplete, old.contents.path == new.contents.path,
            abs(old.count - new.count) <= RowChanges.limit
        else { return nil }
        let shorter = min(old.count, new.count)
        let (start, end) = old.contents.names.withUnsafeStrings { oldBytes, oldStarts in
            new.contents.names.withUnsafeStrings { newBytes, newStarts in
                func isEqual(_ oldRow: Int, _ newRow: Int) -> Bool {
                    let (one, other) = (Int(old.rows[oldRow]), Int(new.rows[newRow]))
                    let (first, second) = (Int(oldStarts[one]), Int(newStarts[other]))
                    let length = Int(oldStarts[one + 1]) - first
                    return length == Int(newStarts[other + 1]) - second
                        && memcmp(oldBytes + first, newBytes + second, length) == 0
                }
                var start = 0
                while start < shorter, isEqual(start, start) { start += 1 }
                var end = 0
                while end < shorter - start, isEqual(old.count - 1 - end, new.count - 1 - end) { end += 1 }
                return (start, end)
            }
        }
        let (oldRows, newRows) = (start..<(old.count - end), start..<(new.count - end))
        guard max(oldRows.count, newRows.count) <= RowChanges.comparedLimit else { return nil }
        var rest: [FileName: Int] = [:]
        for row in newRows { rest[new.contents.name(at: new.rows[row])] = row }
        var deleted: [Int] = []
        var last = -1
        for row in oldRows {
            guard let place = rest.removeValue(forKey: old.contents.name(at: old.rows[row])) else {
                deleted.append(row)
                continue
            }
            guard place > last else { return nil }
            last = place
        }
        guard deleted.count + rest.count <= RowChanges.limit else { return nil }
        self.init(deleted: deleted, inserted: rest.values.sorted())
    }
}
