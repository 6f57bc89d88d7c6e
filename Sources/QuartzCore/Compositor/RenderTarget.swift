import CCairo

/// Pixels to paint in, addressed by their place in the picture: the picture itself, or a part of it for a group.
///
/// All targets hold alpha, so that Cairo treats them alike; in the picture it is 255 everywhere.
@MainActor final class RenderTarget {
    /// The device pixels the memory stands for.
    private(set) var rect = PixelRect.zero
    private var base: UnsafeMutableRawPointer?
    private var bytesPerRow = 0
    /// From one row to the next.
    var pixelsPerRow: Int { bytesPerRow / 4 }
    private var ownMemory: UnsafeMutableRawPointer?
    private var ownCapacity = 0
    private var cairo: OpaquePointer?

    /// Paints in memory of others, good until ``release()``.
    func adopt(_ pixels: PixelBuffer) {
        release()
        rect = pixels.bounds
        base = pixels.base
        bytesPerRow = pixels.bytesPerRow
    }

    /// Paints in memory of its own, which is not cleared. The memory is kept for the next use.
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

    /// Lets go of Cairo and of borrowed memory.
    func release() {
        if let cairo { cairo_destroy(cairo) }
        cairo = nil
        base = nil
        rect = .zero
    }

    /// Lets go of Cairo, but keeps the pixels.
    func finish() {
        if let cairo { cairo_destroy(cairo) }
        cairo = nil
    }

    /// Makes the pixels stand for another place.
    func move(dx: Int32, dy: Int32) {
        finish()
        rect = rect.offsetBy(dx: dx, dy: dy)
    }

    /// Multiplies the pixels of `part` that both targets have by the opacity of those of `mask`.
    func multiply(_ part: PixelRect, byAlphaOf mask: RenderTarget) {
        combine(part, with: mask) { PixelOperations.scaled($0, $1 >> 24) }
    }

    /// Multiplies the pixels of `part` that both targets have by the transparency of those of `mask`.
    func remove(_ part: PixelRect, byAlphaOf mask: RenderTarget) {
        combine(part, with: mask) { PixelOperations.scaled($0, 255 - ($1 >> 24)) }
    }

    /// Gives the pixels of `part` that both targets have the colors of `other`, whose pixels are opaque, and keeps their
    /// opacity.
    func recolor(_ part: PixelRect, from other: RenderTarget) {
        combine(part, with: other) { PixelOperations.scaled($1, $0 >> 24) }
    }

    /// Replaces the pixels of `part` that both targets have by the result of `operation` for the pixel and that of `other`.
    @inline(__always)
    private func combine(_ part: PixelRect, with other: RenderTarget, _ operation: (UInt32, UInt32) -> UInt32) {
        let part = part.intersection(rect).intersection(other.rect)
        for y in part.minY..<max(part.minY, part.maxY) {
            let pixels = row(part.x, y)
            let others = other.row(part.x, y)
            for x in 0..<Int(part.width) { pixels[x] = operation(pixels[x], others[x]) }
        }
    }

    /// Replaces a share of 0 to 1 of all pixels of `part`, which both targets have, by those of `other`.
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

    /// Makes pixels transparent.
    func clear(_ part: PixelRect) {
        let part = part.intersection(rect)
        guard !part.isEmpty else { return }
        for y in part.minY..<part.maxY { memset(row(part.x, y), 0, Int(part.width) * 4) }
    }

    /// The memory; nil while there is none.
    var buffer: PixelBuffer? {
        base.map {
            PixelBuffer(base: $0, width: Int(rect.width), height: Int(rect.height), bytesPerRow: bytesPerRow)
        }
    }

    /// The pixel at a place of the picture that is inside `rect`.
    @inline(__always) func row(_ x: Int32, _ y: Int32) -> PixelRow {
        // Only called for places inside `rect`, which is empty while there is no memory.
        base.unsafelyUnwrapped
            .advanced(by: Int(y &- rect.y) * bytesPerRow + Int(x &- rect.x) * 4)
            .assumingMemoryBound(to: UInt32.self)
    }

    /// Copies pixels that both targets have.
    func copy(_ part: PixelRect, from other: RenderTarget) {
        let part = part.intersection(rect).intersection(other.rect)
        guard !part.isEmpty else { return }
        for y in part.minY..<part.maxY { row(part.x, y).update(from: other.row(part.x, y), count: Int(part.width)) }
    }

    /// Calls `body` with a Cairo context in picture coordinates whose clip is `clip`. Without effect if Cairo fails.
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
            // The memory was painted in without Cairo meanwhile.
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
