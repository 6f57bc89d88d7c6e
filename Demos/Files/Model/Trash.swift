import Foundation

/// The trash folders of the user, as the trash specification of freedesktop.org describes them.
///
/// A file is moved to the folder in the home directory if it is on the same disk, otherwise to a folder at the top of
/// its disk. It is never copied or deleted.
struct Trash: Sendable {
    /// The trash folder in the home directory, which need not exist.
    let home: FilePath

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        home = FilePath((data ?? UserFolders.home(environment) + "/.local/share") + "/Trash")
    }

    /// The folder with the files in the trash folder of the home directory.
    var files: FilePath { home.appending(FileName("files")) }

    /// Moves a file, a folder or a link to the trash.
    ///
    /// - Throws: A ``FileFailure``; the file is then where it was.
    func move(_ path: FilePath) throws -> TrashedFile {
        let summary = "“\(path.name?.text ?? "/")” cannot be moved to the trash"
        guard let name = path.name, let folder = path.parent.flatMap(Trash.resolved) else {
            throw FileFailure(summary, code: path.name == nil ? EBUSY : errno)
        }
        let file = folder.appending(name)
        var status = stat()
        guard file.withCString({ lstat($0, &status) }) == 0 else { throw FileFailure(summary) }
        let realHome = Trash.resolved(home) ?? home
        if realHome.isInside(file) || home.isInside(file) {
            throw FileFailure(summary, reason: "It contains the trash.")
        }
        if file.isInside(realHome) { throw FileFailure(summary, reason: "It is in the trash.") }
        guard let device = Trash.device(of: folder) else { throw FileFailure(summary) }
        var failure = FileFailure(summary, code: EXDEV)
        if Trash.device(of: realHome) == device {
            do {
                return try move(file, into: realHome, from: file.bytes, summary)
            } catch let error as FileFailure {
                guard error.code == EXDEV else { throw error }
            }
        }
        let top = Trash.top(of: folder, device)
        for trash in Trash.folders(in: top) {
            do {
                let relative = file.components.dropFirst(top.components.count).map(\.bytes)
                return try move(
                    file, into: trash, from: Array(relative.joined(separator: [UInt8(ascii: "/")])), summary)
            } catch let error as FileFailure {
                failure = error
            }
        }
        throw failure
    }

    /// Moves a file back to its original path, unless a file exists there.
    func restore(_ file: TrashedFile) throws {
        try FileOperations.move(
            file.path, to: file.original, "“\(file.original.name?.text ?? "/")” cannot be restored")
        file.info.withCString { _ = unlink($0) }
    }

    // MARK: Folders

    /// Resolves the symbolic links in a path; returns nil if it does not exist.
    private static func resolved(_ path: FilePath) -> FilePath? {
        guard let buffer = path.withCString({ realpath($0, nil) }) else { return nil }
        defer { free(buffer) }
        return FilePath(
            bytes: Array(
                UnsafeBufferPointer(
                    start: UnsafeRawPointer(buffer).assumingMemoryBound(to: UInt8.self), count: strlen(buffer))))
    }

    /// Returns the number of the disk of a folder, or of the first existing folder around it.
    private static func device(of folder: FilePath) -> dev_t? {
        var folder = folder
        while true {
            var status = stat()
            if folder.withCString({ stat($0, &status) }) == 0 { return status.st_dev }
            guard let parent = folder.parent else { return nil }
            folder = parent
        }
    }

    /// Returns the top folder of the disk that contains a folder without symbolic links.
    private static func top(of folder: FilePath, _ device: dev_t) -> FilePath {
        var top = folder
        while let parent = top.parent, Trash.device(of: parent) == device { top = parent }
        return top
    }

    /// Returns the trash folders at the top of a disk that may be used, in order of preference.
    private static func folders(in top: FilePath) -> [FilePath] {
        let shared = top.appending(FileName(".Trash"))
        var status = stat()
        // An administrator creates the shared folder. Without the sticky bit, other users could replace the files.
        let isShared =
            shared.withCString({ lstat($0, &status) }) == 0 && status.st_mode & S_IFMT == S_IFDIR
            && status.st_mode & S_ISVTX != 0
        let own = top.appending(FileName(".Trash-\(getuid())"))
        return isShared ? [shared.appending(FileName("\(getuid())")), own] : [own]
    }

    /// Creates a folder with access only for the user, and the folders around it.
    private static func prepare(_ folder: FilePath, _ summary: String) throws {
        if let parent = folder.parent {
            var status = stat()
            if parent.withCString({ lstat($0, &status) }) != 0 { try prepare(parent, summary) }
        }
        if folder.withCString({ mkdir($0, 0o700) }) == 0 { return }
        let code = errno
        var status = stat()
        guard code == EEXIST, folder.withCString({ lstat($0, &status) }) == 0 else {
            throw FileFailure(summary, code: code)
        }
        guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid() else {
            throw FileFailure(summary, reason: "Another user owns the trash folder.")
        }
    }

    // MARK: Moving

    private func move(
        _ file: FilePath, into trash: FilePath, from original: [UInt8], _ summary: String
    ) throws -> TrashedFile {
        let (files, infos) = (trash.appending(FileName("files")), trash.appending(FileName("info")))
        try Trash.prepare(trash, summary)
        try Trash.prepare(files, summary)
        try Trash.prepare(infos, summary)
        let content = Trash.info(for: original)
        for number in 1...100_000 {
            let name = Trash.name(file.components.last ?? FileName(""), number)
            let info = infos.appending(FileName(bytes: name.bytes + Array(".trashinfo".utf8)))
            // The description comes first, and reserves the name.
            let descriptor = info.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
            guard descriptor >= 0 else {
                if errno == EEXIST { continue }
                throw FileFailure(summary)
            }
            let written = write(descriptor, content, content.count)
            let code = written < 0 ? errno : ENOSPC
            close(descriptor)
            let result = TrashedFile(original: file, path: files.appending(name), info: info)
            do {
                guard written == content.count else { throw FileFailure(summary, code: code) }
                try FileOperations.move(file, to: result.path, summary)
                return result
            } catch let error as FileFailure {
                info.withCString { _ = unlink($0) }
                // A file without a description has the name.
                if error.code != EEXIST { throw error }
            }
        }
        throw FileFailure(summary, code: EEXIST)
    }

    /// Returns a name for a file in the trash that leaves room for the extension of its description.
    private static func name(_ name: FileName, _ number: Int) -> FileName {
        let limit = 255 - ".trashinfo".utf8.count
        let suffix = number == 1 ? [] : Array(" \(number)".utf8)
        let ending = Array(name.bytes[name.extensionStart...])
        let tail = ending.count <= 32 ? suffix + ending : suffix
        let stem = ending.count <= 32 ? name.bytes[..<name.extensionStart] : name.bytes[...]
        return FileName(bytes: Array(stem.prefix(limit - tail.count)) + tail)
    }

    private static func info(for original: [UInt8]) -> [UInt8] {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
        let path = FilePath.percentEncoded(original)
        return Array("[Trash Info]\nPath=\(path)\nDeletionDate=\(formatter.string(from: Date()))\n".utf8)
    }
}
