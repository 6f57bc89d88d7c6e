import CCairo

extension CGImage {
    /// Creates an image from rows of pixels, the top row first.
    ///
    /// Supported are 8 bits a component: 32-bit pixels of red, green and blue with alpha or an unused byte first or
    /// last, in either byte order; 24-bit pixels of red, green and blue; and 8-bit gray without alpha. Other layouts,
    /// sizes that are not positive or greater than 32767, and too few bytes return `nil`.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - bitsPerComponent: 8.
    ///   - bitsPerPixel: 8, 24 or 32.
    ///   - bytesPerRow: The number of bytes from one row to the next.
    ///   - space: The color space, whose model must match the layout. Components are taken as sRGB.
    ///   - bitmapInfo: The layout of a pixel.
    ///   - provider: The bytes, which are copied.
    ///   - decode: `nil`. Other ranges of components are not supported.
    ///   - shouldInterpolate: Not used. The context's interpolation quality decides how an image is scaled.
    ///   - intent: Not used.
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

    /// The pixels in the layout of ``bytesPerRow``, ``bitsPerPixel`` and ``bitmapInfo``.
    public var dataProvider: CGDataProvider? {
        withPixels { CGDataProvider(data: Data(bytes: $0.base, count: $0.height * $0.bytesPerRow)) }
    }

    /// Returns the image with its alpha multiplied by a mask; `nil` if there is not enough memory.
    ///
    /// - Parameter mask: An image that is stretched to the size of this image. The mask is its alpha, or its luminance
    ///   if it is opaque.
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
