import CCairo

/// A bitmap that stores the drawing of a layer.
final class BackingStore {
    /// The bounds of the layer at the time of the drawing, in points.
    let bounds: CGRect
    /// The number of pixels per point.
    let scale: CGFloat
    let isOpaque: Bool
    let pixels: PixelBuffer
    let surface: OpaquePointer

    /// Creates an empty bitmap: transparent, or black if it is opaque. Returns `nil` if the bounds are empty, if a side
    /// exceeds 32,767 pixels, or if the allocation fails.
    init?(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
        guard scale.isFinite, scale > 0, bounds.width > 0, bounds.height > 0, bounds.origin.x.isFinite,
            bounds.origin.y.isFinite
        else { return nil }
        let width = BackingStore.pixels(bounds.width, scale)
        let height = BackingStore.pixels(bounds.height, scale)
        guard let width, let height,
            let surface = cairo_image_surface_create(
                isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        guard let data = cairo_image_surface_get_data(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.bounds = bounds
        self.scale = scale
        self.isOpaque = isOpaque
        self.surface = surface
        pixels = PixelBuffer(
            base: data, width: width, height: height, bytesPerRow: Int(cairo_image_surface_get_stride(surface)))
    }

    deinit { cairo_surface_destroy(surface) }

    /// Clears the part `dirty` of the bounds, and redraws it in a context with the layer's coordinate system.
    func redraw(_ dirty: CGRect, _ body: (CGContext) -> Void) {
        let inPixels = CGRect(
            x: (dirty.minX - bounds.minX) * scale, y: (dirty.minY - bounds.minY) * scale,
            width: dirty.width * scale, height: dirty.height * scale)
        let part = PixelRect(covering: inPixels).intersection(pixels.bounds)
        guard !part.isEmpty else { return }
        for row in Int(part.minY)..<Int(part.maxY) {
            memset(pixels.base + row * pixels.bytesPerRow + Int(part.x) * 4, 0, Int(part.width) * 4)
        }
        cairo_surface_mark_dirty(surface)
        let context = CGContext(pixels: pixels, isOpaque: isOpaque, scale: scale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        context.clip(
            to: CGRect(
                x: bounds.minX + CGFloat(part.x) / scale, y: bounds.minY + CGFloat(part.y) / scale,
                width: CGFloat(part.width) / scale, height: CGFloat(part.height) / scale))
        body(context)
        context.flush()
        cairo_surface_mark_dirty(surface)
    }

    /// Returns a length in pixels, rounded up, or `nil` if a bitmap cannot have it.
    private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int? {
        let count = (length * scale - 1e-6).rounded(.up)
        return count >= 1 && count <= 32767 ? Int(count) : nil
    }
}
