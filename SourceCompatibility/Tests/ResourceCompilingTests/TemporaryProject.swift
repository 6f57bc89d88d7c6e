import Foundation
import ResourceCompiling

/// A temporary project folder for one test.
final class TemporaryProject {
    let path: String

    init(_ files: [String: String] = [:]) throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("resources-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path + "/App", withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Returns the path of a file of the project.
    func file(_ name: String) -> String { "\(path)/App/\(name)" }

    func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    func write(_ data: Data, to name: String) throws {
        let path = file(name)
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try data.write(to: URL(fileURLWithPath: path))
    }

    /// The path of the output folder.
    var output: String { "\(path)/\(ResourceCompiler.folderName)" }

    /// Compiles the project, and returns the diagnostics without the path of the project.
    @discardableResult
    func compile(_ change: (inout ResourceCompiler) -> Void = { _ in }) throws -> [String] {
        var compiler = ResourceCompiler(inputs: ["\(path)/App"], product: "App")
        change(&compiler)
        let diagnostics = Diagnostics()
        let succeeded = try compiler.compile(to: output, accessors: "\(path)/Accessors.swift", diagnostics)
        precondition(succeeded != diagnostics.hasErrors)
        return diagnostics.all.map { $0.description.replacingOccurrences(of: "\(path)/App/", with: "") }
    }

    /// Returns the data of a file in the output, or nil if the file does not exist.
    func data(_ name: String) -> Data? { FileManager.default.contents(atPath: "\(output)/\(name)") }

    /// Returns the compiled information property list.
    func information() -> [String: Any]? {
        data("Info.plist").flatMap {
            try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
        }
    }

    /// Returns the strings of a compiled table, as Foundation reads them.
    func strings(_ name: String) -> [String: String]? {
        data(name).flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: String] }
    }

    /// Returns the plural formats of a compiled table.
    func plurals(_ name: String) -> [String: PluralFormat]? {
        data(name).flatMap { try? JSONDecoder().decode([String: PluralFormat].self, from: $0) }
    }

    /// Returns the compiled index of the asset catalogs.
    func index() -> AssetIndex? { data("Assets.json").flatMap { try? JSONDecoder().decode(AssetIndex.self, from: $0) } }

    /// Returns the names of all files in the output.
    func outputFiles() -> [String] {
        (FileManager.default.enumerator(atPath: output)?.allObjects as? [String] ?? []).filter {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(output)/\($0)", isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }
}

/// Returns the header of a PNG file with a size in pixels. The compiler reads nothing else of the file.
func png(width: UInt32, height: UInt32) -> Data {
    func bytes(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
    return Data(
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + bytes(width)
            + bytes(height))
}
