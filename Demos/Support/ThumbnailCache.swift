/// A cache of thumbnails, which removes those that were added first.
///
/// ```swift
/// var cache = ThumbnailCache<Int>(capacity: 400)
/// cache.insert(thumbnail, for: 0)
/// imageView.image = cache[0]?.image
/// ```
package struct ThumbnailCache<Key: Hashable> {
    private var thumbnails: [Key: LoadedPhoto] = [:]
    /// The keys of the thumbnails, in the order in which they were added.
    private var order: [Key] = []
    private let capacity: Int
    private let pixelCapacity: Int
    /// The number of pixels of all thumbnails.
    package private(set) var pixelCount = 0

    /// Creates a cache.
    ///
    /// - Parameters:
    ///   - capacity: The greatest number of thumbnails.
    ///   - pixelCapacity: The greatest number of their pixels, of 4 bytes each. There is no limit by default.
    package init(capacity: Int, pixelCapacity: Int = .max) {
        self.capacity = capacity
        self.pixelCapacity = pixelCapacity
    }

    /// The number of thumbnails.
    package var count: Int { order.count }

    /// The thumbnail for a key; nil if it is not cached.
    package subscript(key: Key) -> LoadedPhoto? { thumbnails[key] }

    /// Adds a thumbnail, or replaces the one with the same key.
    package mutating func insert(_ thumbnail: LoadedPhoto, for key: Key) {
        if let old = thumbnails.updateValue(thumbnail, forKey: key) {
            pixelCount -= old.pixelCount
        } else {
            order.append(key)
        }
        pixelCount += thumbnail.pixelCount
        while order.count > capacity || pixelCount > pixelCapacity {
            guard let old = thumbnails.removeValue(forKey: order.removeFirst()) else { continue }
            pixelCount -= old.pixelCount
        }
    }
}
