import Foundation

@testable import Files

/// A temporary folder with files, which is removed at the end.
final class TestFolder: Sendable {
    let path: FilePath

    /// Creates a folder.
    ///
    /// - Parameter names: The names of empty files. Names that end with a slash are folders.
    init(_ names: [String] = []) {
        let template = FileManager.default.temporaryDirectory.path + "/files-XXXXXX"
        var buffer = Array(template.utf8CString)
        path = FilePath(String(cString: mkdtemp(&buffer)))
        for name in names { if name.hasSuffix("/") { addFolder(name) } else { add(name) } }
    }

    deinit { try? FileManager.default.removeItem(atPath: path.text) }

    /// Returns the path of a file in the folder.
    func path(_ name: String) -> FilePath { FilePath(bytes: path.bytes + [0x2F] + Array(name.utf8)) }

    @discardableResult
    func add(_ name: String, _ content: String = "") -> FilePath {
        let path = path(name)
        addBytes(Array(name.utf8), content)
        return path
    }

    /// Adds a file with a name that need not be valid UTF-8.
    func addBytes(_ name: [UInt8], _ content: String = "") {
        let file = FilePath(bytes: path.bytes + [0x2F] + name)
        let descriptor = file.withCString { open($0, O_WRONLY | O_CREAT | O_TRUNC, 0o600) }
        _ = content.withCString { write(descriptor, $0, content.utf8.count) }
        close(descriptor)
    }

    @discardableResult
    func addFolder(_ name: String) -> FilePath {
        let path = path(name)
        _ = path.withCString { mkdir($0, 0o700) }
        return path
    }

    func addLink(_ name: String, to target: String) {
        _ = path(name).withCString { symlink(target, $0) }
    }

    func exists(_ name: String) -> Bool { TestFolder.exists(path(name)) }

    static func exists(_ path: FilePath) -> Bool {
        var status = stat()
        return path.withCString { lstat($0, &status) } == 0
    }

    func text(_ name: String) -> String? { try? String(contentsOfFile: path(name).text, encoding: .utf8) }
}
