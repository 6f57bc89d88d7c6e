import Foundation

/// An open file that is closed with this value. All methods throw ``FileError``.
struct FileDescriptor: ~Copyable {
    let number: Int32
    let path: String

    /// Opens a file. Child processes do not inherit it.
    init(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(FileError) {
        var result: Int32
        repeat { result = open(path, flags | O_CLOEXEC, mode) } while result < 0 && errno == EINTR
        guard result >= 0 else { throw FileError(path) }
        number = result
        self.path = path
    }

    deinit { close(number) }

    func status() throws(FileError) -> stat {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw FileError(path) }
        return status
    }

    /// Writes all bytes from the beginning of the file. Bytes behind them stay.
    func write(_ content: Data) throws(FileError) {
        let code: Int32 = content.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                let count = pwrite(number, bytes.baseAddress.map { $0 + offset }, bytes.count - offset, off_t(offset))
                if count < 0, errno == EINTR { continue }
                if count < 0 { return errno }
                // A file that takes nothing and reports nothing.
                if count == 0 { return EIO }
                offset += count
            }
            return 0
        }
        guard code == 0 else { throw FileError(path, code: code) }
    }

    /// Reads all bytes from the beginning of the file.
    func read() throws(FileError) -> Data {
        var content = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = pread(number, &buffer, buffer.count, off_t(content.count))
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileError(path) }
            guard count > 0 else { return content }
            content.append(contentsOf: buffer[..<count])
        }
    }

    /// Has the disk store what was written.
    func synchronize() throws(FileError) {
        // Some file systems have nothing to synchronize and say so.
        guard fsync(number) == 0 || errno == EINVAL || errno == ENOTSUP else { throw FileError(path) }
    }

    /// Takes the lock of the file for as long as it is open.
    ///
    /// - Returns: Whether no other process has one that excludes it.
    func lock(exclusively: Bool) -> Bool { flock(number, (exclusively ? LOCK_EX : LOCK_SH) | LOCK_NB) == 0 }

    /// Has the disk store that files of a folder were made, renamed or deleted.
    static func synchronizeFolder(_ path: String) throws(FileError) {
        try FileDescriptor(path, O_RDONLY | O_DIRECTORY).synchronize()
    }

    /// The names of what is in a folder; none if it cannot be read.
    static func names(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return names
    }
}
