import CFileSystem
import Foundation

/// Saves documents so that a file is never left partially written and keeps its metadata.
///
/// The new contents are written to a draft in a hidden folder beside the document, which only the user can read. If
/// possible, the draft is then renamed over the file, which is atomic. This requires that the draft can get the file's
/// owner, mode and extended attributes, and that the file has no other hard links. Otherwise (for hard links, files of
/// other users, and read-only folders) the writer overwrites the file in place, and restores the previous contents if
/// that fails. A folder, for a document that is a package, is exchanged with its draft. Symbolic links are followed.
package enum DocumentWriter {
    /// The way that a file was written.
    package enum Method: Sendable { case created, replaced, overwritten }

    /// The result of writing a document.
    package struct Outcome: Sendable {
        package let method: Method
        /// The contents that were written, even if another program has changed the file since then.
        package let fingerprint: FileFingerprint
    }

    /// The kinds of items at the path of a document.
    private enum Existing { case nothing, file(hasLinks: Bool), folder }

    /// The errors of files that cannot be renamed, but perhaps overwritten: mount points, and files that only their
    /// owner may rename.
    private static let refusals = [EACCES, EPERM, EROFS, EBUSY, EXDEV]

    /// Writes a document that is one file, and waits until the disk has stored it.
    ///
    /// - Parameters:
    ///   - content: The bytes to write.
    ///   - path: The path of the file.
    ///   - beforeOverwriting: A closure to call before the file is overwritten in place. A crash could damage the file
    ///     then, so this is the time to store the contents elsewhere.
    /// - Returns: The way that the file was written.
    /// - Throws: ``FileError``. The file keeps its previous contents.
    @discardableResult
    package static func write(
        _ content: Data, to path: String, beforeOverwriting: () -> Void = {}
    ) throws(FileError) -> Method {
        do {
            return try write(to: path, beforeOverwriting: beforeOverwriting) { draft in
                try writeNew(content, to: draft)
            }.method
        } catch {
            throw error as? FileError ?? FileError(path, code: EIO)
        }
    }

    /// Writes bytes to a file that does not exist yet.
    package static func writeNew(_ content: Data, to path: String) throws(FileError) {
        try FileDescriptor(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o666).write(content)
    }

    /// Creates a file or folder that a closure produces. It appears at the path when it is complete.
    ///
    /// - Parameters:
    ///   - path: The path, at which nothing must exist, also no symbolic link.
    ///   - produce: A closure that creates a file or folder at the path that it receives, where nothing exists.
    /// - Throws: ``FileError``, or the error of the closure.
    package static func create(at path: String, _ produce: (_ draft: String) throws -> Void) throws {
        try FileSizeSignal.withoutSignal {
            let draft = try DraftFolder(beside: path)
            try produce(draft.item)
            if renameat2(AT_FDCWD, draft.item, AT_FDCWD, path, UInt32(RENAME_NOREPLACE)) == 0 { return }
            // Some file systems cannot tell whether they would replace something. A hard link never does.
            guard [EINVAL, ENOSYS].contains(errno), !FileTree.isFolder(draft.item), link(draft.item, path) == 0 else {
                throw FileError(path)
            }
        }
    }

    /// Writes a document that a closure produces, and waits until the disk has stored it.
    ///
    /// - Parameters:
    ///   - path: The path of the file or folder.
    ///   - beforeOverwriting: A closure to call before the file is overwritten in place.
    ///   - produce: A closure that creates a file or folder at the path that it receives, where nothing exists.
    /// - Throws: ``FileError``, or the error of the closure. The document keeps its previous contents.
    package static func write(
        to path: String, beforeOverwriting: () -> Void = {}, _ produce: (_ draft: String) throws -> Void
    ) throws -> Outcome {
        let path = try DocumentPath.resolvingLinks(path)
        removeStaleDrafts(of: path)
        let existing = try existing(at: path)
        // Report a file name that is too long before writing, not at the final rename.
        if DocumentPath.name(of: path).utf8.count > Int(NAME_MAX) { throw FileError(path, code: ENAMETOOLONG) }
        return try FileSizeSignal.withoutSignal {
            let draft: DraftFolder
            do throws(FileError) {
                draft = try DraftFolder(beside: path)
            } catch {
                // A file in a folder that the user must not change can still be overwritten.
                guard case .file = existing, refusals.contains(error.code) else {
                    throw FileError(path, code: error.code)
                }
                draft = try DraftFolder(elsewhereFor: path)
            }
            do {
                try produce(draft.item)
                return try install(draft, at: path, existing, beforeOverwriting)
            } catch let error as FileError {
                // Name the document instead of the draft.
                throw FileError(error.path.hasPrefix(draft.path) ? path : error.path, code: error.code)
            }
        }
    }

    private static func existing(at path: String) throws(FileError) -> Existing {
        var status = stat()
        if stat(path, &status) != 0 {
            guard errno == ENOENT else { throw FileError(path) }
            return .nothing
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return .folder
        case S_IFREG:
            guard faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0 else { throw FileError(path) }
            return .file(hasLinks: status.st_nlink != 1)
        default: throw FileError(path, code: FileError.notRegular)
        }
    }

    private static func install(
        _ draft: borrowing DraftFolder, at path: String, _ existing: Existing, _ beforeOverwriting: () -> Void
    ) throws(FileError) -> Outcome {
        let isFolder = FileTree.isFolder(draft.item)
        switch existing {
        case .folder where !isFolder: throw FileError(path, code: EISDIR)
        case .file where isFolder: throw FileError(path, code: ENOTDIR)
        default: break
        }
        let fingerprint = try FileFingerprint.synchronizing(draft.item)
        switch existing {
        case .nothing:
            guard rename(draft.item, path) == 0 else { throw FileError(path) }
            try? FileDescriptor.synchronizeFolder(DocumentPath.folder(of: path))
            return Outcome(method: .created, fingerprint: fingerprint)
        case .folder:
            try exchange(draft, path)
            try? FileDescriptor.synchronizeFolder(DocumentPath.folder(of: path))
            return Outcome(method: .replaced, fingerprint: fingerprint)
        case .file(let hasLinks):
            if !hasLinks, draft.isBesideDocument, try replace(path, draft) {
                try? FileDescriptor.synchronizeFolder(DocumentPath.folder(of: path))
                return Outcome(method: .replaced, fingerprint: fingerprint)
            }
            beforeOverwriting()
            try overwrite(path, FileDescriptor(draft.item, O_RDONLY | O_NOFOLLOW).read())
            return Outcome(method: .overwritten, fingerprint: fingerprint.withoutStamp)
        }
    }

    /// Replaces the file with a draft.
    ///
    /// - Returns: False if the draft cannot get all attributes of the file. The file is unchanged then.
    private static func replace(_ path: String, _ draft: borrowing DraftFolder) throws(FileError) -> Bool {
        do throws(FileError) {
            let original = try FileDescriptor(path, O_RDONLY | O_NONBLOCK)
            let file = try FileDescriptor(draft.item, O_RDWR | O_NOFOLLOW)
            guard try FileAttributes.copy(from: original, to: file) else { return false }
            guard rename(draft.item, path) == 0 else { throw FileError(path) }
            return true
        } catch {
            guard refusals.contains(error.code) else { throw FileError(path, code: error.code) }
            return false
        }
    }

    /// Exchanges a folder with its draft. The draft folder then contains the previous contents.
    private static func exchange(_ draft: borrowing DraftFolder, _ path: String) throws(FileError) {
        let old = try FileDescriptor(path, O_RDONLY | O_DIRECTORY)
        let new = try FileDescriptor(draft.item, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
        guard try FileAttributes.copy(from: old, to: new) else { throw FileError(path, code: EPERM) }
        if renameat2(AT_FDCWD, draft.item, AT_FDCWD, path, UInt32(RENAME_EXCHANGE)) == 0 { return }
        guard errno == EINVAL || errno == ENOSYS else { throw FileError(path) }
        // This file system cannot exchange two names. For a moment, there is no document.
        guard rename(path, draft.item + ".old") == 0 else { throw FileError(path) }
        guard rename(draft.item, path) == 0 else {
            let code = errno
            rename(draft.item + ".old", path)
            throw FileError(path, code: code)
        }
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
    package static let staleAge = 60

    /// Removes drafts of a document that remained after a crash or power failure.
    package static func removeStaleDrafts(of path: String) {
        let folder = DocumentPath.folder(of: path)
        let prefix = DraftFolder.prefix(of: path)
        for name in FileDescriptor.names(in: folder) where name.hasPrefix(prefix) {
            guard let draft = try? FileDescriptor(folder + "/" + name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
                let status = try? draft.status(), [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT),
                time(nil) - status.st_mtim.tv_sec >= staleAge, draft.lock(exclusively: true)
            else { continue }
            FileTree.remove(draft.path)
        }
    }
}
