import Foundation

/// A 64-bit FNV-1a hash of the contents of files.
struct ContentHash {
    private var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// The hash as 16 hexadecimal digits.
    var text: String { DocumentPath.digits(value) }

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var value = value
        var index = 0
        while index < bytes.count {
            value = (value ^ UInt64(bytes[index])) &* 0x100_0000_01b3
            index += 1
        }
        self.value = value
    }

    private mutating func add(_ text: String) {
        var text = text + "\0"
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    /// Adds the contents of a regular file.
    ///
    /// - Returns: The stamp of the file before it was read.
    mutating func addFile(_ path: String, synchronizes: Bool) throws(FileError) -> FileFingerprint.Stamp {
        // Opening a pipe without O_NONBLOCK would block.
        let file = try FileDescriptor(path, O_RDONLY | O_NONBLOCK)
        let status = try file.status()
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(path, code: FileError.notRegular) }
        try file.readParts { add($0) }
        if synchronizes { try file.synchronize() }
        return FileFingerprint.Stamp(status)
    }

    /// Adds the names and contents of a folder. Links are added as their destinations.
    mutating func addFolder(_ path: String, synchronizes: Bool, depth: Int) throws(FileError) {
        guard depth <= FileTree.maximumDepth else { throw FileError(path, code: ELOOP) }
        for name in FileDescriptor.names(in: path).sorted() where name != "." && name != ".." {
            let child = path + "/" + name
            add(name)
            var status = stat()
            guard lstat(child, &status) == 0 else { throw FileError(child) }
            switch status.st_mode & S_IFMT {
            case S_IFDIR:
                add("folder")
                try addFolder(child, synchronizes: synchronizes, depth: depth + 1)
                add("end")
            case S_IFLNK:
                add("link \(DocumentPath.destination(ofLink: child) ?? "")")
            default:
                add("file \(status.st_size)")
                _ = try addFile(child, synchronizes: synchronizes)
            }
        }
        if synchronizes { try FileDescriptor.synchronizeFolder(path) }
    }
}
