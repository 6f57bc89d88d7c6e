import Foundation
import SystemSupport

/// A folder in the sidebar of a file panel.
struct FilePlace: Equatable, Sendable {
    let title: String
    let symbol: String
    let path: String

    /// The path of the user's home folder.
    static func home(_ environment: ProcessEnvironment) -> String {
        environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
    }

    /// Returns the folders that exist: those of the user, those of recently used files, and mounted volumes. Reads
    /// files: call it on a background thread.
    ///
    /// - Parameters:
    ///   - environment: The environment. Reads `HOME`, `XDG_CONFIG_HOME` and `XDG_DATA_HOME`.
    ///   - mounts: The path of the table of mounted volumes.
    static func all(_ environment: ProcessEnvironment, mounts: String = "/proc/self/mounts") -> [FilePlace] {
        let home = home(environment)
        func folder(_ name: String, _ standard: String) -> String {
            environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + standard
        }
        var places = [FilePlace(title: "Home", symbol: "house", path: home)]
        func add(_ title: String, _ symbol: String, _ path: String) {
            var status = stat()
            guard !places.contains(where: { $0.path == path }), stat(path, &status) == 0,
                status.st_mode & S_IFMT == S_IFDIR
            else { return }
            places.append(FilePlace(title: title, symbol: symbol, path: path))
        }
        let settings = text(folder("XDG_CONFIG_HOME", "/.config") + "/user-dirs.dirs")
        for (key, title, symbol) in [
            ("DESKTOP", "Desktop", "display"), ("DOCUMENTS", "Documents", "doc.text"),
            ("DOWNLOAD", "Downloads", "arrow.down.circle"), ("MUSIC", "Music", "music.note"),
            ("PICTURES", "Pictures", "photo"),
        ] { add(title, symbol, userFolder(key, in: settings, home: home) ?? "\(home)/\(title)") }
        for path in recentFolders(in: text(folder("XDG_DATA_HOME", "/.local/share") + "/recently-used.xbel")) {
            add((path as NSString).lastPathComponent, "clock", path)
        }
        for path in volumes(in: text(mounts)) { add((path as NSString).lastPathComponent, "folder.fill", path) }
        add("File System", "folder.fill", "/")
        return places
    }

    private static func text(_ path: String) -> String {
        guard let handle = FileHandle(forReadingAtPath: path), let data = try? handle.read(upToCount: 4 << 20) else {
            return ""
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// Returns the path of a folder in the text of `user-dirs.dirs`.
    static func userFolder(_ key: String, in text: String, home: String) -> String? {
        let prefix = "XDG_\(key)_DIR=\""
        guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(prefix) }),
            let end = line.lastIndex(of: "\""), line.index(line.startIndex, offsetBy: prefix.count) <= end
        else { return nil }
        var path = String(line[line.index(line.startIndex, offsetBy: prefix.count)..<end])
        if path == "$HOME" || path.hasPrefix("$HOME/") { path = home + path.dropFirst(5) }
        return path.hasPrefix("/") ? path : nil
    }

    /// Returns the folders of the last files in the desktop's list of recently used ones, the last one first, at most
    /// three.
    static func recentFolders(in text: String) -> [String] {
        var folders: [String] = []
        for line in text.split(separator: "\n").reversed() where folders.count < 3 {
            guard let start = line.range(of: "href=\"file://"),
                let end = line.range(of: "\"", range: start.upperBound..<line.endIndex),
                let path = line[start.upperBound..<end.lowerBound].removingPercentEncoding
            else { continue }
            let folder = (path as NSString).deletingLastPathComponent
            if folder.hasPrefix("/"), !folders.contains(folder) { folders.append(folder) }
        }
        return folders
    }

    /// Returns the places of removable and network volumes in the text of the table of mounted volumes.
    static func volumes(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: " ")
            guard fields.count > 1 else { return nil }
            let path = fields[1].replacing("\\040", with: " ")
            return ["/media/", "/mnt/", "/run/media/"].contains { path.hasPrefix($0) } ? String(path) : nil
        }
    }
}
