import Foundation

/// The files in a folder at one time, without `.` and `..`, in no particular order.
final class FolderContents: Sendable {
    let path: FilePath
    let names: ByteTable
    let kinds: [FileKind]
    /// The names in the form in which they are searched.
    let searchNames: ByteTable
    /// The indices of the files in the order of their names, folders first.
    let nameOrder: [Int32]
    /// False while the folder is being read.
    let isComplete: Bool

    init(
        path: FilePath, names: ByteTable, kinds: [FileKind], searchNames: ByteTable, keys: ByteTable, isComplete: Bool
    ) {
        self.path = path
        self.names = names
        self.kinds = kinds
        self.searchNames = searchNames
        self.isComplete = isComplete
        nameOrder = FolderContents.order(names, kinds, keys)
    }

    /// The number of files.
    var count: Int { kinds.count }

    /// Returns the name of a file.
    func name(at index: Int32) -> FileName { FileName(bytes: Array(names[Int(index)])) }

    /// Returns the path of a file.
    func path(at index: Int32) -> FilePath { path.appending(name(at: index)) }

    private struct Record {
        /// The first bytes of the key, after a bit that is set for files that are not folders.
        var prefix: UInt64
        var index: Int32
    }

    private static func order(_ names: ByteTable, _ kinds: [FileKind], _ keys: ByteTable) -> [Int32] {
        keys.withUnsafeStrings { keyBytes, keyStarts in
            names.withUnsafeStrings { nameBytes, nameStarts in
                var records: [Record] = []
                records.reserveCapacity(kinds.count)
                for index in 0..<kinds.count {
                    var prefix: UInt64 = 0
                    let start = Int(keyStarts[index])
                    let length = Int(keyStarts[index + 1]) - start - 1
                    for offset in 0..<7 {
                        prefix = prefix << 8 | (offset < length ? UInt64(keyBytes[start + offset]) : 0)
                    }
                    if !kinds[index].isFolder { prefix |= 1 << 63 }
                    records.append(Record(prefix: prefix, index: Int32(index)))
                }
                records.sort { first, second in
                    if first.prefix != second.prefix { return first.prefix < second.prefix }
                    let (one, other) = (Int(first.index), Int(second.index))
                    let order = strcmp(keyBytes + Int(keyStarts[one]), keyBytes + Int(keyStarts[other]))
                    if order != 0 { return order < 0 }
                    return strcmp(nameBytes + Int(nameStarts[one]), nameBytes + Int(nameStarts[other])) < 0
                }
                return records.map(\.index)
            }
        }
    }

    private static func strcmp(_ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>) -> Int32 {
        Foundation.strcmp(
            UnsafeRawPointer(first).assumingMemoryBound(to: CChar.self),
            UnsafeRawPointer(second).assumingMemoryBound(to: CChar.self))
    }
}
