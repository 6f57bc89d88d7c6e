import CCairo

/// A bitmap that a layer drew, and keeps as its contents.
final class BackingStore {
    /// The bounds it was drawn for, in points.
    let bounds: CGRect
    /// Pixels a point.
    let scale: CGFloat
    let isOpaque: Bool
    let pixels: PixelBuffer
    let surface: OpaquePointer

    /// Empty memory for these bounds. `nil` if there is nothing to keep, or more than Cairo or the machine can hold.
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

    /// Draws the part `dirty` of the bounds anew, in a context as views draw in.
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

    private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int? {
        let count = (length * scale - 1e-6).rounded(.up)
        return count >= 1 && count <= 32767 ? Int(count) : nil
    }
}
