import UIKit

/// The file that notes are in, and what it held when it was read or written last.
struct NoteFile {
    /// What can be wrong with a file, in words for the person.
    struct Problem: Error {
        let title: String
        let details: String
    }

    let url: URL
    /// What is in the file as far as is known; nil if it does not exist yet.
    private(set) var knownContent: Data?

    /// The file of a path, which may begin with `~`.
    init(path: String) {
        url = URL(fileURLWithPath: NSString(string: path).expandingTildeInPath).standardizedFileURL
    }

    /// The file's own name.
    var name: String { url.lastPathComponent }

    /// The path as people write it.
    var shortPath: String { NoteFile.shortened(url.path) }

    static func shortened(_ path: String) -> String {
        let home = NSHomeDirectory()
        return path == home || path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
    }

    /// What is in the file now; nil if there is none.
    private func content() throws -> Data? {
        do throws(FileError) {
            // A pipe would keep us waiting.
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

    /// The hash of what was in the file when it was read or written last; nil if it did not exist.
    var knownHash: String? { knownContent.map(DocumentPath.hash) }

    /// Reads the text. A file that does not exist is empty.
    ///
    /// - Throws: ``Problem`` for what cannot be read, and for what is no text in UTF-8: nothing of it is to be lost by
    ///   saving it as such.
    mutating func read() throws -> String {
        let content = try content()
        guard let text = String(validating: content ?? Data(), as: UTF8.self) else {
            throw Problem(
                title: "“\(name)” is not text in UTF-8",
                details: "It was not opened, and it is left as it is. Convert it to UTF-8 to edit it here.")
        }
        knownContent = content
        return text
    }

    /// Whether somebody else wrote the file, or deleted it, since it was read or written here.
    func wasChangedByOthers() throws -> Bool { try content() != knownContent }

    /// Whether there is a file already.
    var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

    /// Writes the text: all of it, or else the file is left as it was.
    ///
    /// - Parameter beforeOverwriting: called where the file itself must be changed, during which a crash would harm it.
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
