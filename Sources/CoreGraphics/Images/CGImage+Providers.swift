extension CGImage {
    /// Creates an image from a PNG file. Returns `nil` for other files, incomplete files, and images of more than 16384
    /// pixels on an edge or 64 × 1024 × 1024 in all.
    ///
    /// - Parameters:
    ///   - source: The bytes of the file.
    ///   - decode: `nil`. Other ranges of components are not supported.
    ///   - shouldInterpolate: Not used. The context's interpolation quality decides how an image is scaled.
    ///   - intent: Not used. All colors are drawn in sRGB.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard decode == nil, let data = source.data else { return nil }
        self.init(pngData: data)
    }

    /// Creates an image from a JPEG file, if gdk-pixbuf is installed. Returns `nil` for other files, damaged or
    /// truncated files, and images of more than 16384 pixels on an edge or 64 × 1024 × 1024 in all.
    ///
    /// - Parameters:
    ///   - source: The bytes of the file.
    ///   - decode: `nil`. Other ranges of components are not supported.
    ///   - shouldInterpolate: Not used. The context's interpolation quality decides how an image is scaled.
    ///   - intent: Not used. All colors are drawn in sRGB.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard decode == nil, let data = source.data else { return nil }
        let isJPEG = data.withUnsafeBytes { ImageFormat(contentOf: $0.bindMemory(to: UInt8.self)) == .jpeg }
        guard isJPEG else { return nil }
        self.init(imageData: data)
    }

    /// Returns a copy that is transparent where all three components of a pixel lie within ranges.
    ///
    /// - Parameter components: The minimum and the maximum of red, green and blue, in turn, from 0 to 255.
    /// - Returns: `nil` for fewer than six numbers, and for images that are not opaque.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        guard components.count >= 6, isOpaque else { return nil }
        return withPixels { pixels in
            var copy = [UInt32](repeating: 0, count: width * height)
            for y in 0..<height {
                for x in 0..<width {
                    let pixel = pixels[x, y]
                    let isMasked = (0..<3).allSatisfy { index in
                        let value = CGFloat(pixel >> (16 - 8 * UInt32(index)) & 255)
                        return value >= components[2 * index] && value <= components[2 * index + 1]
                    }
                    if !isMasked { copy[y * width + x] = pixel | 0xFF00_0000 }
                }
            }
            return copy.withUnsafeMutableBytes { bytes in
                bytes.baseAddress.flatMap {
                    CGImage(
                        copying: PixelBuffer(base: $0, width: width, height: height, bytesPerRow: width * 4),
                        isOpaque: false)
                }
            }
        }
    }
}

extension CGDataProvider {
    /// Creates a provider of the bytes of a file, which is read immediately; returns `nil` if it cannot be read, or the
    /// URL is not a file URL.
    public convenience init?(url: URL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Creates a provider of the bytes of the file at a path, which is read immediately; returns `nil` if it cannot be
    /// read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }
}
