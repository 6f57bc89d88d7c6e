import Foundation

/// The type identifiers that the toolkit knows, and which of them are kinds of others.
///
/// Identifiers that are not in the table conform to themselves only, except that MIME types of texts and images conform
/// to `public.text` and `public.image`.
enum UniformTypes {
    private static let parents: [String: [String]] = [
        "public.data": ["public.item"],
        "public.directory": ["public.item"],
        "public.folder": ["public.directory"],
        "public.text": ["public.data", "public.content"],
        "public.plain-text": ["public.text"],
        "public.utf8-plain-text": ["public.plain-text"],
        "public.utf16-plain-text": ["public.plain-text"],
        "public.source-code": ["public.plain-text"],
        "public.swift-source": ["public.source-code"],
        "public.comma-separated-values-text": ["public.plain-text"],
        "net.daringfireball.markdown": ["public.plain-text"],
        "public.rtf": ["public.text"],
        "public.html": ["public.text"],
        "public.xml": ["public.text"],
        "public.json": ["public.text"],
        "public.image": ["public.data", "public.content"],
        "com.apple.uikit.image": ["public.image"],
        "public.png": ["public.image"],
        "public.jpeg": ["public.image"],
        "public.heic": ["public.image"],
        "public.tiff": ["public.image"],
        "public.svg-image": ["public.image"],
        "org.webmproject.webp": ["public.image"],
        "com.compuserve.gif": ["public.image"],
        "com.microsoft.bmp": ["public.image"],
        "com.adobe.pdf": ["public.data", "public.content"],
        "public.audiovisual-content": ["public.data", "public.content"],
        "public.movie": ["public.audiovisual-content"],
        "public.video": ["public.movie"],
        "public.mpeg-4": ["public.movie"],
        "com.apple.quicktime-movie": ["public.movie"],
        "public.audio": ["public.audiovisual-content"],
        "public.mp3": ["public.audio"],
        "public.mpeg-4-audio": ["public.audio"],
        "com.microsoft.waveform-audio": ["public.audio"],
        "public.archive": ["public.data"],
        "public.zip-archive": ["public.archive"],
        "org.gnu.gnu-zip-archive": ["public.archive"],
        "public.tar-archive": ["public.archive"],
        "public.url": ["public.data"],
        "public.file-url": ["public.url"],
    ]

    private static let byExtension: [String: String] = [
        "txt": "public.plain-text", "text": "public.plain-text", "md": "net.daringfireball.markdown",
        "csv": "public.comma-separated-values-text", "swift": "public.swift-source", "rtf": "public.rtf",
        "html": "public.html", "htm": "public.html", "xml": "public.xml", "json": "public.json", "png": "public.png",
        "jpg": "public.jpeg", "jpeg": "public.jpeg", "heic": "public.heic", "tif": "public.tiff",
        "tiff": "public.tiff", "svg": "public.svg-image", "webp": "org.webmproject.webp",
        "gif": "com.compuserve.gif", "bmp": "com.microsoft.bmp", "pdf": "com.adobe.pdf", "mp4": "public.mpeg-4",
        "mov": "com.apple.quicktime-movie", "mp3": "public.mp3", "m4a": "public.mpeg-4-audio",
        "wav": "com.microsoft.waveform-audio", "zip": "public.zip-archive", "gz": "org.gnu.gnu-zip-archive",
        "tar": "public.tar-archive",
    ]

    private static let extensions: [String: String] = [
        "public.plain-text": "txt", "public.utf8-plain-text": "txt", "net.daringfireball.markdown": "md",
        "public.comma-separated-values-text": "csv", "public.swift-source": "swift", "public.rtf": "rtf",
        "public.html": "html", "public.xml": "xml", "public.json": "json", "public.png": "png", "public.jpeg": "jpg",
        "public.heic": "heic", "public.tiff": "tiff", "public.svg-image": "svg", "org.webmproject.webp": "webp",
        "com.compuserve.gif": "gif", "com.microsoft.bmp": "bmp", "com.adobe.pdf": "pdf", "public.mpeg-4": "mp4",
        "com.apple.quicktime-movie": "mov", "public.mp3": "mp3", "public.mpeg-4-audio": "m4a",
        "com.microsoft.waveform-audio": "wav", "public.zip-archive": "zip", "org.gnu.gnu-zip-archive": "gz",
        "public.tar-archive": "tar",
    ]

    /// Returns whether a type is another one, or a kind of it.
    static func conforms(_ type: String, to other: String) -> Bool {
        if type == other { return true }
        if let direct = parents[type] { return direct.contains { conforms($0, to: other) } }
        if type.hasPrefix("image/") { return conforms("public.image", to: other) }
        if type.hasPrefix("text/") { return conforms("public.text", to: other) }
        return false
    }

    /// Returns the type of a file by the extension of its name; `public.data` for unknown extensions, and
    /// `public.folder` for folders.
    static func type(of file: URL) -> String {
        if file.hasDirectoryPath { return "public.folder" }
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue {
            return "public.folder"
        }
        return byExtension[file.pathExtension.lowercased()] ?? "public.data"
    }

    /// Returns the usual extension of the names of files of a type, or `nil` if there is none.
    static func pathExtension(of type: String) -> String? { extensions[type] }
}
