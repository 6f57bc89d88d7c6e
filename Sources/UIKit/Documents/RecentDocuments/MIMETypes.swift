import DocumentStorage
import UniformTypeIdentifiers

/// The MIME types of files by the extensions of their names.
enum MIMETypes {
    /// Returns the type of a file; `application/octet-stream` if it is unknown.
    static func type(of path: String) -> String {
        if FileTree.isFolder(path) { return "inode/directory" }
        let url = URL(fileURLWithPath: path)
        return UTType(filenameExtension: url.pathExtension)?.preferredMIMEType ?? "application/octet-stream"
    }
}
