import UIKit

/// The file that contains the notes, with its contents when it was last read or written.
struct NoteFile {
    /// A problem with a file, described for the user.
    struct Problem: Error {
        let title: String
        let details: String
    }

    let url: URL
    /// The last known contents of the file; nil if the file does not exist yet.
    private(set) var knownContent: Data?

    /// Creates a file from a path, which may begin with `~`.
    init(path: String) {
        url = URL(fileURLWithPath: NSString(string: path).expandingTildeInPath).standardizedFileURL
    }

    /// The file name.
    var name: String { url.lastPathComponent }

    /// The path for display, with `~` for the home folder.
    var shortPath: String { NoteFile.shortened(url.path) }

    static func shortened(_ path: String) -> String {
        let home = NSHomeDirectory()
        return path == home || path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
    }

    /// Returns the current contents of the file, or nil if the file does not exist.
    private func content() throws -> Data? {
        do throws(FileError) {
            // Opening a pipe without O_NONBLOCK would block.
            let file = try FileDescriptor(url.path, O_RDONLY | O_NONBLOCK)
            let type = try file.status().st_mode & S_IFMT
            guard type != S_IFDIR else { throw FileError(url.path, code: EISDIR) }
            guard type == S_IFREG else { throw FileError(url.path, code: FileError.notRegular) }
            return try file.read()
        } catch {
            if error.code == ENOENT { return nil }
            throw Problem(title: "“\(name)” cannot be read", details: details(of: error))
        }
    }

    private func details(of error: FileError) -> String { "\(error.reason)\n\(NoteFile.shortened(error.path))" }

    /// The hash of the last known contents; nil if the file did not exist.
    var knownHash: String? { knownContent.map(DocumentPath.hash) }

    /// Reads the text. A file that does not exist is empty.
    ///
    /// - Throws: ``Problem`` if the file cannot be read or is not UTF-8 text. Saving it as UTF-8 would lose the invalid
    ///   bytes.
    mutating func read() throws -> String {
        let content = try content()
        guard let text = String(validating: content ?? Data(), as: UTF8.self) else {
            throw Problem(
                title: "“\(name)” is not UTF-8 text",
                details: "The file was not opened or changed. Convert it to UTF-8 to edit it.")
        }
        knownContent = content
        return text
    }

    /// Returns a Boolean value that indicates whether another program changed or deleted the file since it was last
    /// read or written.
    func wasChangedByOthers() throws -> Bool { try content() != knownContent }

    /// A Boolean value that indicates whether the file exists.
    var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

    /// Writes the text. If writing fails, the file keeps its previous contents.
    ///
    /// - Parameter beforeOverwriting: A closure to call before the file itself is modified, because a crash could
    ///   damage the file then.
    mutating func write(_ text: String, beforeOverwriting: () -> Void = {}) throws {
        let content = Data(text.utf8)
        do {
            try DocumentWriter.write(content, to: url.path, beforeOverwriting: beforeOverwriting)
        } catch {
            throw Problem(title: "“\(name)” cannot be saved", details: details(of: error))
        }
        knownContent = content
    }
}
