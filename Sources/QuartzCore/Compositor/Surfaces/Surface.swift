/// The pixels of a layer and its sublayers, rendered in the layer's own coordinate system.
@MainActor final class Surface {
    /// The transform from the layer's coordinate system to the pixels of the surface, without rotation.
    let toPixels: CGAffineTransform
    /// The stamp of the layer for which the pixels are valid, except for those in ``dirty``.
    var stamp: Int
    /// The last frame in which the surface was composited.
    var frame: Int
    let target = RenderTarget()
    /// The pixels that later changes invalidated.
    private(set) var dirty: DamageList

    init(_ toPixels: CGAffineTransform, _ rect: PixelRect, stamp: Int, frame: Int) {
        self.toPixels = toPixels
        self.stamp = stamp
        self.frame = frame
        dirty = DamageList(bounds: rect)
        target.reserve(rect)
    }

    /// The pixels of the surface.
    var rect: PixelRect { target.rect }

    func invalidate(_ rect: PixelRect) { dirty.add(rect) }

    /// Returns the invalid pixels, which the caller must render, and marks them as valid.
    func takeDirty() -> PixelRegion {
        guard !dirty.rects.isEmpty else { return PixelRegion() }
        let region = dirty.region()
        dirty = DamageList(bounds: rect)
        return region
    }
}

/// A cache of layer surfaces. A surface remains cached while it is in use, so that rotating a layer does not render it
/// again, and a change in a rotated layer renders only the changed part.
@MainActor final class SurfaceCache {
    /// The number of frames after which an unused surface is discarded.
    private static let maximumIdleFrames = 60
    /// The maximum number of cached pixels.
    private static let capacity = 16_000_000

    private var surfaces: [ObjectIdentifier: Surface] = [:]
    private(set) var frame = 0
    private(set) var pixelCount = 0
    /// The number of pixels that were rendered into cached surfaces, for tests.
    var renderedPixels = 0

    func startFrame() {
        frame += 1
        guard frame % 16 == 0, !surfaces.isEmpty else { return }
        surfaces = surfaces.filter { $0.value.frame > frame - SurfaceCache.maximumIdleFrames }
        pixelCount = surfaces.values.reduce(0) { $0 + $1.rect.area }
    }

    func removeAll() {
        surfaces.removeAll()
        pixelCount = 0
    }

    /// Returns the surface of a layer if it is valid for a stamp.
    func surface(of layer: CALayer, stamp: Int) -> Surface? {
        guard !surfaces.isEmpty, let surface = surfaces[ObjectIdentifier(layer)], surface.stamp == stamp else {
            return nil
        }
        return surface
    }

    /// Creates a surface with undefined pixels, or returns `nil` if the cache has no room for it.
    func make(for layer: CALayer, _ toPixels: CGAffineTransform, _ rect: PixelRect) -> Surface? {
        if let old = surfaces.removeValue(forKey: ObjectIdentifier(layer)) { pixelCount -= old.rect.area }
        guard pixelCount + rect.area <= SurfaceCache.capacity else { return nil }
        let surface = Surface(toPixels, rect, stamp: layer.committed.stamp, frame: frame)
        surfaces[ObjectIdentifier(layer)] = surface
        pixelCount += rect.area
        return surface
    }
}
