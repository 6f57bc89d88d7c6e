import Foundation

/// An open file that is closed when the value is destroyed. All methods throw ``FileError``.
package struct FileDescriptor: ~Copyable {
    package let number: Int32
    package let path: String

    /// Opens a file. Child processes do not inherit the descriptor.
    package init(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(FileError) {
        var result: Int32
        repeat { result = open(path, flags | O_CLOEXEC, mode) } while result < 0 && errno == EINTR
        guard result >= 0 else { throw FileError(path) }
        number = result
        self.path = path
    }

    deinit { close(number) }

    package func status() throws(FileError) -> stat {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw FileError(path) }
        return status
    }

    /// Writes all bytes at the beginning of the file. Existing bytes after them are kept.
    package func write(_ content: Data) throws(FileError) {
        let code: Int32 = content.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                let count = pwrite(number, bytes.baseAddress.map { $0 + offset }, bytes.count - offset, off_t(offset))
                if count < 0, errno == EINTR { continue }
                if count < 0 { return errno }
                // Fail rather than loop forever on a file that accepts no bytes and reports no error.
                if count == 0 { return EIO }
                offset += count
            }
            return 0
        }
        guard code == 0 else { throw FileError(path, code: code) }
    }

    /// Reads the file from the beginning to the end.
    package func read() throws(FileError) -> Data {
        var content = Data()
        try readParts { content.append(contentsOf: $0) }
        return content
    }

    /// Reads the file from the beginning to the end in parts.
    func readParts(_ body: (UnsafeRawBufferPointer) -> Void) throws(FileError) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var offset: off_t = 0
        while true {
            let count = pread(number, &buffer, buffer.count, offset)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileError(path) }
            guard count > 0 else { return }
            offset += off_t(count)
            buffer.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        }
    }

    /// Reads the beginning of the file, at most a number of bytes.
    func readBeginning(_ limit: Int) throws(FileError) -> Data {
        var buffer = [UInt8](repeating: 0, count: limit)
        var count: Int
        repeat { count = pread(number, &buffer, limit, 0) } while count < 0 && errno == EINTR
        guard count >= 0 else { throw FileError(path) }
        return Data(buffer[..<count])
    }

    /// Waits until the disk has stored what was written.
    package func synchronize() throws(FileError) {
        // Some file systems do not support fsync.
        guard fsync(number) == 0 || errno == EINVAL || errno == ENOTSUP else { throw FileError(path) }
    }

    /// Locks the file for as long as it is open.
    ///
    /// - Returns: False if another process holds a conflicting lock.
    package func lock(exclusively: Bool) -> Bool { flock(number, (exclusively ? LOCK_EX : LOCK_SH) | LOCK_NB) == 0 }

    /// Waits until the disk has stored the created, renamed and deleted entries of a folder.
    package static func synchronizeFolder(_ path: String) throws(FileError) {
        try FileDescriptor(path, O_RDONLY | O_DIRECTORY).synchronize()
    }

    /// Returns the names of a folder's entries, or an empty array if the folder cannot be read.
    package static func names(in folder: String) -> [String] {
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
