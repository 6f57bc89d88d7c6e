import Foundation

/// Writes copies of recovered texts next to their documents.
enum RecoveredCopy {
    /// Writes a text under a name that no other file has: "list (recovered).md", "list (recovered 2).md" and so on.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - path: The path of the document.
    /// - Returns: The path of the copy.
    static func write(_ text: String, beside path: String) throws(FileError) -> String {
        let url = URL(fileURLWithPath: path)
        let (stem, ending) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
        var number = 1
        while true {
            let name =
                stem + (number == 1 ? " (recovered)" : " (recovered \(number))") + (ending.isEmpty ? "" : "." + ending)
            let copy = DocumentPath.folder(of: path) + "/" + name
            do throws(FileError) {
                // As restrictive as the recovery file: other users must not be able to read more than before.
                let file = try FileDescriptor(copy, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
                do throws(FileError) {
                    try file.write(Data(text.utf8))
                    try file.synchronize()
                    try FileDescriptor.synchronizeFolder(DocumentPath.folder(of: path))
                } catch {
                    unlink(copy)
                    throw error
                }
                return copy
            } catch {
                guard error.code == EEXIST, number < 1000 else { throw error }
                number += 1
            }
        }
    }
}
