import CCairo

/// What colours of a file mean on a device. All are drawn as sRGB, so that it changes nothing.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The usual one for the kind of picture.
    case defaultIntent = 0
    /// Colours that cannot be shown become the nearest that can.
    case absoluteColorimetric = 1
    /// As ``absoluteColorimetric``, relative to white.
    case relativeColorimetric = 2
    /// All colours are moved together.
    case perceptual = 3
    /// Strong colours stay strong.
    case saturation = 4
}

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

/// Where the components of a pixel are, as numbers of bytes from its beginning.
private struct PixelLayout {
    var size: Int
    var red: Int
    var green: Int
    var blue: Int
    var alpha: Int?
    var isMultiplied = true

    init?(_ bitsPerPixel: Int, _ space: CGColorSpace, _ info: CGBitmapInfo) {
        let order = info.intersection(.byteOrderMask)
        guard let alphaInfo = info.alphaInfo else { return nil }
        size = bitsPerPixel / 8
        switch (bitsPerPixel, space.model, alphaInfo) {
        case (8, .monochrome, .none): (red, green, blue) = (0, 0, 0)
        case (24, .rgb, .none) where order == []: (red, green, blue) = (0, 1, 2)
        case (32, .rgb, .premultipliedLast), (32, .rgb, .last), (32, .rgb, .noneSkipLast):
            (red, green, blue, alpha) = (0, 1, 2, 3)
        case (32, .rgb, .premultipliedFirst), (32, .rgb, .first), (32, .rgb, .noneSkipFirst):
            (red, green, blue, alpha) = (1, 2, 3, 0)
        default: return nil
        }
        if order == .byteOrder32Little, size == 4 {
            (red, green, blue, alpha) = (3 - red, 3 - green, 3 - blue, alpha.map { 3 - $0 })
        } else if order != [], order != .byteOrder32Big {
            return nil
        }
        if alphaInfo == .noneSkipFirst || alphaInfo == .noneSkipLast { alpha = nil }
        isMultiplied = alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
    }

    func pixel(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
        var (red, green, blue) = (UInt32(bytes[red]), UInt32(bytes[green]), UInt32(bytes[blue]))
        let alpha = alpha.map { UInt32(bytes[$0]) } ?? 255
        if isMultiplied {
            // More than the opacity would be brighter than white.
            (red, green, blue) = (min(red, alpha), min(green, alpha), min(blue, alpha))
        } else {
            red = (red &* alpha &+ 127) / 255
            green = (green &* alpha &+ 127) / 255
            blue = (blue &* alpha &+ 127) / 255
        }
        return alpha << 24 | red << 16 | green << 8 | blue
    }
}
