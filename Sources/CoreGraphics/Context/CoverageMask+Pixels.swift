import CCairo

extension CoverageMask {
    /// Returns a mask with the alpha of an intermediate image; `nil` if there is no memory.
    func alphaMask() -> CoverageMask? {
        guard let result = CoverageMask(empty: bounds), let target = cairo_create(result.surface) else { return nil }
        cairo_set_source_surface(target, surface, 0, 0)
        cairo_paint(target)
        cairo_destroy(target)
        return result
    }

    /// Returns a mask with the luminance of the pixels of an opaque image; `nil` if there is no memory.
    func luminanceMask() -> CoverageMask? {
        cairo_surface_flush(surface)
        guard let result = CoverageMask(empty: bounds), let source = cairo_image_surface_get_data(surface),
            let target = cairo_image_surface_get_data(result.surface)
        else { return nil }
        let sourceStride = Int(cairo_image_surface_get_stride(surface))
        let targetStride = Int(cairo_image_surface_get_stride(result.surface))
        for y in 0..<Int(bounds.height) {
            let row = UnsafeRawPointer(source + y * sourceStride)
            for x in 0..<Int(bounds.width) {
                let pixel = row.load(fromByteOffset: x &* 4, as: UInt32.self)
                // The weights of Rec. 709, in 256ths.
                let sum = (pixel >> 16 & 255) &* 54 &+ (pixel >> 8 & 255) &* 183 &+ (pixel & 255) &* 19
                (target + y &* targetStride)[x] = UInt8(truncatingIfNeeded: sum >> 8)
            }
        }
        cairo_surface_mark_dirty(result.surface)
        return result
    }

    /// Blurs the mask in place. Pixels outside it count as uncovered.
    func blur(_ blur: BoxBlur) {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return }
        blur.apply(
            to: data, width: Int(bounds.width), height: Int(bounds.height),
            stride: Int(cairo_image_surface_get_stride(surface)))
        cairo_surface_mark_dirty(surface)
    }
}
