import CCairo

extension CGImage {
    /// An image from rows of pixels, the first row on top.
    ///
    /// Pixels have 8 bits a component: 32 bits of red, green and blue with opacity or an unused byte before or after them,
    /// in either order of bytes; 24 bits of red, green, blue; or 8 bits of grey without opacity. Any other layout, sizes
    /// that are not positive or over 32767, and too few bytes give `nil`.
    ///
    /// - Parameters:
    ///   - decode: `nil`: other ranges of components are not known.
    ///   - shouldInterpolate: not used: the context's interpolation quality says how an image is scaled.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard width > 0, height > 0, width <= 32767, height <= 32767, bitsPerComponent == 8, decode == nil,
            let layout = PixelLayout(bitsPerPixel, space, bitmapInfo), bytesPerRow >= width * layout.size,
            bytesPerRow <= Int.max / 2 / height, let data = provider.data,
            data.count >= (height - 1) * bytesPerRow + width * layout.size,
            let surface = cairo_image_surface_create(
                layout.alpha == nil ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        if let target = cairo_image_surface_get_data(surface) {
            let stride = Int(cairo_image_surface_get_stride(surface))
            data.withUnsafeBytes { bytes in
                guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
                for y in 0..<height {
                    let row = UnsafeMutableRawPointer(target + y * stride)
                    for x in 0..<width {
                        row.storeBytes(
                            of: layout.pixel(base + (y &* bytesPerRow &+ x &* layout.size)), toByteOffset: x &* 4,
                            as: UInt32.self)
                    }
                }
            }
            cairo_surface_mark_dirty(surface)
        }
        self.init(adopting: surface)
    }

    /// The pixels, as ``bytesPerRow``, ``bitsPerPixel`` and ``bitmapInfo`` say.
    public var dataProvider: CGDataProvider? {
        withPixels { CGDataProvider(data: Data(bytes: $0.base, count: $0.height * $0.bytesPerRow)) }
    }

    /// This image, as opaque as another one, stretched to its size, says by its opacity, or by its lightness if it is
    /// opaque everywhere.
    public func masking(_ mask: CGImage) -> CGImage? {
        let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Host.rawValue
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: .deviceRGB,
                bitmapInfo: info)
        else { return nil }
        let rect = CGRect(x: 0, y: 0, width: width, height: height)
        context.clip(to: rect, mask: mask)
        context.draw(self, in: rect)
        return context.makeImage()
    }
}
