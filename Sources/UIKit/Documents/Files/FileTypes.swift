import DocumentStorage
import UniformTypeIdentifiers

/// The types of a file, for finding programs that open it.
enum FileTypes {
    /// The number of bytes at the beginning of a file that tell whether it is text.
    private static let probeLength = 4096

    /// Returns the MIME types of a file: its own type, then the types that it conforms to, the most specific one
    /// first. A file of unknown type that contains text is plain text. Reads the file: call it on a background thread.
    static func mimeTypes(of url: URL) -> [String] {
        if FileTree.isFolder(url.path) { return ["inode/directory"] }
        guard let type = UTType(filenameExtension: url.pathExtension), !type.isDynamic else {
            return isText(url) ? ["text/plain"] : ["application/octet-stream"]
        }
        let ancestors = type.supertypes.map { (type: $0, depth: $0.supertypes.count) }
            .sorted { ($0.depth, $1.type.identifier) > ($1.depth, $0.type.identifier) }
        var found: [String] = []
        for mimeType in ([type] + ancestors.map(\.type)).compactMap(\.preferredMIMEType)
        where !found.contains(mimeType) { found.append(mimeType) }
        return found.isEmpty ? ["application/octet-stream"] : found
    }

    private static func isText(_ url: URL) -> Bool {
        guard let data = PreviewContent.beginning(of: url.path, length: probeLength), !data.isEmpty else { return false }
        return PreviewContent.text(data, isCut: data.count == probeLength) != nil
    }
}
