import DemoSupport
import UIKit

/// Decodes thumbnails of the images in files.
enum ThumbnailDecoder {
    /// The greatest size of a file, in bytes.
    private static let byteLimit = 64 << 20

    /// Decodes a thumbnail; returns nil if the file is not an image, or too large. This can take seconds.
    ///
    /// - Parameters:
    ///   - path: The file. Pipes and devices are not opened.
    ///   - side: The greatest width and height, in pixels.
    static func thumbnail(of path: FilePath, side: CGFloat) -> LoadedPhoto? {
        guard let data = contents(of: path), let image = UIImage(data: data) else { return nil }
        return LoadedPhoto(image, .fitting(CGSize(width: side, height: side)))
    }

    /// Reads a regular file; returns nil if it is none, empty or too large.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - limit: The number of bytes to read of a file of any size; nil to read whole files that are not too large.
    static func contents(of path: FilePath, limit: Int? = nil) -> Data? {
        // O_PATH finds a file without opening it, so that a pipe or a device can be told apart.
        let openPath: Int32 = 0o10000000
        let file = path.withCString { open($0, openPath | O_CLOEXEC) }
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
            limit != nil || status.st_size <= byteLimit
        else { return nil }
        let descriptor = open("/proc/self/fd/\(file)", O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        return try? handle.read(upToCount: limit ?? byteLimit)
    }
}
