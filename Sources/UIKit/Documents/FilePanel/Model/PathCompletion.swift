import Foundation

/// The meaning of a path that the user types.
enum PathCompletion {
    /// Returns the absolute path for a text: `~` is the home folder, and other paths are relative to a folder.
    static func expanded(_ text: String, home: String, folder: String) -> String {
        let path: String
        if text == "~" || text.hasPrefix("~/") {
            path = home + text.dropFirst()
        } else {
            path = text.hasPrefix("/") ? text : "\(folder)/\(text)"
        }
        return (path as NSString).standardizingPath
    }

    /// Returns the rest of a name with which a text continues: that of the only name that begins with it, or the part
    /// that all of them share.
    ///
    /// - Parameters:
    ///   - prefix: The beginning of the name.
    ///   - entries: The contents of the folder.
    static func rest(of prefix: String, in entries: [FileEntry]) -> String {
        guard !prefix.isEmpty else { return "" }
        let matches = entries.filter { $0.name.hasPrefix(prefix) && ($0.name != prefix || $0.isFolder) }
        guard var shared = matches.first?.name else { return "" }
        for match in matches.dropFirst() { shared = shared.commonPrefix(with: match.name) }
        return shared.dropFirst(prefix.count) + (matches.count == 1 && matches[0].isFolder ? "/" : "")
    }
}
