extension CGImage {
    /// The picture in a PNG file; `nil` for any other file, and for those that ``init(imageData:)`` refuses.
    ///
    /// - Parameters:
    ///   - decode: `nil`: other ranges of components are not known.
    ///   - shouldInterpolate: not used: the context's interpolation quality says how an image is scaled.
    ///   - intent: not used: all colours are drawn as sRGB.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard decode == nil, let data = source.data else { return nil }
        self.init(pngData: data)
    }

    /// The picture in a JPEG file, where gdk-pixbuf is installed; `nil` for any other file, and for those that
    /// ``init(imageData:)`` refuses. The parameters are those of
    /// ``init(pngDataProviderSource:decode:shouldInterpolate:intent:)``.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard decode == nil, let data = source.data else { return nil }
        let isJPEG = data.withUnsafeBytes { ImageFormat(contentOf: $0.bindMemory(to: UInt8.self)) == .jpeg }
        guard isJPEG else { return nil }
        self.init(imageData: data)
    }

    /// A copy that is transparent wherever all three components of a pixel lie within ranges.
    ///
    /// - Parameter components: the least and the greatest red, green and blue, in turn, from 0 to 255; fewer than six
    ///   numbers, and images that let something through already, give `nil`.
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
    /// The bytes of a file, read at once; `nil` if it cannot be read, or is no file.
    public convenience init?(url: URL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// The bytes of the file with that path, read at once; `nil` if it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }
}
