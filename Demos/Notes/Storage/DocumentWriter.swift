import CFileSystem
import Foundation

/// Saves documents so that a file is never left partially written and keeps its metadata.
///
/// If possible, the writer creates a draft and renames it over the file, which is atomic. This requires that the draft
/// can get the file's owner, mode and extended attributes, and that the file has no other hard links. Otherwise (for
/// hard links, files of other users, and read-only folders) the writer overwrites the file in place, and restores the
/// previous contents if that fails. Symbolic links are followed.
enum DocumentWriter {
    /// The way that a file was written.
    enum Method { case created, replaced, overwritten }

    /// Writes a document, and waits until the disk has stored it.
    ///
    /// - Parameters:
    ///   - content: The bytes to write.
    ///   - path: The path of the file.
    ///   - beforeOverwriting: A closure to call before the file is overwritten in place. A crash could damage the file
    ///     then, so this is the time to store the contents elsewhere.
    /// - Returns: The way that the file was written.
    /// - Throws: ``FileError``. The file keeps its previous contents.
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

    /// Replaces the file with a draft.
    ///
    /// - Returns: False if the draft cannot get all attributes of the file. The file is unchanged then.
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
            // A file that is a mount point, or that only its owner may rename, can still be overwritten.
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
            // Reserve space before changing anything, if the file system supports it.
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
        // Writing clears the set-user-ID and set-group-ID bits.
        if status.st_mode & 0o6000 != 0 { _ = fchmod(file.number, status.st_mode & 0o7777) }
    }

    // MARK: Drafts

    /// The minimum age, in seconds, of the drafts that are removed.
    static let staleAge = 60

    private static func draftPrefix(of path: String) -> String {
        ".draft-\(DocumentPath.hash(Data(DocumentPath.name(of: path).utf8)))-"
    }

    private static func openDraft(of path: String, mode: mode_t) throws(FileError) -> FileDescriptor {
        // Report a file name that is too long before writing, not at the final rename.
        if DocumentPath.name(of: path).utf8.count > Int(NAME_MAX) { throw FileError(path, code: ENAMETOOLONG) }
        let name = DocumentPath.folder(of: path) + "/" + draftPrefix(of: path) + DocumentPath.random()
        let draft = try FileDescriptor(name, O_RDWR | O_CREAT | O_EXCL, mode: mode)
        _ = draft.lock(exclusively: true)
        return draft
    }

    /// Removes drafts of a document that remained after a crash or power failure.
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
