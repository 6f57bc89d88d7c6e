import CCairo

extension CGImage {
    /// Creates an image from the content of an image file; the content determines the format.
    ///
    /// PNG is always supported. With gdk-pixbuf installed, JPEG, GIF (the first frame), BMP and TIFF are too, and WebP
    /// if there is a loader for it. Other formats, damaged or truncated files, and images of more than 16384 pixels on
    /// an edge or 67 million in all return `nil`; no memory is allocated for such images. Rows are in the order of the
    /// file: ``orientation`` says how to rotate the image.
    package convenience init?(imageData: Data) {
        // `Data` is often a slice; the decoder needs contiguous bytes with indices from 0.
        let decoded: (surface: OpaquePointer, orientation: Int)? = imageData.withUnsafeBytes { raw in
            let bytes = raw.bindMemory(to: UInt8.self)
            guard let format = ImageFormat(contentOf: bytes), format != .png,
                let part = ImageFileValidator.usablePart(of: bytes, format)
            else { return nil }
            return PixbufDecoder.decode(UnsafeBufferPointer(rebasing: bytes[part]), format)
        }
        if let decoded {
            self.init(adopting: decoded.surface, orientation: decoded.orientation)
        } else {
            self.init(pngData: imageData)
        }
    }

    /// Returns the image as a JPEG file. Translucent pixels are composited over white.
    ///
    /// - Parameter quality: From 0, the smallest file, to 1, the best quality. Other values are clamped; a value that
    ///   is not finite counts as 1.
    /// - Returns: `nil` if gdk-pixbuf is not installed, or if there is not enough memory.
    package func jpegData(quality: CGFloat) -> Data? {
        // The encoder rejects sizes that the format does not support.
        guard let library = PixbufLibrary.shared,
            let pixbuf = library.makePixbuf(0, 0, 8, Int32(clamping: width), Int32(clamping: height))
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        guard let target = library.pixels(pixbuf) else { return nil }
        let stride = Int(library.bytesPerRow(pixbuf))
        withPixels { source in
            for y in 0..<height {
                let row = UnsafeRawPointer(source.base + y * source.bytesPerRow)
                var place = target + y * stride
                for x in 0..<width {
                    let pixel = row.load(fromByteOffset: x &* 4, as: UInt32.self)
                    let white = isOpaque ? 0 : 255 &- (pixel >> 24)
                    place[0] = UInt8(truncatingIfNeeded: min(255, (pixel >> 16 & 255) &+ white))
                    place[1] = UInt8(truncatingIfNeeded: min(255, (pixel >> 8 & 255) &+ white))
                    place[2] = UInt8(truncatingIfNeeded: min(255, (pixel & 255) &+ white))
                    place += 3
                }
            }
        }
        let percent = Int((quality.isFinite ? max(0, min(1, quality)) : 1) * 100)
        let key = strdup("quality")
        let value = strdup("\(percent)")
        defer {
            free(key)
            free(value)
        }
        var keys = [key, nil]
        var values = [value, nil]
        var buffer: UnsafeMutablePointer<CChar>?
        var count: gsize = 0
        guard library.save(pixbuf, &buffer, &count, "jpeg", &keys, &values, nil) != 0, let buffer else { return nil }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(count))
    }
}
