/// A cache of the shadows that rounded rectangles do not cast. A shadow is valid while its source is unchanged.
@MainActor final class ShadowMaskCache {
    /// The state that determines a shadow.
    struct Source {
        let placement: GroupCacheKey
        /// The path that casts the shadow, or `nil` if the layer itself casts it.
        let path: CGPath?
        let reach: Int32

        func isSame(as other: Source) -> Bool {
            guard reach == other.reach, path === other.path else { return false }
            return path == nil
                ? placement == other.placement : placement.toDevice == other.placement.toDevice
        }
    }

    private struct Entry {
        let source: Source
        let region: PixelRect
        let mask: AlphaMask
        var frame: Int
    }

    private static let maximumIdleFrames = 60
    private static let capacity = 16_000_000

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var frame = 0
    private var keptPixels = 0
    /// The number of computed shadows, for tests.
    private(set) var made = 0

    func startFrame() {
        frame += 1
        guard frame % 16 == 0 || keptPixels > ShadowMaskCache.capacity else { return }
        let maximumIdleFrames = keptPixels > ShadowMaskCache.capacity ? 1 : ShadowMaskCache.maximumIdleFrames
        entries = entries.filter { $0.value.frame >= frame - maximumIdleFrames }
        keptPixels = entries.values.reduce(0) { $0 + $1.mask.rect.area }
    }

    func removeAll() {
        entries.removeAll()
        keptPixels = 0
    }

    /// Returns the shadow of a layer, from the cache if possible.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - source: The state that determines the shadow.
    ///   - region: The relevant pixels of the content that casts the shadow.
    ///   - make: A closure that computes the shadow of that region, without its offset.
    func mask(of layer: CALayer, _ source: Source, region: PixelRect, _ make: () -> AlphaMask) -> AlphaMask {
        // Without a commit, changes of the layer are unknown.
        guard source.placement.stamp > 0 else { return make() }
        let id = ObjectIdentifier(layer)
        if var entry = entries.removeValue(forKey: id) {
            if source.isSame(as: entry.source), entry.region.contains(region) {
                entry.frame = frame
                entries[id] = entry
                return entry.mask
            }
            keptPixels -= entry.mask.rect.area
        }
        made += 1
        let mask = make()
        entries[id] = Entry(source: source, region: region, mask: mask, frame: frame)
        keptPixels += mask.rect.area
        return mask
    }
}
