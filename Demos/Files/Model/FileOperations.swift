import CFileSystem
import Foundation

/// Operations on files that never replace or delete a file.
enum FileOperations {
    /// Renames a file in its folder.
    ///
    /// - Returns: The new path.
    /// - Throws: A ``FileFailure``, for example if a file with the new name exists.
    @discardableResult
    static func rename(_ path: FilePath, to name: FileName) throws -> FilePath {
        let summary = "“\(path.name?.text ?? "/")” cannot be renamed"
        guard let folder = path.parent else { throw FileFailure(summary, code: EBUSY) }
        let result = folder.appending(name)
        guard result != path else { return path }
        try move(path, to: result, summary)
        return result
    }

    /// Creates a folder with a name that no other file has.
    static func makeFolder(in folder: FilePath) throws -> FilePath {
        for number in 1...9999 {
            let path = folder.appending(FileName(number == 1 ? "New Folder" : "New Folder \(number)"))
            if path.withCString({ mkdir($0, 0o777) }) == 0 { return path }
            guard errno == EEXIST else { break }
        }
        throw FileFailure("A folder cannot be created here")
    }

    /// Removes a folder that contains no files.
    static func removeEmptyFolder(_ path: FilePath) throws {
        guard path.withCString({ rmdir($0) }) != 0 else { return }
        let code = errno
        throw code == ENOTEMPTY || code == EEXIST
            ? FileFailure("“\(path.name?.text ?? "/")” cannot be removed", reason: "It contains files.")
            : FileFailure("“\(path.name?.text ?? "/")” cannot be removed", code: code)
    }

    /// Moves a file to a path on the same disk, unless a file exists there.
    ///
    /// - Throws: A ``FileFailure`` with a summary.
    static func move(_ path: FilePath, to target: FilePath, _ summary: String) throws {
        try path.withCString { old in
            try target.withCString { new in
                guard renameat2(AT_FDCWD, old, AT_FDCWD, new, UInt32(RENAME_NOREPLACE)) != 0 else { return }
                guard errno == EINVAL || errno == ENOSYS else { throw FileFailure(summary) }
                try moveWithoutFlag(old, new, summary)
            }
        }
    }

    /// Moves a file on a disk that has no `RENAME_NOREPLACE`, such as some network disks.
    private static func moveWithoutFlag(
        _ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>, _ summary: String
    ) throws {
        var status = stat()
        guard lstat(old, &status) == 0 else { throw FileFailure(summary) }
        if status.st_mode & S_IFMT == S_IFDIR {
            var other = stat()
            guard lstat(new, &other) != 0 else { throw FileFailure(summary, code: EEXIST) }
            // If another process creates a file now, this fails; an empty folder may be replaced.
            guard Foundation.rename(old, new) == 0 else { throw FileFailure(summary) }
        } else {
            // A link is created only if the name is free.
            guard link(old, new) == 0 else { throw FileFailure(summary) }
            unlink(old)
        }
    }
}
