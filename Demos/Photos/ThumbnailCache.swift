/// A cache of thumbnails by the index of their picture. It removes those that were added first.
struct ThumbnailCache {
    private var thumbnails: [Int: LoadedPhoto] = [:]
    /// The indices of the thumbnails, in the order in which they were added.
    private var order: [Int] = []
    private let capacity: Int

    /// Creates a cache for a number of thumbnails.
    init(capacity: Int) { self.capacity = capacity }

    /// Returns the thumbnail of a picture; nil if it is not cached.
    func thumbnail(at index: Int) -> LoadedPhoto? { thumbnails[index] }

    /// Adds the thumbnail of a picture.
    mutating func insert(_ thumbnail: LoadedPhoto, at index: Int) {
        if thumbnails.updateValue(thumbnail, forKey: index) == nil { order.append(index) }
        if order.count > capacity { thumbnails[order.removeFirst()] = nil }
    }
}
