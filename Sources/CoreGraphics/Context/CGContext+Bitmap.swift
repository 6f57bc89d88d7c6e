import CCairo

extension CGContext {
    /// A context that draws into memory, with its origin in the bottom left corner.
    ///
    /// - Parameters:
    ///   - data: memory for the pixels that outlives the context, the top row first, or `nil` to let the context keep its own.
    ///   - bytesPerRow: a multiple of 4 that holds a row, or 0 to let the context choose (only without `data`).
    ///   - bitmapInfo: 32-bit pixels in this machine's byte order with alpha first: `CGImageAlphaInfo.premultipliedFirst` or
    ///     `.noneSkipFirst`, together with `CGBitmapInfo.byteOrder32Little` (on little-endian machines). All other layouts,
    ///     as sizes that are not positive or over 32767, give `nil`.
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
            // calloc, so that a huge size gives nil instead of ending the program.
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

    /// The width in pixels; 0 if this is no bitmap context.
    public var width: Int { bitmap?.width ?? 0 }
    /// The height in pixels; 0 if this is no bitmap context.
    public var height: Int { bitmap?.height ?? 0 }
    /// The number of bytes from one row to the next; 0 if this is no bitmap context.
    public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
    /// The number of bits of each component; 0 if this is no bitmap context.
    public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
    /// The number of bits of each pixel; 0 if this is no bitmap context.
    public var bitsPerPixel: Int { bitmap == nil ? 0 : 32 }
    /// The space of the pixels' colours; `nil` if this is no bitmap context.
    public var colorSpace: CGColorSpace? { bitmap?.space }
    /// The order of components and bytes in a pixel.
    public var bitmapInfo: CGBitmapInfo { bitmap?.info ?? [] }
    /// Where the opacity of a pixel is.
    public var alphaInfo: CGImageAlphaInfo { bitmap?.info.alphaInfo ?? .none }
    /// The pixels, the top row first, good as long as the context lives; `nil` if this is no bitmap context.
    public var data: UnsafeMutableRawPointer? {
        flush()
        return bitmap?.data
    }

    /// A copy of what was drawn; `nil` if this is no bitmap context or something failed.
    public func makeImage() -> CGImage? {
        guard let bitmap, isUsable else { return nil }
        flush()
        return CGImage(
            copying: PixelBuffer(
                base: bitmap.data, width: bitmap.width, height: bitmap.height, bytesPerRow: bitmap.bytesPerRow),
            isOpaque: bitmap.info.alphaInfo == .noneSkipFirst)
    }
}
