import CFileSystem
import Foundation

/// Saves documents so that a file is never left half written and keeps everything but its content.
///
/// A file is replaced by a draft in one step where the draft can have the file's owner, mode and extended attributes,
/// and the file has one name only. Otherwise, as for hard links, files of other users, and folders that may not be
/// written to, the file itself is overwritten; it gets its old content back if that fails. Symbolic links are followed.
enum DocumentWriter {
    /// How a file was written.
    enum Method { case created, replaced, overwritten }

    /// Writes a document and waits until the disk has stored it.
    ///
    /// - Parameter beforeOverwriting: called before the file itself is changed, during which a crash would harm it: the
    ///   place to store the content elsewhere.
    /// - Throws: ``FileError``. The file is as it was then.
    @discardableResult
    static func write(
        _ content: Data, to path: String, beforeOverwriting: () -> Void = {}
    ) throws(FileError) -> Method {
        let path = try DocumentPath.resolvingLinks(path)
        removeStaleDrafts(of: path)
        var status = stat()
        if stat(path, &status) != 0 {
            guard errno == ENOENT else { throw FileError(path) }
            try create(path, content)
            return .created
        }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw FileError(path, code: EISDIR) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(path, code: FileError.notRegular) }
        guard faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0 else { throw FileError(path) }
        if status.st_nlink == 1, try replace(path, content) { return .replaced }
        beforeOverwriting()
        try overwrite(path, content)
        return .overwritten
    }

    private static func create(_ path: String, _ content: Data) throws(FileError) {
        let draft = try openDraft(of: path, mode: 0o666)
        do throws(FileError) {
            try draft.write(content)
            try draft.synchronize()
            guard rename(draft.path, path) == 0 else { throw FileError(path) }
        } catch {
            unlink(draft.path)
            throw FileError(path, code: error.code)
        }
        try FileDescriptor.synchronizeFolder(DocumentPath.folder(of: path))
    }

    /// - Returns: False if the file would lose something by it. It is as it was then.
    private static func replace(_ path: String, _ content: Data) throws(FileError) -> Bool {
        let mayBeRefused = [EACCES, EPERM, EROFS, EBUSY, EXDEV]
        let draft: FileDescriptor
        do throws(FileError) {
            draft = try openDraft(of: path, mode: 0o600)
        } catch {
            guard mayBeRefused.contains(error.code) else { throw FileError(path, code: error.code) }
            return false
        }
        do throws(FileError) {
            let original = try FileDescriptor(path, O_RDONLY)
            guard try FileAttributes.copy(from: original, to: draft) else {
                unlink(draft.path)
                return false
            }
            try draft.write(content)
            try draft.synchronize()
            guard rename(draft.path, path) == 0 else { throw FileError(path) }
        } catch {
            unlink(draft.path)
            // A file that is mounted by itself, or that only its owner may replace, can still be overwritten.
            guard mayBeRefused.contains(error.code) else { throw FileError(path, code: error.code) }
            return false
        }
        try FileDescriptor.synchronizeFolder(DocumentPath.folder(of: path))
        return true
    }

    private static func overwrite(_ path: String, _ content: Data) throws(FileError) {
        let file = try FileDescriptor(path, O_RDWR)
        let status = try file.status()
        let old = try file.read()
        if content.count > old.count {
            // Takes the place that is needed before anything is changed, where the file system can do that.
            let result = fallocate(file.number, FALLOC_FL_KEEP_SIZE, 0, off_t(content.count))
            if result != 0, [ENOSPC, EDQUOT, EFBIG].contains(errno) { throw FileError(path) }
        }
        do throws(FileError) {
            try file.write(content)
            guard ftruncate(file.number, off_t(content.count)) == 0 else { throw FileError(path) }
            try file.synchronize()
        } catch {
            try? file.write(old)
            _ = ftruncate(file.number, off_t(old.count))
            try? file.synchronize()
            throw error
        }
        // Writing clears these bits.
        if status.st_mode & 0o6000 != 0 { _ = fchmod(file.number, status.st_mode & 0o7777) }
    }

    // MARK: Drafts

    /// How old a draft is at least that is removed, in seconds.
    static let staleAge = 60

    private static func draftPrefix(of path: String) -> String {
        ".draft-\(DocumentPath.hash(Data(DocumentPath.name(of: path).utf8)))-"
    }

    private static func openDraft(of path: String, mode: mode_t) throws(FileError) -> FileDescriptor {
        // A name of its own that is too long must not be found only by the last step.
        if DocumentPath.name(of: path).utf8.count > Int(NAME_MAX) { throw FileError(path, code: ENAMETOOLONG) }
        let name = DocumentPath.folder(of: path) + "/" + draftPrefix(of: path) + DocumentPath.random()
        let draft = try FileDescriptor(name, O_RDWR | O_CREAT | O_EXCL, mode: mode)
        _ = draft.lock(exclusively: true)
        return draft
    }

    /// Removes drafts of a document that a process left when it crashed or the power failed.
    static func removeStaleDrafts(of path: String) {
        let folder = DocumentPath.folder(of: path)
        let prefix = draftPrefix(of: path)
        for name in FileDescriptor.names(in: folder) where name.hasPrefix(prefix) {
            guard let draft = try? FileDescriptor(folder + "/" + name, O_RDONLY | O_NOFOLLOW),
                let status = try? draft.status(), status.st_mode & S_IFMT == S_IFREG,
                time(nil) - status.st_mtim.tv_sec >= staleAge, draft.lock(exclusively: true)
            else { continue }
            unlink(draft.path)
        }
    }
}
