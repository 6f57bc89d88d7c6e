import CFileSystem
import Foundation

/// The words that names must contain, without regard to case and diacritics.
struct NameFilter: Hashable, Sendable {
    /// The words in the form for searching.
    private let words: [[UInt8]]

    init(_ text: String) {
        words = text.split(whereSeparator: \.isWhitespace).map { NameFolding.searchForm(of: String($0)) }
            .filter { !$0.isEmpty && !$0.contains(0) }
    }

    /// A Boolean value that indicates whether the filter matches each name.
    var isEmpty: Bool { words.isEmpty }

    /// Returns a Boolean value for each file that indicates whether its name matches; nil if all match.
    ///
    /// All names are searched as one text, which takes a millisecond for 100,000 names.
    func matches(in contents: FolderContents) -> [Bool]? {
        guard !isEmpty else { return nil }
        var result = [Bool](repeating: true, count: contents.count)
        for word in words {
            var found = [Bool](repeating: false, count: contents.count)
            mark(word, contents.searchNames, &found)
            for index in result.indices where !found[index] { result[index] = false }
        }
        return result
    }

    private func mark(_ word: [UInt8], _ names: ByteTable, _ found: inout [Bool]) {
        let count = names.count
        names.withUnsafeStrings { bytes, starts in
            let end = Int(starts[count])
            var (position, index) = (0, 0)
            // A word contains no zero, so that a match is within one name.
            while position < end, let match = memmem(bytes + position, end - position, word, word.count) {
                let offset = UnsafeRawPointer(match) - UnsafeRawPointer(bytes)
                index = NameFilter.index(of: offset, in: starts, from: index, count)
                found[index] = true
                position = Int(starts[index + 1])
            }
        }
    }

    /// Returns the index of the name that contains an offset, at or after an index.
    private static func index(of offset: Int, in starts: UnsafePointer<Int32>, from first: Int, _ count: Int) -> Int {
        var (low, step) = (first, 1)
        // Matches are close to each other, or few.
        while low + step < count, Int(starts[low + step]) <= offset { (low, step) = (low + step, step * 2) }
        var high = min(count, low + step)
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
