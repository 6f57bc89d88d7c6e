import Foundation

/// Operations on absolute paths.
enum FilePath {
    static func join(_ folder: String, _ name: String) -> String { folder == "/" ? "/\(name)" : "\(folder)/\(name)" }

    /// Returns the folder that contains a file or folder.
    static func parent(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }

    static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "/" }

    /// Returns a path for display, with `~` for the home folder.
    static func shortened(_ path: String) -> String {
        let home = NSHomeDirectory()
        return path == home || path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
    }
}
