import Foundation

/// The folders of the user that the sidebar lists, from the settings of the desktop.
struct UserFolders: Sendable {
    struct Place: Hashable, Sendable {
        let title: String
        let symbolName: String
        let path: FilePath
    }

    let places: [Place]

    /// Finds the folders that exist.
    ///
    /// - Parameter environment: The environment of the process. `HOME`, `XDG_CONFIG_HOME` and `XDG_DATA_HOME` are used.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let home = UserFolders.home(environment)
        let configuration = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.config"
        let settings = FileManager.default.contents(atPath: configuration + "/user-dirs.dirs") ?? Data()
        let configured = UserFolders.paths(in: String(decoding: settings, as: UTF8.self), home: home)
        var places = [Place(title: "Home", symbolName: "house", path: FilePath(home))]
        for (key, title, symbolName) in [
            ("DESKTOP", "Desktop", "display"), ("DOCUMENTS", "Documents", "doc.text"),
            ("DOWNLOAD", "Downloads", "arrow.down.circle"), ("MUSIC", "Music", "music.note"),
            ("PICTURES", "Pictures", "photo"), ("VIDEOS", "Videos", "video"),
        ] {
            let path = FilePath(configured[key] ?? "\(home)/\(title)")
            // A folder that is not wanted is set to the home folder.
            if path != places[0].path, UserFolders.isFolder(path) {
                places.append(Place(title: title, symbolName: symbolName, path: path))
            }
        }
        let trash = Trash(environment: environment).files
        if UserFolders.isFolder(trash) { places.append(Place(title: "Trash", symbolName: "trash", path: trash)) }
        places.append(Place(title: "File System", symbolName: "tray", path: .root))
        self.places = places
    }

    /// Returns the path of the home folder.
    static func home(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
        environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
    }

    /// Returns the paths in the text of `user-dirs.dirs`, by the middle part of their names. Other lines are skipped.
    static func paths(in text: String, home: String) -> [String: String] {
        var result: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].hasPrefix("XDG_"), parts[0].hasSuffix("_DIR"), parts[0].count > 8,
                parts[1].hasPrefix("\""), let end = parts[1].dropFirst().lastIndex(of: "\"")
            else { continue }
            var path = parts[1][..<end].dropFirst().replacingOccurrences(of: "\\", with: "")
            if path.hasPrefix("$HOME/") || path == "$HOME" { path = home + path.dropFirst(5) }
            if path.hasPrefix("/") { result[String(parts[0].dropFirst(4).dropLast(4))] = path }
        }
        return result
    }

    private static func isFolder(_ path: FilePath) -> Bool {
        var status = stat()
        return path.withCString({ stat($0, &status) }) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
