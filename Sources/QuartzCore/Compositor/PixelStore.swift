import CCairo

/// A transparent bitmap that is painted and then drawn with Cairo.
final class PixelStore {
    let pixels: PixelBuffer
    private let surface: OpaquePointer

    /// Creates a bitmap, or returns `nil` if the allocation fails.
    init?(width: Int, height: Int) {
        guard width > 0, height > 0,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        guard let data = cairo_image_surface_get_data(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.surface = surface
        pixels = PixelBuffer(
            base: data, width: width, height: height, bytesPerRow: Int(cairo_image_surface_get_stride(surface)))
    }

    deinit { cairo_surface_destroy(surface) }

    /// Draws the bitmap without scaling at `place`, in the context's Cairo coordinates.
    func draw(in context: CGContext, at place: PixelRect) {
        cairo_surface_mark_dirty(surface)
        context.saveGState()
        context.userToDevice = .identity
        context.draw(surface: surface, width: pixels.width, height: pixels.height, in: place.cgRect)
        context.restoreGState()
    }
}
