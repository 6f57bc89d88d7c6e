import DocumentStorage
import Foundation

/// A temporary folder that is removed with the object.
final class Folder {
    let path: String
    init(_ path: String = NSTemporaryDirectory() + "storage-\(UUID().uuidString)") {
        self.path = path
        mkdir(path, 0o755)
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }
    subscript(_ name: String) -> String { path + "/" + name }
    func put(_ text: String, _ name: String) {
        _ = FileManager.default.createFile(atPath: self[name], contents: Data(text.utf8))
    }
    func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: self[name]).map { String(decoding: $0, as: UTF8.self) }
    }
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
    func status(_ name: String) -> stat {
        var status = stat()
        lstat(self[name], &status)
        return status
    }
}

/// Returns the code of the `FileError` that a closure throws.
func code(_ body: () throws -> Void) -> Int32? {
    do {
        try body()
        return nil
    } catch {
        return (error as? FileError)?.code
    }
}
