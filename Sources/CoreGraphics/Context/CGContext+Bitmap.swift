import CCairo

extension CGContext {
    /// Creates a bitmap context, with its origin in the bottom-left corner.
    ///
    /// Unsupported pixel formats, and sizes that are not positive or greater than 32767, return `nil`.
    ///
    /// - Parameters:
    ///   - data: Memory for the pixels, the top row first, which must outlive the context; `nil` if the context
    ///     allocates it.
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - bitsPerComponent: 8.
    ///   - bytesPerRow: A multiple of 4 of at least four bytes a pixel. Without `data`, 0 chooses the smallest value.
    ///   - space: An RGB color space.
    ///   - bitmapInfo: 32-bit pixels in host byte order with alpha first: `CGImageAlphaInfo.premultipliedFirst` or
    ///     `.noneSkipFirst`, combined with `CGBitmapInfo.byteOrder32Little` (on little-endian machines).
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        guard width > 0, height > 0, width <= 32767, height <= 32767, bitsPerComponent == 8,
            space.model == .rgb, info.intersection(.byteOrderMask) == .byteOrder32Host,
            info.alphaInfo == .premultipliedFirst || info.alphaInfo == .noneSkipFirst,
            bytesPerRow % 4 == 0, bytesPerRow >= width * 4 || (bytesPerRow == 0 && data == nil),
            bytesPerRow <= Int(Int32.max) / height
        else { return nil }
        let stride = bytesPerRow == 0 ? width * 4 : bytesPerRow
        var owned: UnsafeMutableRawPointer?
        if data == nil {
            // A failed `calloc` returns nil for a huge size, where a Swift allocation would trap.
            guard let memory = calloc(height, stride) else { return nil }
            owned = memory
        }
        guard let memory = data ?? owned else { return nil }
        let cairo = CGContext.makeCairo(
            data: memory, format: info.alphaInfo == .noneSkipFirst ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
            width: width, height: height, bytesPerRow: stride)
        guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS else {
            cairo_destroy(cairo)
            free(owned)
            return nil
        }
        self.init(
            adopting: cairo,
            baseTransform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)), ctm: .identity,
            bitmap: BitmapFormat(
                width: width, height: height, bytesPerRow: stride, data: memory, info: info, space: space),
            ownedMemory: owned)
    }

    /// The width in pixels; 0 if this is not a bitmap context.
    public var width: Int { bitmap?.width ?? 0 }
    /// The height in pixels; 0 if this is not a bitmap context.
    public var height: Int { bitmap?.height ?? 0 }
    /// The number of bytes in a row; 0 if this is not a bitmap context.
    public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
    /// The number of bits of each component; 0 if this is not a bitmap context.
    public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
    /// The number of bits of each pixel; 0 if this is not a bitmap context.
    public var bitsPerPixel: Int { bitmap == nil ? 0 : 32 }
    /// The color space of the pixels; `nil` if this is not a bitmap context.
    public var colorSpace: CGColorSpace? { bitmap?.space }
    /// The order of components and bytes in a pixel; empty if this is not a bitmap context.
    public var bitmapInfo: CGBitmapInfo { bitmap?.info ?? [] }
    /// The location of the alpha component in a pixel; `.none` if this is not a bitmap context.
    public var alphaInfo: CGImageAlphaInfo { bitmap?.info.alphaInfo ?? .none }
    /// The pixels, the top row first; `nil` if this is not a bitmap context.
    ///
    /// The pointer is valid while the context exists.
    public var data: UnsafeMutableRawPointer? {
        flush()
        return bitmap?.data
    }

    /// Returns an image with a copy of the pixels; `nil` if this is not a bitmap context, or drawing has failed.
    public func makeImage() -> CGImage? {
        guard let bitmap, isUsable else { return nil }
        flush()
        return CGImage(
            copying: PixelBuffer(
                base: bitmap.data, width: bitmap.width, height: bitmap.height, bytesPerRow: bitmap.bytesPerRow),
            isOpaque: bitmap.info.alphaInfo == .noneSkipFirst)
    }
}
