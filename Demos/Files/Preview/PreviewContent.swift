import DemoSupport
import Foundation

/// The content of a file for the preview, which is read on a background thread.
enum PreviewContent: Sendable {
    case image(LoadedPhoto)
    case text(String)
    /// The file is neither an image nor text.
    case none

    /// The number of bytes of a text that are displayed.
    private static let textLimit = 64 << 10

    /// Reads a file. This can take seconds.
    ///
    /// - Parameters:
    ///   - path: The file. Pipes and devices are not opened.
    ///   - isImage: Whether the file may be an image that can be decoded.
    ///   - side: The greatest width and height of an image, in pixels.
    static func read(_ path: FilePath, isImage: Bool, side: CGFloat) -> PreviewContent {
        if isImage, let photo = ThumbnailDecoder.thumbnail(of: path, side: side) { return .image(photo) }
        guard let start = ThumbnailDecoder.contents(of: path, limit: textLimit + 1) else { return .none }
        return text(start).map { .text($0) } ?? .none
    }

    /// Returns the text that bytes encode in UTF-8; nil if they are not text.
    static func text(_ data: Data) -> String? {
        let isCut = data.count > textLimit
        var bytes = Array(data.prefix(textLimit))
        guard !bytes.contains(0) else { return nil }
        // The last character may be cut.
        for _ in 0..<4 {
            if let text = String(validating: bytes, as: UTF8.self) { return isCut ? text + "\n…" : text }
            guard isCut, !bytes.isEmpty else { return nil }
            bytes.removeLast()
        }
        return nil
    }
}
