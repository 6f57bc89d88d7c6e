import Foundation

/// Paths of documents.
enum DocumentPath {
    /// The path that a symbolic link leads to, and itself of any other. The file need not exist.
    static func resolvingLinks(_ path: String) throws(FileError) -> String {
        var path = path
        for _ in 0..<40 {
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
            let count = readlink(path, &buffer, buffer.count)
            // It is no link, or does not exist.
            guard count > 0 else { return path }
            let link = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
            path = link.hasPrefix("/") ? link : folder(of: path) + "/" + link
        }
        throw FileError(path, code: ELOOP)
    }

    /// The one path of a file, whichever links lead to it. The file need not exist.
    static func canonical(_ path: String) -> String {
        let target = (try? resolvingLinks(path)) ?? path
        guard let folder = realpath(folder(of: target), nil) else { return target }
        defer { free(folder) }
        let text = String(cString: folder)
        return (text == "/" ? "" : text) + "/" + name(of: target)
    }

    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    /// A number of 64 bits for bytes, in 16 hexadecimal digits: the hash function FNV-1a.
    static func hash(_ bytes: Data) -> String {
        let value = bytes.withUnsafeBytes {
            $0.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        }
        return digits(value)
    }

    /// 16 random hexadecimal digits.
    static func random() -> String { digits(.random(in: .min ... .max)) }

    private static func digits(_ value: UInt64) -> String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
