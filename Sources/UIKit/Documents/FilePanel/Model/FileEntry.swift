import Foundation

/// A file or folder in the list of a file panel.
struct FileEntry: Sendable, Equatable {
    let name: String
    let isFolder: Bool
    /// The size in bytes; of folders it is 0.
    let size: Int64
    /// The time of the last change, in seconds since 1970.
    let date: TimeInterval
    /// The name in lower case, by which entries are compared.
    let key: [UInt8]

    init(name: String, isFolder: Bool, size: Int64, date: TimeInterval) {
        self.name = name
        self.isFolder = isFolder
        self.size = size
        self.date = date
        key = Array(name.lowercased().utf8)
    }

    var isHidden: Bool { name.hasPrefix(".") }

    /// Returns whether a name comes before another one: by its characters, in which numbers count as their values.
    static func precedes(_ a: [UInt8], _ b: [UInt8]) -> Bool {
        var (i, j) = (0, 0)
        func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
        while i < a.count, j < b.count {
            guard isDigit(a[i]), isDigit(b[j]) else {
                if a[i] != b[j] { return a[i] < b[j] }
                i += 1
                j += 1
                continue
            }
            while i < a.count, a[i] == 0x30 { i += 1 }
            while j < b.count, b[j] == 0x30 { j += 1 }
            let (startA, startB) = (i, j)
            while i < a.count, isDigit(a[i]) { i += 1 }
            while j < b.count, isDigit(b[j]) { j += 1 }
            if i - startA != j - startB { return i - startA < j - startB }
            for offset in 0..<(i - startA) where a[startA + offset] != b[startB + offset] {
                return a[startA + offset] < b[startB + offset]
            }
        }
        return a.count - i < b.count - j
    }
}
