import Foundation

/// Writes the files of a folder and replaces the folder as a whole, only if something in it changed.
///
/// SwiftPM copies a folder again when the folder itself is newer, whatever is in it.
struct OutputFolder {
    private let path: String
    private let temporary: String

    init(_ path: String) throws {
        self.path = path
        temporary = "\(path).new-\(getpid())"
        try? FileManager.default.removeItem(atPath: temporary)
        try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    }

    /// Writes a file.
    func write(_ data: Data, to name: String) throws {
        try data.write(to: URL(fileURLWithPath: try prepared(name)))
    }

    /// Copies a file or a folder.
    func copy(_ source: String, to name: String) throws {
        // The target of a link is copied, as the output may be installed elsewhere.
        let resolved = URL(fileURLWithPath: source).resolvingSymlinksInPath().path
        try FileManager.default.copyItem(atPath: resolved, toPath: try prepared(name))
    }

    private func prepared(_ name: String) throws -> String {
        let file = "\(temporary)/\(name)"
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        return file
    }

    /// Puts the folder in its place.
    ///
    /// - Returns: whether it differs from the one before.
    @discardableResult
    func commit() throws -> Bool {
        if FileManager.default.contentsEqual(atPath: temporary, andPath: path) {
            discard()
            return false
        }
        try? FileManager.default.removeItem(atPath: path)
        try FileManager.default.moveItem(atPath: temporary, toPath: path)
        return true
    }

    /// Removes what was written.
    func discard() { try? FileManager.default.removeItem(atPath: temporary) }
}
