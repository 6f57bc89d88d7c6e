import Foundation

/// A lock that processes hold while they compare a file with what they know of it and replace it.
///
/// It is a locked file, which is removed with the object. The system releases the lock when the process ends.
package final class FileLock {
    private let file: FileDescriptor

    /// Waits for the lock.
    ///
    /// - Parameters:
    ///   - path: The path of the lock file.
    ///   - timeout: The maximum time to wait, in seconds.
    /// - Throws: ``FileError`` with the code `EAGAIN` after that time, or if the file cannot be created.
    package init(_ path: String, timeout: TimeInterval) throws(FileError) {
        let interval: TimeInterval = 0.005
        var attempts = Int(timeout / interval)
        while true {
            let file = try FileDescriptor(path, O_RDWR | O_CREAT | O_NOFOLLOW, mode: 0o600)
            if file.lock(exclusively: true) {
                // The last owner may have removed the file between opening and locking it.
                let mine = try file.status()
                var current = stat()
                if lstat(path, &current) == 0, current.st_ino == mine.st_ino {
                    self.file = file
                    return
                }
                continue
            }
            guard attempts > 0 else { throw FileError(path, code: EAGAIN) }
            attempts -= 1
            Thread.sleep(forTimeInterval: interval)
        }
    }

    deinit { unlink(file.path) }
}
