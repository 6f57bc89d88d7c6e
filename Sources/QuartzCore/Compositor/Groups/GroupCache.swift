/// The pixels of groups that did not change for a while, so that a group which something else damages is not rendered
/// again.
///
/// A group is kept from the second frame on in which it is the same: one that changes in each frame costs no memory.
@MainActor final class GroupCache {
    private final class Entry {
        let placement: KeptPlacement
        var pixels: RenderTarget?
        var frame: Int

        init(_ placement: KeptPlacement, _ frame: Int) {
            self.placement = placement
            self.frame = frame
        }
    }

    /// What is not painted for so many frames is dropped.
    private static let patience = 60
    /// The most pixels kept in all, as many as two large pictures have.
    private static let capacity = 8_000_000

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var frame = 0
    private(set) var keptPixels = 0
    /// How often a kept group was used, for tests.
    private(set) var hits = 0

    func startFrame() {
        frame += 1
        guard frame % 16 == 0 else { return }
        entries = entries.filter { $0.value.frame > frame - GroupCache.patience }
        keptPixels = entries.values.reduce(0) { $0 + ($1.pixels?.rect.area ?? 0) }
    }

    func removeAll() {
        entries.removeAll()
        keptPixels = 0
    }

    /// The pixels of a group if those of `part` are kept or it is time to keep them.
    ///
    /// - Parameters:
    ///   - whole: All that may ever be seen of the group where it is.
    ///   - render: Renders the group into pixels whose contents are undefined.
    func pixels(
        of layer: CALayer, _ placement: KeptPlacement, part: PixelRect, whole: PixelRect,
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
