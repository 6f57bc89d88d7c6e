/// An image in a notification.
///
/// The desktop reads the file when it shows the notification. The file must exist until then.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    // The compiler checks only final classes. All properties are constants of sendable types.
    /// The extensions of files that desktops show, with the identifiers of their types.
    private static let types = [
        "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif",
        "webp": "org.webmproject.webp", "svg": "public.svg-image", "bmp": "com.microsoft.bmp", "tiff": "public.tiff",
    ]

    /// A text that identifies the attachment.
    public let identifier: String
    /// The file.
    public let url: URL
    /// The identifier of the type of the file, such as `public.png`.
    public let type: String

    /// Creates an attachment.
    ///
    /// - Parameters:
    ///   - identifier: A text that identifies the attachment. An empty text is replaced by a unique one.
    ///   - url: The image file.
    ///   - options: Ignored; Apple's options concern the thumbnails of films and the hiding of images.
    /// - Throws: ``UNError`` if there is no such file, or if its extension is not that of an image.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        var isFolder: ObjCBool = false
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
            !isFolder.boolValue
        else { throw UNError(.attachmentInvalidURL) }
        guard let type = Self.types[url.pathExtension.lowercased()] else { throw UNError(.attachmentUnrecognizedType) }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        self.url = url.standardizedFileURL
        self.type = type
        super.init()
    }
}
