/// The pixels of a layer and everything in it, rendered in the layer's own coordinates.
@MainActor final class Surface {
    /// From the layer's coordinates to pixels; upright.
    let toPixels: CGAffineTransform
    /// The stamp of the layer when the pixels were right, apart from those in ``dirty``.
    var stamp: Int
    /// The last frame in which the surface was placed.
    var frame: Int
    let target = RenderTarget()
    /// The pixels that changes since have made stale.
    private(set) var dirty: DamageList

    init(_ toPixels: CGAffineTransform, _ rect: PixelRect, stamp: Int, frame: Int) {
        self.toPixels = toPixels
        self.stamp = stamp
        self.frame = frame
        dirty = DamageList(bounds: rect)
        target.reserve(rect)
    }

    /// The pixels there are.
    var rect: PixelRect { target.rect }

    func invalidate(_ rect: PixelRect) { dirty.add(rect) }

    /// The stale pixels, which are taken to be rendered now.
    func takeDirty() -> PixelRegion {
        guard !dirty.rects.isEmpty else { return PixelRegion() }
        let region = dirty.region()
        dirty = DamageList(bounds: rect)
        return region
    }
}

/// The surfaces of layers. They are kept while they are placed, so that a layer which turns is not rendered again, and a
/// change in a layer that is turned renders only what changed.
@MainActor final class SurfaceCache {
    /// A surface that is not placed for so many frames is dropped.
    private static let patience = 60
    /// The most pixels kept in all.
    private static let capacity = 16_000_000

    private var surfaces: [ObjectIdentifier: Surface] = [:]
    private(set) var frame = 0
    private(set) var pixelCount = 0
    /// How many pixels were rendered into surfaces that are kept, for tests.
    var renderedPixels = 0

    func startFrame() {
        frame += 1
        guard frame % 16 == 0, !surfaces.isEmpty else { return }
        surfaces = surfaces.filter { $0.value.frame > frame - SurfaceCache.patience }
        pixelCount = surfaces.values.reduce(0) { $0 + $1.rect.area }
    }

    func removeAll() {
        surfaces.removeAll()
        pixelCount = 0
    }

    /// The surface of a layer if it was right at the layer's last stamp.
    func surface(of layer: CALayer, stamp: Int) -> Surface? {
        guard !surfaces.isEmpty, let surface = surfaces[ObjectIdentifier(layer)], surface.stamp == stamp else {
            return nil
        }
        return surface
    }

    /// Makes a surface whose pixels are undefined; nil if there is no room for it.
    func make(for layer: CALayer, _ toPixels: CGAffineTransform, _ rect: PixelRect) -> Surface? {
        if let old = surfaces.removeValue(forKey: ObjectIdentifier(layer)) { pixelCount -= old.rect.area }
        guard pixelCount + rect.area <= SurfaceCache.capacity else { return nil }
        let surface = Surface(toPixels, rect, stamp: layer.committed.stamp, frame: frame)
        surfaces[ObjectIdentifier(layer)] = surface
        pixelCount += rect.area
        return surface
    }
}
