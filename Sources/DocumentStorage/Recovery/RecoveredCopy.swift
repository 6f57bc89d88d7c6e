import Foundation

/// Writes copies of recovered documents next to them.
package enum RecoveredCopy {
    /// Writes a copy under a name that no other file has: "list (recovered).md", "list (recovered 2).md" and so on.
    ///
    /// - Parameters:
    ///   - path: The path of the document.
    ///   - produce: A closure that creates a file or folder at the path that it receives, where nothing exists.
    /// - Returns: The path of the copy.
    package static func write(beside path: String, _ produce: (_ draft: String) throws -> Void) throws -> String {
        let url = URL(fileURLWithPath: path)
        let (stem, ending) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
        for number in 1...1000 {
            let name =
                stem + (number == 1 ? " (recovered)" : " (recovered \(number))") + (ending.isEmpty ? "" : "." + ending)
            let copy = DocumentPath.folder(of: path) + "/" + name
            var status = stat()
            guard lstat(copy, &status) != 0 else { continue }
            _ = try DocumentWriter.write(to: copy) { draft in
                try produce(draft)
                // As restrictive as the recovery file: other users must not be able to read more than before.
                chmod(draft, FileTree.isFolder(draft) ? 0o700 : 0o600)
            }
            return copy
        }
        throw FileError(path, code: EEXIST)
    }
}
