import Foundation

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// UTF-8 text and, as a text, URLs.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.plain-text", "public.utf16-plain-text"]
    }

    /// UTF-8 text.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    /// Creates a string from UTF-8 text, whose invalid bytes become replacement characters, or from UTF-16 text.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text =
            typeIdentifier == "public.utf16-plain-text"
            ? String(data: data, encoding: .utf16) : String(decoding: data.last == 0 ? data.dropLast() : data, as: UTF8.self)
        return try itemProviderResult(text.map { NSString(string: $0) })
    }

    /// Provides the text as UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// URLs.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }

    /// URLs.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    /// URLs, and URLs of files for such a one.
    public var writableTypeIdentifiersForItemProvider: [String] {
        isFileURL ? ["public.file-url", "public.url"] : ["public.url", "public.utf8-plain-text"]
    }

    /// Creates a URL from its text, or from the first line of a list of URLs that is not a comment.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let url = PasteboardCoding.urls(data).first
        return try itemProviderResult(url.flatMap { NSURL(string: $0.absoluteString) })
    }

    /// Provides the URL as UTF-8 text.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
    /// Plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.plain-text"]
    }

    /// Plain text: the attributes stay in this process, in `UIDragItem.localObject`.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    /// Creates a string without attributes.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try itemProviderResult(NSAttributedString(string: PasteboardCoding.text(data)))
    }

    /// Provides the text as UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(string.utf8), nil)
        return nil
    }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// The image formats that can be decoded.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg", "public.image"] }

    /// PNG and JPEG.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }

    /// Creates an image from encoded data.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try itemProviderResult(UIImage(data: data))
    }

    /// Encodes the image.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData(), nil)
        return nil
    }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
    /// Colors.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

    /// Colors, which other programs know as `application/x-color`.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

    /// Creates a color from sRGB components.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try itemProviderResult(PasteboardCoding.color(data))
    }

    /// Provides the sRGB components.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(PasteboardCoding.data(self), nil)
        return nil
    }
}

extension NSItemProviderReading {
    /// Returns an object as one of this class; a subclass of the class that it has is an error.
    fileprivate static func itemProviderResult(_ object: NSObject?) throws -> Self {
        guard let object else { throw NSItemProvider.error(.unavailableCoercionError) }
        guard let result = object as? Self else { throw NSItemProvider.error(.unexpectedValueClassError) }
        return result
    }
}
