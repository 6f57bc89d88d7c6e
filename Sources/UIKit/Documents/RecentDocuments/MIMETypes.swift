/// The MIME types of files by the extensions of their names.
enum MIMETypes {
    private static let byIdentifier: [String: String] = [
        "public.plain-text": "text/plain", "public.utf8-plain-text": "text/plain",
        "net.daringfireball.markdown": "text/markdown", "public.comma-separated-values-text": "text/csv",
        "public.swift-source": "text/x-swift", "public.rtf": "application/rtf", "public.html": "text/html",
        "public.xml": "application/xml", "public.json": "application/json", "public.png": "image/png",
        "public.jpeg": "image/jpeg", "public.heic": "image/heic", "public.tiff": "image/tiff",
        "public.svg-image": "image/svg+xml", "org.webmproject.webp": "image/webp",
        "com.compuserve.gif": "image/gif", "com.microsoft.bmp": "image/bmp", "com.adobe.pdf": "application/pdf",
        "public.mpeg-4": "video/mp4", "com.apple.quicktime-movie": "video/quicktime", "public.mp3": "audio/mpeg",
        "public.mpeg-4-audio": "audio/mp4", "com.microsoft.waveform-audio": "audio/x-wav",
        "public.zip-archive": "application/zip", "org.gnu.gnu-zip-archive": "application/gzip",
        "public.tar-archive": "application/x-tar", "public.folder": "inode/directory",
    ]

    /// Returns the type of a file; `application/octet-stream` if it is unknown.
    static func type(of path: String) -> String {
        byIdentifier[UniformTypes.type(of: URL(fileURLWithPath: path))] ?? "application/octet-stream"
    }
}
