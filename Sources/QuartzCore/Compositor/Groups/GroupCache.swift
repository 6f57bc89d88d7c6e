/// A cache of the pixels of groups. A group that has not changed, but is in a damaged region, does not need to be
/// rendered again.
///
/// A group is cached from the second frame in which it is unchanged. A group that changes in every frame occupies no
/// memory.
@MainActor final class GroupCache {
    private final class Entry {
        let placement: GroupCacheKey
        var pixels: RenderTarget?
        var frame: Int

        init(_ placement: GroupCacheKey, _ frame: Int) {
            self.placement = placement
            self.frame = frame
        }
    }

    /// The number of frames after which an unused group is discarded.
    private static let maximumIdleFrames = 60
    /// The maximum number of cached pixels, approximately that of two large frames.
    private static let capacity = 8_000_000

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var frame = 0
    private(set) var keptPixels = 0
    /// The number of cache hits, for tests.
    private(set) var hits = 0

    func startFrame() {
        frame += 1
        guard frame % 16 == 0 else { return }
        entries = entries.filter { $0.value.frame > frame - GroupCache.maximumIdleFrames }
        keptPixels = entries.values.reduce(0) { $0 + ($1.pixels?.rect.area ?? 0) }
    }

    func removeAll() {
        entries.removeAll()
        keptPixels = 0
    }

    /// Returns the pixels of a group if those of `part` are cached or can be cached now; otherwise `nil`.
    ///
    /// - Parameters:
    ///   - layer: The layer of the group.
    ///   - placement: The state of the layer that determines its pixels.
    ///   - part: The pixels that are needed.
    ///   - whole: All pixels of the group that may be visible at its current position.
    ///   - render: A closure that renders the group into a target with undefined contents.
    func pixels(
        of layer: CALayer, _ placement: GroupCacheKey, part: PixelRect, whole: PixelRect,
        _ render: (RenderTarget) -> Void
    ) -> RenderTarget? {
        guard placement.stamp > 0 else { return nil }
        let id = ObjectIdentifier(layer)
        guard let entry = entries[id], placement == entry.placement else {
            if let old = entries[id]?.pixels { keptPixels -= old.rect.area }
            entries[id] = Entry(placement, frame)
            return nil
        }
        if let pixels = entry.pixels {
            if pixels.rect.contains(part) {
                entry.frame = frame
                hits += 1
                return pixels
            }
            keptPixels -= pixels.rect.area
            entry.pixels = nil
        }
        guard entry.frame != frame, keptPixels + whole.area <= GroupCache.capacity, whole.contains(part) else {
            entry.frame = frame
            return nil
        }
        entry.frame = frame
        let pixels = RenderTarget()
        pixels.reserve(whole)
        render(pixels)
        pixels.finish()
        entry.pixels = pixels
        keptPixels += whole.area
        return pixels
    }
}
