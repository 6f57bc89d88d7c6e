import CCairo

/// A pixel buffer to paint into, addressed in device coordinates: the frame itself, or a part of it for a group.
///
/// All targets have an alpha channel, so that Cairo treats them alike. In the frame, alpha is 255 everywhere.
@MainActor final class RenderTarget {
    /// The device pixels that the memory represents.
    private(set) var rect = PixelRect.zero
    private var base: UnsafeMutableRawPointer?
    private var bytesPerRow = 0
    /// The number of pixels from one row to the next.
    var pixelsPerRow: Int { bytesPerRow / 4 }
    private var ownMemory: UnsafeMutableRawPointer?
    private var ownCapacity = 0
    private var cairo: OpaquePointer?

    /// Uses the memory of a buffer, until ``release()``.
    func adopt(_ pixels: PixelBuffer) {
        release()
        rect = pixels.bounds
        base = pixels.base
        bytesPerRow = pixels.bytesPerRow
    }

    /// Uses the target's own memory, which is not cleared. The memory is retained for the next use.
    func reserve(_ rect: PixelRect) {
        release()
        let stride = Int(rect.width) * 4
        let size = max(4, stride * Int(rect.height))
        if size > ownCapacity {
            ownMemory?.deallocate()
            ownMemory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
            ownCapacity = size
        }
        self.rect = rect
        base = ownMemory
        bytesPerRow = stride
    }

    /// Releases the Cairo context and the borrowed memory.
    func release() {
        if let cairo { cairo_destroy(cairo) }
        cairo = nil
        base = nil
        rect = .zero
    }

    /// Releases the Cairo context, but retains the pixels.
    func finish() {
        if let cairo { cairo_destroy(cairo) }
        cairo = nil
    }

    /// Moves the device rectangle that the pixels represent.
    func move(dx: Int32, dy: Int32) {
        finish()
        rect = rect.offsetBy(dx: dx, dy: dy)
    }

    /// Multiplies the pixels that both targets have in `part` by the alpha of those in `mask`.
    func multiply(_ part: PixelRect, byAlphaOf mask: RenderTarget) {
        combine(part, with: mask) { PixelOperations.scaled($0, $1 >> 24) }
    }

    /// Multiplies the pixels that both targets have in `part` by the inverse alpha of those in `mask`.
    func remove(_ part: PixelRect, byAlphaOf mask: RenderTarget) {
        combine(part, with: mask) { PixelOperations.scaled($0, 255 - ($1 >> 24)) }
    }

    /// Replaces the colors of the pixels that both targets have in `part` with those of `other`, which are opaque, and
    /// preserves their alpha.
    func recolor(_ part: PixelRect, from other: RenderTarget) {
        combine(part, with: other) { PixelOperations.scaled($1, $0 >> 24) }
    }

    /// Replaces each pixel that both targets have in `part` with the result of `operation` for it and the pixel of
    /// `other`.
    @inline(__always)
    private func combine(_ part: PixelRect, with other: RenderTarget, _ operation: (UInt32, UInt32) -> UInt32) {
        let part = part.intersection(rect).intersection(other.rect)
        for y in part.minY..<max(part.minY, part.maxY) {
            let pixels = row(part.x, y)
            let others = other.row(part.x, y)
            for x in 0..<Int(part.width) { pixels[x] = operation(pixels[x], others[x]) }
        }
    }

    /// Blends the pixels that both targets have in `part`.
    ///
    /// - Parameters:
    ///   - part: The pixels to blend.
    ///   - other: The target to blend with.
    ///   - share: The fraction of `other` in the result, from 0 to 1.
    func mix(_ part: PixelRect, with other: RenderTarget, share: Double) {
        let part = part.intersection(rect).intersection(other.rect)
        let theirs = UInt32(max(0, min(255, (share * 255).rounded())))
        for y in part.minY..<max(part.minY, part.maxY) {
            PixelOperations.mix(row(part.x, y), Int(part.width), other.row(part.x, y), share: theirs)
        }
    }

    isolated deinit {
        release()
        ownMemory?.deallocate()
    }

    func clear() {
        guard let base else { return }
        memset(base, 0, bytesPerRow * Int(rect.height))
    }

    /// Makes the pixels in `part` transparent.
    func clear(_ part: PixelRect) {
        let part = part.intersection(rect)
        guard !part.isEmpty else { return }
        for y in part.minY..<part.maxY { memset(row(part.x, y), 0, Int(part.width) * 4) }
    }

    /// The memory, or `nil` if there is none.
    var buffer: PixelBuffer? {
        base.map {
            PixelBuffer(base: $0, width: Int(rect.width), height: Int(rect.height), bytesPerRow: bytesPerRow)
        }
    }

    /// Returns the memory at a device pixel in `rect`.
    @inline(__always) func row(_ x: Int32, _ y: Int32) -> PixelRow {
        // The precondition is that the pixel is in `rect`, which is empty while there is no memory.
        base.unsafelyUnwrapped
            .advanced(by: Int(y &- rect.y) * bytesPerRow + Int(x &- rect.x) * 4)
            .assumingMemoryBound(to: UInt32.self)
    }

    /// Calls `body` with a Cairo context in device coordinates, clipped to `clip`. Has no effect if Cairo fails.
    func withCairo(clip: PixelRect, _ body: (OpaquePointer) -> Void) {
        let clip = clip.intersection(rect)
        guard !clip.isEmpty, let context = cairoContext() else { return }
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_new_path(context)
        cairo_rectangle(context, Double(clip.x), Double(clip.y), Double(clip.width), Double(clip.height))
        cairo_clip(context)
        body(context)
        cairo_restore(context)
        cairo_new_path(context)
        cairo_surface_flush(cairo_get_target(context))
    }

    private func cairoContext() -> OpaquePointer? {
        if let cairo {
            // The memory may have changed without Cairo.
            cairo_surface_mark_dirty(cairo_get_target(cairo))
            return cairo
        }
        guard let base, rect.width > 0, rect.height > 0,
            let surface = cairo_image_surface_create_for_data(
                base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, rect.width, rect.height,
                Int32(bytesPerRow))
        else { return nil }
        cairo_surface_set_device_offset(surface, Double(-rect.x), Double(-rect.y))
        cairo = cairo_create(surface)
        cairo_surface_destroy(surface)
        guard let made = cairo, cairo_status(made) == CAIRO_STATUS_SUCCESS else {
            if let failed = cairo { cairo_destroy(failed) }
            cairo = nil
            return nil
        }
        return made
    }
}
