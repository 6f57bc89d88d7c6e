import Foundation

/// The files of a folder as they are listed: filtered and sorted.
struct Arrangement: Sendable {
    let contents: FolderContents
    var details: FileDetails?
    /// The index of the file of each row.
    let rows: [Int32]
    /// The number of files that are listed when there is no filter.
    let unfilteredCount: Int

    /// Lists files.
    ///
    /// - Parameters:
    ///   - contents: The files.
    ///   - details: The details as far as they are known.
    ///   - order: The order.
    ///   - filter: The filter.
    ///   - showsHidden: True to list files whose name begins with a period.
    init(
        _ contents: FolderContents, _ details: FileDetails?, order: FileOrder, filter: NameFilter, showsHidden: Bool
    ) {
        self.contents = contents
        self.details = details
        var rows = order.indices(of: contents, details)
        if !showsHidden {
            let isHidden = contents.names.withUnsafeStrings { bytes, starts in
                (0..<contents.count).map { bytes[Int(starts[$0])] == UInt8(ascii: ".") }
            }
            rows.removeAll { isHidden[Int($0)] }
        }
        unfilteredCount = rows.count
        if let matches = filter.matches(in: contents) { rows.removeAll { !matches[Int($0)] } }
        self.rows = rows
    }

    /// Lists no files of a folder.
    init(empty path: FilePath) {
        contents = FolderContents(
            path: path, names: ByteTable(), kinds: [], searchNames: ByteTable(), keys: ByteTable(), isComplete: false)
        details = nil
        rows = []
        unfilteredCount = 0
    }

    /// The number of rows.
    var count: Int { rows.count }

    /// Returns the file of a row.
    subscript(row: Int) -> FileItem {
        let index = rows[row]
        return FileItem(
            name: contents.name(at: index), kind: contents.kinds[Int(index)], size: details?.size(at: index),
            date: details?.date(at: index))
    }

    /// Returns the row of a name; nil if the file is not listed. The time is proportional to the number of rows.
    func row(of name: FileName) -> Int? {
        contents.names.withUnsafeStrings { bytes, starts in
            rows.firstIndex { index in
                let start = Int(starts[Int(index)])
                let length = Int(starts[Int(index) + 1]) - start - 1
                return length == name.bytes.count && memcmp(bytes + start, name.bytes, length) == 0
            }
        }
    }

    /// Returns the rows of names, ascending.
    func rows(of names: Set<FileName>) -> [Int] {
        guard !names.isEmpty else { return [] }
        if names.count == 1, let name = names.first { return row(of: name).map { [$0] } ?? [] }
        return rows.indices.filter { names.contains(contents.name(at: rows[$0])) }
    }
}
