import Foundation

/// Reads files that the user has chosen, which can be anything.
package enum FileReader {
    /// Returns the contents of a regular file.
    package static func contents(of path: String) throws(FileError) -> Data {
        // Opening a pipe without O_NONBLOCK would block.
        let file = try FileDescriptor(path, O_RDONLY | O_NONBLOCK)
        switch try file.status().st_mode & S_IFMT {
        case S_IFREG: return try file.read()
        case S_IFDIR: throw FileError(path, code: EISDIR)
        default: throw FileError(path, code: FileError.notRegular)
        }
    }

    /// Returns the time of the last change of a file; nil if it does not exist.
    package static func modificationDate(of path: String) -> Date? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Date(
            timeIntervalSince1970: Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1_000_000_000)
    }
}
