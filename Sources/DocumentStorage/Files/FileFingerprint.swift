import Foundation

/// The contents of a file or package at one time, for comparing.
package struct FileFingerprint: Equatable, Sendable {
    /// The identity and the size of a file, and the time of its last change.
    struct Stamp: Equatable, Sendable {
        let device: UInt64
        let number: UInt64
        let size: Int64
        let seconds: Int
        let nanoseconds: Int

        init(_ status: stat) {
            device = UInt64(status.st_dev)
            number = UInt64(status.st_ino)
            size = Int64(status.st_size)
            seconds = status.st_mtim.tv_sec
            nanoseconds = status.st_mtim.tv_nsec
        }

        /// A Boolean value that indicates whether a later change of the file has another time. The clock of file
        /// systems advances in steps of some milliseconds.
        var isConclusive: Bool {
            var now = timespec()
            clock_gettime(CLOCK_REALTIME, &now)
            let age = Double(now.tv_sec - seconds) + Double(now.tv_nsec - nanoseconds) * 1e-9
            return age > 0.05 || age < -0.05
        }
    }

    /// A hash of the contents, and of the names in a package.
    package let hash: String
    /// The stamp of a file; nil for a package, and for a file that could change without another stamp.
    private let stamp: Stamp?

    package static func == (left: FileFingerprint, right: FileFingerprint) -> Bool { left.hash == right.hash }

    /// The fingerprint without the fast comparison.
    var withoutStamp: FileFingerprint { FileFingerprint(hash: hash, stamp: nil) }

    private init(hash: String, stamp: Stamp?) {
        self.hash = hash
        self.stamp = stamp
    }

    /// Reads a file or package, and waits until the disk has stored it.
    static func synchronizing(_ path: String) throws(FileError) -> FileFingerprint {
        guard let fingerprint = try FileFingerprint(of: path, synchronizes: true) else {
            throw FileError(path, code: ENOENT)
        }
        return fingerprint
    }

    /// Reads a file or package; returns nil if it does not exist.
    package init?(of path: String) throws(FileError) { try self.init(of: path, synchronizes: false) }

    private init?(of path: String, synchronizes: Bool) throws(FileError) {
        var hasher = ContentHash()
        do throws(FileError) {
            var status = stat()
            guard stat(path, &status) == 0 else { throw FileError(path) }
            if status.st_mode & S_IFMT == S_IFDIR {
                try hasher.addFolder(path, synchronizes: synchronizes, depth: 0)
                stamp = nil
            } else {
                let before = try hasher.addFile(path, synchronizes: synchronizes)
                stamp = before.isConclusive ? before : nil
            }
        } catch {
            guard error.code != ENOENT && error.code != ENOTDIR else { return nil }
            throw error
        }
        hash = hasher.text
    }

    /// Returns a Boolean value that indicates whether a file has these contents. Reads it only if necessary.
    package func matches(_ path: String) throws(FileError) -> Bool {
        var status = stat()
        if let stamp, stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Stamp(status) == stamp {
            return true
        }
        return try FileFingerprint(of: path)?.hash == hash
    }
}
