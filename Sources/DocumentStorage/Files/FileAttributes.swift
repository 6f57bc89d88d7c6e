import CFileSystem
import Foundation

/// The metadata of a file: owner, group, mode, and extended attributes, which include access control lists.
package enum FileAttributes {
    /// Copies the attributes of a file to another file.
    ///
    /// - Returns: A Boolean value that indicates whether all attributes were copied.
    package static func copy(from source: borrowing FileDescriptor, to target: borrowing FileDescriptor)
        throws(FileError)
        -> Bool
    {
        let wanted = try source.status()
        let given = try target.status()
        if wanted.st_uid != given.st_uid || wanted.st_gid != given.st_gid {
            guard fchown(target.number, wanted.st_uid, wanted.st_gid) == 0 else { return false }
        }
        guard copyExtended(from: source.number, to: target.number) else { return false }
        // Set the mode last, because changing the owner clears mode bits.
        return fchmod(target.number, wanted.st_mode & 0o7777) == 0
    }

    private static func copyExtended(from source: Int32, to target: Int32) -> Bool {
        guard let wanted = names(of: source), let given = names(of: target) else { return false }
        for name in wanted {
            guard let value = value(name, of: source) else { return false }
            // Security labels often have the right value already, and may not be settable.
            if value == self.value(name, of: target) { continue }
            let result = value.withUnsafeBytes { fsetxattr(target, name, $0.baseAddress, $0.count, 0) }
            guard result == 0 else { return false }
        }
        // A folder can assign its own access control list to new files.
        for name in given where !wanted.contains(name) && !name.hasPrefix("security.") {
            guard fremovexattr(target, name) == 0 else { return false }
        }
        return true
    }

    /// Returns the names of the extended attributes. Returns nil if they cannot be read, and an empty array if the file
    /// system does not support them.
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
