import Foundation

/// Functions for the paths of documents.
package enum DocumentPath {
    /// Returns the destination of a symbolic link, or the path itself if it is not a link. The file need not exist.
    package static func resolvingLinks(_ path: String) throws(FileError) -> String {
        var path = path
        for _ in 0..<40 {
            // The path is not a link, or does not exist.
            guard let link = destination(ofLink: path) else { return path }
            path = link.hasPrefix("/") ? link : folder(of: path) + "/" + link
        }
        throw FileError(path, code: ELOOP)
    }

    /// Returns the path that a symbolic link contains, or nil if the path is no link.
    package static func destination(ofLink path: String) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &buffer, buffer.count)
        guard count > 0 else { return nil }
        return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Returns the canonical path of a file, with all symbolic links resolved. The file need not exist.
    package static func canonical(_ path: String) -> String {
        let target = (try? resolvingLinks(path)) ?? path
        guard let folder = realpath(folder(of: target), nil) else { return target }
        defer { free(folder) }
        let text = String(cString: folder)
        return (text == "/" ? "" : text) + "/" + name(of: target)
    }

    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    package static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Returns the 64-bit FNV-1a hash of bytes, as 16 hexadecimal digits.
    package static func hash(_ bytes: Data) -> String {
        var hash = ContentHash()
        bytes.withUnsafeBytes { hash.add($0) }
        return hash.text
    }

    /// Returns 16 random hexadecimal digits.
    package static func random() -> String { digits(.random(in: .min ... .max)) }

    static func digits(_ value: UInt64) -> String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
