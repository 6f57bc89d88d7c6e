import Foundation

/// Reads the contents of a folder for a file panel.
enum FolderListing {
    /// The number of entries after which an obsolete reading is noticed.
    private static let interval = 1024

    /// Reads a folder. Blocks: call it on a background thread.
    ///
    /// - Parameters:
    ///   - path: The folder. Links are followed.
    ///   - isObsolete: Returns whether the result is no longer wanted.
    /// - Returns: The entries in the order of the file system; nil if the result is no longer wanted.
    /// - Throws: ``FilePanelError``.
    static func read(_ path: String, isObsolete: () -> Bool = { false }) throws -> [FileEntry]? {
        // O_DIRECTORY fails for a pipe without waiting for another process.
        let descriptor = Foundation.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FilePanelError(errno) }
        guard let folder = fdopendir(descriptor) else {
            let code = errno
            close(descriptor)
            throw FilePanelError(code)
        }
        defer { closedir(folder) }
        var entries: [FileEntry] = []
        while true {
            if entries.count % interval == 0, isObsolete() { return nil }
            errno = 0
            guard let item = readdir(folder) else {
                if errno != 0 { throw FilePanelError(errno) }
                return entries
            }
            // The name can be longer than the imported array.
            guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return entries }
            let bytes = UnsafeRawPointer(item).advanced(by: offset).assumingMemoryBound(to: CChar.self)
            // Names that are no text cannot be part of a URL.
            guard let name = String(validatingCString: bytes), name != ".", name != ".." else { continue }
            var status = stat()
            // A link whose target does not exist has no other status.
            guard [0, AT_SYMLINK_NOFOLLOW].contains(where: { fstatat(descriptor, bytes, &status, $0) == 0 }) else {
                continue
            }
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            entries.append(
                FileEntry(
                    name: name, isFolder: isFolder, size: isFolder ? 0 : Int64(status.st_size),
                    date: TimeInterval(status.st_mtim.tv_sec)))
        }
    }
}
