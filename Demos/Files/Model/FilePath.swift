import Foundation

/// An absolute path as the file system stores it: bytes, which need not be valid UTF-8.
///
/// The path has no empty components and no `.`. It can contain `..` only where it was created from a text that does.
struct FilePath: Hashable, Sendable {
    /// The names from the root to the file; empty for the root.
    let components: [FileName]

    static let root = FilePath(components: [])

    init(components: [FileName]) { self.components = components }

    /// Creates a path from a text. A relative path begins at the current folder of the process.
    init(_ text: String) {
        let full = text.hasPrefix("/") ? text : FileManager.default.currentDirectoryPath + "/" + text
        self.init(bytes: Array(full.utf8))
    }

    /// Creates a path from the bytes of an absolute path.
    init(bytes: [UInt8]) {
        components = bytes.split(separator: UInt8(ascii: "/")).filter { $0 != [UInt8(ascii: ".")] }
            .map { FileName(bytes: Array($0)) }
    }

    /// The bytes of the path.
    var bytes: [UInt8] {
        components.isEmpty ? [UInt8(ascii: "/")] : components.flatMap { [UInt8(ascii: "/")] + $0.bytes }
    }

    /// The path for display.
    var text: String { components.isEmpty ? "/" : components.map { "/" + $0.text }.joined() }

    /// The last name; nil for the root.
    var name: FileName? { components.last }

    /// The folder that contains the file; nil for the root.
    var parent: FilePath? { components.isEmpty ? nil : FilePath(components: Array(components.dropLast())) }

    func appending(_ name: FileName) -> FilePath { FilePath(components: components + [name]) }

    /// Returns a Boolean value that indicates whether the path is another path or in its folder.
    func isInside(_ other: FilePath) -> Bool { components.starts(with: other.components) }

    /// Calls a closure with the path as a C string.
    func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
        try FilePath.withCString(bytes, body)
    }

    /// Calls a closure with bytes as a C string.
    static func withCString<Result>(
        _ bytes: [UInt8], _ body: (UnsafePointer<CChar>) throws -> Result
    ) rethrows -> Result {
        try (bytes + [0]).withUnsafeBytes { try body($0.baseAddress!.assumingMemoryBound(to: CChar.self)) }
    }

    /// The URL of the file, in which all bytes but letters, digits and a few signs are percent-encoded.
    var url: URL { URL(string: "file://" + FilePath.percentEncoded(bytes)) ?? URL(fileURLWithPath: text) }

    /// Returns bytes of a path in percent encoding.
    static func percentEncoded(_ bytes: [UInt8]) -> String {
        let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
        let digits = Array("0123456789ABCDEF".utf8)
        var result: [UInt8] = []
        for byte in bytes {
            if plain.contains(byte) {
                result.append(byte)
            } else {
                result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
