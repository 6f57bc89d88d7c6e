import Foundation

/// A file in a list.
struct FileItem: Sendable {
    let name: FileName
    let kind: FileKind
    /// The size in bytes; nil while it is unknown.
    let size: Int64?
    /// The time of the last modification; nil while it is unknown.
    let date: Date?

    var type: FileType { FileType(name, kind) }

    /// The size for display, with a non-breaking space; empty for folders.
    var sizeText: String {
        guard let size, !kind.isFolder else { return "" }
        return FileItem.text(ofSize: size)
    }

    /// Returns a size for display.
    static func text(ofSize size: Int64) -> String {
        guard size >= 1000 else { return size == 1 ? "1 byte" : "\(size) bytes" }
        var value = Double(size)
        var unit = ""
        for next in ["kB", "MB", "GB", "TB", "PB", "EB"] where value >= 999.5 || unit.isEmpty {
            value /= 1000
            unit = next
        }
        // Three digits, such as 1.23 MB and 123 MB.
        let digits = value < 9.995 ? 2 : value < 99.95 ? 1 : 0
        return String(format: "%.\(digits)f\u{A0}%@", value, unit)
    }
}
