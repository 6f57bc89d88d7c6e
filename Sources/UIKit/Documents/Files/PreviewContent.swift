import UniformTypeIdentifiers

/// The content of a file for a preview.
enum PreviewContent: Sendable {
    case image(UIImage)
    case text(String)
    /// The file is neither an image nor text, or cannot be read.
    case none

    /// The size in bytes above which images are not decoded.
    private static let maximumImageSize: Int64 = 64 << 20

    /// Returns a Boolean value that indicates whether files of a type may have a preview.
    static func exists(for type: UTType?) -> Bool {
        type?.conforms(to: .image) == true || type?.conforms(to: .text) == true
    }

    /// Reads a file. This can take seconds: call it on a background thread.
    ///
    /// - Parameters:
    ///   - path: The path of the file. Pipes and devices are not read.
    ///   - imageSide: The greatest width and height of an image, in pixels.
    ///   - textLength: The greatest length of a text, in bytes.
    static func read(_ path: String, imageSide: CGFloat, textLength: Int) -> PreviewContent {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let type = UTType(filenameExtension: (path as NSString).pathExtension)
        else { return .none }
        if type.conforms(to: .image), Int64(status.st_size) <= maximumImageSize,
            let image = UIImage(contentsOfFile: path)
        {
            let factor = min(1, imageSide / max(1, max(image.size.width, image.size.height)))
            let size = CGSize(
                width: max(1, image.size.width * factor), height: max(1, image.size.height * factor))
            return (factor < 1 ? image.preparingThumbnail(of: size) : image).map(PreviewContent.image) ?? .none
        }
        guard type.conforms(to: .text), let data = beginning(of: path, length: textLength) else { return .none }
        return text(data, isCut: data.count == textLength).map(PreviewContent.text) ?? .none
    }

    /// Returns the first bytes of a regular file; nil if it cannot be read.
    static func beginning(of path: String, length: Int) -> Data? {
        var status = stat()
        // A pipe or a device could wait or have an effect.
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let handle = FileHandle(forReadingAtPath: path)
        else { return nil }
        return try? handle.read(upToCount: length) ?? Data()
    }

    /// Returns the text that bytes encode in UTF-8; nil if they are not text.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - isCut: A Boolean value that indicates whether the last character can be incomplete.
    static func text(_ data: Data, isCut: Bool) -> String? {
        var bytes = Array(data)
        guard !bytes.contains(0) else { return nil }
        for _ in 0..<4 {
            if let text = String(validating: bytes, as: UTF8.self) { return text }
            guard isCut, !bytes.isEmpty else { return nil }
            bytes.removeLast()
        }
        return nil
    }
}
