import Foundation

/// The folder that receives the tool's output.
struct OutputFolder {
    let path: String

    var cache: String { path + "/cache.json" }
    var overlay: String { path + "/overlay.yaml" }

    /// The path of a source file that SwiftPM compiles with the target. Because it is an output of the tool, SwiftPM
    /// runs the tool before the compiler.
    var context: String { path + "/LoweringContext.swift" }

    /// Returns the path of the lowered copy of a file. It contains the whole original path, because two files can have
    /// the same name.
    func loweredFile(_ original: String) -> String { path + "/lowered" + original }

    /// Writes a file unless it already has these contents, because the compiler relies on modification times.
    func write(_ bytes: [UInt8], to file: String) throws {
        if let old = FileManager.default.contents(atPath: file), old.elementsEqual(bytes) { return }
        let url = URL(filePath: file)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url, options: .atomic)
    }

    /// Removes lowered copies of files that are not among `originals`.
    func removeLoweredFiles(except originals: Set<String>) {
        let folder = path + "/lowered"
        let files = FileManager.default.enumerator(
            at: URL(filePath: folder), includingPropertiesForKeys: [.isRegularFileKey])
        let kept = Set(originals.map(loweredFile))
        while let file = files?.nextObject() as? URL {
            guard !kept.contains(file.path),
                (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
            else { continue }
            try? FileManager.default.removeItem(at: file)
        }
    }

    /// Returns the virtual file system overlay that replaces the originals with their lowered copies.
    func overlayText(_ originals: [String]) throws -> [UInt8] {
        let roots = originals.map { ["type": "file", "name": $0, "external-contents": loweredFile($0)] }
        let overlay: [String: Any] = ["version": 0, "case-sensitive": "true", "roots": roots]
        return try Array(
            JSONSerialization.data(
                withJSONObject: overlay, options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]))
    }
}
