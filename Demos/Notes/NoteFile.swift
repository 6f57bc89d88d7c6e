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
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        do {
            return try Data(contentsOf: url)
        } catch {
            throw Problem(title: "“\(name)” cannot be read", details: reason(of: error))
        }
    }

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
    mutating func write(_ text: String) throws {
        let content = Data(text.utf8)
        // A link stays one: what it leads to is replaced, and keeps who may read it.
        let target = url.resolvingSymlinksInPath()
        let manager = FileManager.default
        let permissions = (try? manager.attributesOfItem(atPath: target.path))?[.posixPermissions] as? NSNumber
        do {
            if permissions != nil, !manager.isWritableFile(atPath: target.path) {
                throw Problem(title: "“\(name)” may not be changed", details: "It is write-protected: \(shortPath)")
            }
            try NoteFile.replace(target, with: content, permissions: permissions?.uint32Value)
        } catch let problem as Problem {
            throw problem
        } catch {
            throw Problem(title: "“\(name)” cannot be saved", details: reason(of: error))
        }
        knownContent = content
    }

    /// Writes a draft beside the file, with its permissions from the beginning, and then gives it the file's name.
    private static func replace(_ target: URL, with content: Data, permissions: mode_t?) throws {
        let draft = target.deletingLastPathComponent().appendingPathComponent(".notes-\(UUID().uuidString)").path
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions ?? 0o666)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            if let permissions { fchmod(descriptor, permissions) }
            try handle.write(contentsOf: content)
            try handle.synchronize()
            guard rename(draft, target.path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        } catch {
            unlink(draft)
            throw error
        }
    }

    private func reason(of error: any Error) -> String {
        switch (error as? POSIXError)?.code {
        case .EACCES, .EPERM: return "It may not be used: \(shortPath)"
        case .ENOENT, .ENOTDIR: return "There is no such folder: \(shortPath)"
        case .ENOSPC, .EDQUOT: return "The disk is full."
        case .EROFS: return "The disk cannot be written to."
        case .EISDIR: return "It is a folder: \(shortPath)"
        default: break
        }
        switch (error as? CocoaError)?.code {
        case .fileReadNoPermission: return "It may not be read: \(shortPath)"
        case .fileReadNoSuchFile: return "There is no such file: \(shortPath)"
        default: return error.localizedDescription
        }
    }
}
