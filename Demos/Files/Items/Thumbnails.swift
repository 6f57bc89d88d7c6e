import DemoSupport
import UIKit

/// The thumbnails of images, which are decoded on a background thread.
@MainActor final class Thumbnails {
    /// Identifies a thumbnail of a file as it was at one time.
    struct Key: Hashable {
        let path: FilePath
        let size: Int64
        let date: Date
        /// The greatest width and height in pixels.
        let side: Int
    }

    /// Called when a thumbnail has been decoded.
    var onLoad: ((Key, UIImage) -> Void)?

    private let loader = PhotoLoader(label: "thumbnails")
    /// Up to 32 MB of pixels.
    private var cache = ThumbnailCache<Key>(capacity: 1000, pixelCapacity: 8 << 20)
    private var requests: [Key: BackgroundRequest] = [:]
    private var failed: Set<Key> = []
    private static let failedLimit = 10_000

    /// Returns the key of a file; nil if it has no thumbnail, or its size and time are not known yet.
    static func key(_ item: FileItem, in folder: FilePath, side: Int) -> Key? {
        guard item.kind.isRegular, item.type.hasThumbnail, let size = item.size, let date = item.date else {
            return nil
        }
        return Key(path: folder.appending(item.name), size: size, date: date, side: side)
    }

    /// The number of thumbnails that are being decoded, or wait.
    var requestCount: Int { requests.count }

    /// Returns a thumbnail, or begins to decode it.
    func image(_ key: Key) -> UIImage? {
        if let image = cache[key]?.image { return image }
        guard requests[key] == nil, !failed.contains(key) else { return nil }
        let path = key.path
        let side = CGFloat(key.side)
        requests[key] = loader.load(
            { ThumbnailDecoder.thumbnail(of: path, side: side) }, then: { [weak self] in self?.adopt($0, key) })
        return nil
    }

    /// Cancels the decoding of a thumbnail that is not needed any more.
    func cancel(_ key: Key) { requests.removeValue(forKey: key)?.cancel() }

    /// Cancels all decoding.
    func cancelAll() {
        for request in requests.values { request.cancel() }
        requests = [:]
    }

    private func adopt(_ photo: LoadedPhoto?, _ key: Key) {
        requests[key] = nil
        guard let photo else {
            if failed.count >= Thumbnails.failedLimit { failed = [] }
            failed.insert(key)
            return
        }
        cache.insert(photo, for: key)
        onLoad?(key, photo.image)
    }
}
