import CFileSystem
import Foundation

/// What a file has besides its content: owner, group, mode, and extended attributes, among them access control lists.
enum FileAttributes {
    /// Gives a file the attributes of another one.
    ///
    /// - Returns: Whether it has all of them now.
    static func copy(from source: borrowing FileDescriptor, to target: borrowing FileDescriptor) throws(FileError)
        -> Bool
    {
        let wanted = try source.status()
        let given = try target.status()
        if wanted.st_uid != given.st_uid || wanted.st_gid != given.st_gid {
            guard fchown(target.number, wanted.st_uid, wanted.st_gid) == 0 else { return false }
        }
        guard copyExtended(from: source.number, to: target.number) else { return false }
        // Last: a change of the owner clears bits of the mode.
        return fchmod(target.number, wanted.st_mode & 0o7777) == 0
    }

    private static func copyExtended(from source: Int32, to target: Int32) -> Bool {
        guard let wanted = names(of: source), let given = names(of: target) else { return false }
        for name in wanted {
            guard let value = value(name, of: source) else { return false }
            // Labels of security modules are often given already, and may not be set.
            if value == self.value(name, of: target) { continue }
            let result = value.withUnsafeBytes { fsetxattr(target, name, $0.baseAddress, $0.count, 0) }
            guard result == 0 else { return false }
        }
        // A folder may give its new files a list of its own.
        for name in given where !wanted.contains(name) && !name.hasPrefix("security.") {
            guard fremovexattr(target, name) == 0 else { return false }
        }
        return true
    }

    /// - Returns: Nil if they cannot be known. None for a file system without any.
    private static func names(of file: Int32) -> [String]? {
        let size = flistxattr(file, nil, 0)
        guard size > 0 else { return size == 0 || errno == ENOTSUP ? [] : nil }
        var buffer = [CChar](repeating: 0, count: size)
        let count = flistxattr(file, &buffer, size)
        guard count >= 0 else { return nil }
        return buffer[..<count].split(separator: 0).map {
            String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
    }

    private static func value(_ name: String, of file: Int32) -> [UInt8]? {
        let size = fgetxattr(file, name, nil, 0)
        guard size >= 0 else { return nil }
        var buffer = [UInt8](repeating: 0, count: size)
        let count = fgetxattr(file, name, &buffer, size)
        return count < 0 ? nil : Array(buffer[..<count])
    }
}
