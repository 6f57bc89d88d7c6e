import Foundation

/// The text of a list of recent files (`recently-used.xbel`), of which single entries are changed.
struct RecentFileList: Equatable {
    private var text: String

    private static let empty = """
        <?xml version="1.0" encoding="UTF-8"?>
        <xbel version="1.0"
              xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
              xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info"
        >
        </xbel>

        """

    /// Creates a list from the bytes of a file, which may be empty. Returns nil for a file of another kind.
    init?(_ bytes: Data) {
        guard !bytes.isEmpty else {
            text = RecentFileList.empty
            return
        }
        guard let text = String(validating: bytes, as: UTF8.self), text.contains("<xbel"), text.contains("</xbel>")
        else { return nil }
        self.text = text
    }

    /// The bytes of the file.
    var bytes: Data { Data(text.utf8) }

    /// Returns the address of a file in the list, as an attribute value.
    static func address(of path: String) -> String { escape(URL(fileURLWithPath: path).absoluteString) }

    private static func escape(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
            .replacingOccurrences(of: "'", with: "&apos;")
    }

    private static func stamp(_ date: Date) -> String {
        date.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false)) + "Z"
    }

    // MARK: Changing

    /// Enters a file, or updates its entry.
    ///
    /// - Parameters:
    ///   - address: The address, from ``address(of:)``.
    ///   - type: The MIME type.
    ///   - program: The name of the program.
    ///   - date: The current time.
    mutating func add(_ address: String, type: String, program: String, date: Date) {
        let stamp = RecentFileList.stamp(date)
        let name = RecentFileList.escape(program)
        let count = entry(address).flatMap { range in
            application(name, in: range).flatMap { Int(attribute("count", of: $0) ?? "") }
        }
        let line =
            "<bookmark:application name=\"\(name)\" exec=\"&apos;\(name) %u&apos;\" modified=\"\(stamp)\" "
            + "count=\"\((count ?? 0) &+ 1)\"/>"
        if let range = entry(address), var changed = changing(range, line, name) {
            for attribute in ["modified", "visited"] { changed = RecentFileList.setting(attribute, stamp, in: changed) }
            text.replaceSubrange(range, with: changed)
            return
        }
        guard entry(address) == nil, let end = text.range(of: "</xbel>", options: .backwards) else { return }
        text.insert(
            contentsOf: """
                  <bookmark href="\(address)" added="\(stamp)" modified="\(stamp)" visited="\(stamp)">
                    <info>
                      <metadata owner="http://freedesktop.org">
                        <mime:mime-type type="\(RecentFileList.escape(type))"/>
                        <bookmark:applications>
                          \(line)
                        </bookmark:applications>
                      </metadata>
                    </info>
                  </bookmark>

                """, at: end.lowerBound)
    }

    /// Returns an entry with the line of a program; nil if the entry has no list of programs.
    private func changing(_ range: Range<String.Index>, _ line: String, _ name: String) -> String? {
        if let old = application(name, in: range) {
            return String(text[range.lowerBound..<old.lowerBound]) + line + text[old.upperBound..<range.upperBound]
        }
        guard let end = text.range(of: "</bookmark:applications>", range: range) else { return nil }
        return String(text[range.lowerBound..<end.lowerBound]) + "  " + line + "\n        "
            + text[end.lowerBound..<range.upperBound]
    }

    /// Removes a program from all entries, and entries of this program alone.
    mutating func remove(program: String) {
        let name = RecentFileList.escape(program)
        var start = text.startIndex
        while let range = nextEntry(from: start) {
            guard let line = application(name, in: range) else {
                start = range.upperBound
                continue
            }
            let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
            let others = text[range].components(separatedBy: "<bookmark:application ").count - 2
            text.removeSubrange(others > 0 ? withLine(line) : withLine(range))
            start = text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count))
        }
    }

    /// Returns a range with the spaces before it and the line break after it.
    private func withLine(_ range: Range<String.Index>) -> Range<String.Index> {
        var (lower, upper) = (range.lowerBound, range.upperBound)
        while lower > text.startIndex, [" ", "\t"].contains(text[text.index(before: lower)]) {
            lower = text.index(before: lower)
        }
        if upper < text.endIndex, text[upper].isNewline { upper = text.index(after: upper) }
        return lower..<upper
    }

    // MARK: Finding

    private func nextEntry(from start: String.Index) -> Range<String.Index>? {
        guard let head = text.range(of: "<bookmark ", range: start..<text.endIndex),
            let headEnd = text.range(of: ">", range: head.upperBound..<text.endIndex)
        else { return nil }
        if text[text.index(before: headEnd.lowerBound)] == "/" { return head.lowerBound..<headEnd.upperBound }
        guard let end = text.range(of: "</bookmark>", range: headEnd.upperBound..<text.endIndex) else { return nil }
        return head.lowerBound..<end.upperBound
    }

    /// Returns the entry of an address.
    private func entry(_ address: String) -> Range<String.Index>? {
        guard let found = text.range(of: "href=\"\(address)\""),
            let head = text.range(of: "<bookmark ", options: .backwards, range: text.startIndex..<found.lowerBound),
            let range = nextEntry(from: head.lowerBound), range.contains(found.lowerBound)
        else { return nil }
        return range
    }

    /// Returns the element of a program in an entry.
    private func application(_ name: String, in range: Range<String.Index>) -> Range<String.Index>? {
        var start = range.lowerBound
        while let head = text.range(of: "<bookmark:application ", range: start..<range.upperBound),
            let end = text.range(of: "/>", range: head.upperBound..<range.upperBound)
        {
            let element = head.lowerBound..<end.upperBound
            if attribute("name", of: element) == name { return element }
            start = end.upperBound
        }
        return nil
    }

    private func attribute(_ name: String, of element: Range<String.Index>) -> String? {
        guard let start = text.range(of: " \(name)=\"", range: element),
            let end = text.range(of: "\"", range: start.upperBound..<element.upperBound)
        else { return nil }
        return String(text[start.upperBound..<end.lowerBound])
    }

    /// Returns an entry with another value of an attribute of its first element.
    private static func setting(_ name: String, _ value: String, in entry: String) -> String {
        guard let head = entry.range(of: ">"),
            let start = entry.range(of: " \(name)=\"", range: entry.startIndex..<head.lowerBound),
            let end = entry.range(of: "\"", range: start.upperBound..<head.lowerBound)
        else { return entry }
        return entry.replacingCharacters(in: start.upperBound..<end.lowerBound, with: value)
    }
}
