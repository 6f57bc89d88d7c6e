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

    /// Moves or copies a file into a folder. A copy whose name is taken gets another one, such as “a copy.txt”.
    ///
    /// - Returns: The new path; the old one if the file is moved to the folder in which it is.
    /// - Throws: A ``FileFailure``, for example if a file with the name exists.
    @discardableResult
    static func transfer(_ path: FilePath, into folder: FilePath, isMove: Bool) throws -> FilePath {
        let text = path.name?.text ?? "/"
        let summary = isMove ? "“\(text)” cannot be moved" : "“\(text)” cannot be copied"
        guard let name = path.name else { throw FileFailure(summary, code: EBUSY) }
        guard !folder.isInside(path) else { throw FileFailure(summary, reason: "A folder cannot be put into itself.") }
        if isMove {
            guard path.parent != folder else { return path }
            let target = folder.appending(name)
            do {
                try move(path, to: target, summary)
            } catch let failure as FileFailure where failure.code == EXDEV {
                // On another disk, the original is deleted after it was copied completely.
                let copied = try copy(path, to: target, summary)
                do {
                    try FileManager.default.removeItem(at: path.url)
                } catch {
                    throw FileFailure(summary, reason: "The original cannot be deleted.")
                }
                return copied
            }
            return target
        }
        for number in 0...999 {
            let target = folder.appending(copyName(of: name, number))
            if target.withCString({ access($0, F_OK) }) == 0 { continue }
            return try copy(path, to: target, summary)
        }
        throw FileFailure(summary, code: EEXIST)
    }

    private static func copy(_ path: FilePath, to target: FilePath, _ summary: String) throws -> FilePath {
        do {
            try FileManager.default.copyItem(at: path.url, to: target.url)
        } catch let error as CocoaError where error.code == .fileWriteFileExists {
            throw FileFailure(summary, code: EEXIST)
        } catch {
            throw FileFailure(summary, reason: error.localizedDescription)
        }
        return target
    }

    /// Returns the name of a copy: the same for 0, and with “copy” and a number otherwise.
    private static func copyName(of name: FileName, _ number: Int) -> FileName {
        guard number > 0 else { return name }
        let start = name.extensionStart
        let suffix = number == 1 ? " copy" : " copy \(number)"
        return FileName(bytes: name.bytes[..<start] + Array(suffix.utf8) + name.bytes[start...])
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
