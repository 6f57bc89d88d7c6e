import DemoSupport
import Foundation

/// Reads folders.
enum FolderReader {
    /// The time in seconds after which the files that were read so far are reported, if there are more.
    private static let firstReport: TimeInterval = 0.15
    /// The number of files between two looks at the time and the request.
    private static let chunk = 2048

    /// Reads the names and kinds of the files in a folder. This can take seconds, or longer on network disks.
    ///
    /// - Parameters:
    ///   - path: The folder. Symbolic links are followed.
    ///   - request: The request. Reading ends soon after it has been cancelled.
    ///   - report: A closure that is called at most once, with the files that were read so far, if reading takes long.
    /// - Returns: The files; nil if the request was cancelled.
    /// - Throws: A ``FileFailure``.
    static func read(
        _ path: FilePath, request: BackgroundRequest, report: (FolderContents) -> Void = { _ in }
    ) throws -> FolderContents? {
        // O_DIRECTORY fails for a pipe without waiting for another process.
        let descriptor = path.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK) }
        guard descriptor >= 0 else { throw failure(path, errno) }
        guard let folder = fdopendir(descriptor) else {
            let code = errno
            close(descriptor)
            throw failure(path, code)
        }
        defer { closedir(folder) }
        var (names, searchNames, keys) = (ByteTable(), ByteTable(), ByteTable())
        var kinds: [FileKind] = []
        let start = DispatchTime.now()
        var hasReported = false
        func contents(isComplete: Bool) -> FolderContents {
            FolderContents(
                path: path, names: names, kinds: kinds, searchNames: searchNames, keys: keys, isComplete: isComplete)
        }
        while true {
            errno = 0
            guard let entry = readdir(folder) else {
                guard errno == 0 else { throw failure(path, errno) }
                break
            }
            let type = entry.pointee.d_type
            // The name can be longer than the imported array.
            let name = UnsafeRawPointer(entry).advanced(by: MemoryLayout<dirent>.offset(of: \.d_name)!)
                .assumingMemoryBound(to: CChar.self)
            let length = strlen(name)
            if name[0] == 0x2E, length == 1 || length == 2 && name[1] == 0x2E { continue }
            kinds.append(FileKind(name: name, type: type, folder: descriptor))
            let bytes = UnsafeBufferPointer(
                start: UnsafeRawPointer(name).assumingMemoryBound(to: UInt8.self), count: length)
            names.append(bytes)
            names.end()
            NameFolding.append(bytes, search: &searchNames, keys: &keys)
            guard kinds.count % chunk == 0 else { continue }
            if request.isCancelled { return nil }
            if !hasReported, DispatchTime.now() > start + firstReport {
                hasReported = true
                report(contents(isComplete: false))
            }
        }
        return request.isCancelled ? nil : contents(isComplete: true)
    }

    private static func failure(_ path: FilePath, _ code: Int32) -> FileFailure {
        FileFailure("“\(path.name?.text ?? "/")” cannot be opened", code: code)
    }
}
