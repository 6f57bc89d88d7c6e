import Foundation

/// A file in a temporary folder of its own.
struct TemporaryItem: Sendable {
    let url: URL
    private let folder: URL

    private static func makeFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("UIKit-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Returns the name of a file of a type.
    ///
    /// - Parameters:
    ///   - name: The name without extension. Slashes are replaced.
    ///   - type: The type, from which the extension follows.
    static func fileName(_ name: String?, type: String) -> String {
        var file = (name ?? "").replacingOccurrences(of: "/", with: ":")
        if file.isEmpty || file == "." || file == ".." { file = "item" }
        if let suffix = UniformTypes.pathExtension(of: type), !file.lowercased().hasSuffix(".\(suffix)") {
            file += ".\(suffix)"
        }
        return file
    }

    /// Writes data to a file.
    ///
    /// - Parameters:
    ///   - data: The contents.
    ///   - name: The name without extension. Slashes are replaced.
    ///   - type: The type of the data, from which the extension follows.
    init(_ data: Data, name: String?, type: String) throws {
        folder = try TemporaryItem.makeFolder()
        url = folder.appendingPathComponent(TemporaryItem.fileName(name, type: type))
        try data.write(to: url)
    }

    /// Copies a file or folder.
    init(copyOf original: URL) throws {
        folder = try TemporaryItem.makeFolder()
        url = folder.appendingPathComponent(original.lastPathComponent)
        try FileManager.default.copyItem(at: original, to: url)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}
