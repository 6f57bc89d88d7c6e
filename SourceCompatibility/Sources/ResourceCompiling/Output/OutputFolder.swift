import Foundation

/// Writes files to a temporary folder that then replaces the output folder, but only if something in it changed.
///
/// SwiftPM copies a resource folder again whenever the folder's own modification date changes, regardless of its
/// contents.
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
        // Copy the destination of a symbolic link, because the output can be installed on another machine.
        let resolved = URL(fileURLWithPath: source).resolvingSymlinksInPath().path
        try FileManager.default.copyItem(atPath: resolved, toPath: try prepared(name))
    }

    private func prepared(_ name: String) throws -> String {
        let file = "\(temporary)/\(name)"
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        return file
    }

    /// Replaces the output folder with the files that were written.
    ///
    /// - Returns: A Boolean value that indicates whether the contents of the output folder changed.
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

    /// Removes the temporary folder.
    func discard() { try? FileManager.default.removeItem(atPath: temporary) }
}
