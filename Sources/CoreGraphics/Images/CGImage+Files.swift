import CCairo

extension CGImage {
    /// The picture in a file, whose format is recognised by its content: PNG, and where gdk-pixbuf is installed also
    /// JPEG, GIF (its first frame), BMP, TIFF, and WebP if there is a loader for it.
    ///
    /// `nil` for any other format, for files that are broken or cut off, and for pictures of more than 16384 pixels on an
    /// edge or 64 million in all, whose memory is never asked for. Rows are in the order of the file: see
    /// ``orientation`` for how to turn the picture.
    package convenience init?(imageData: Data) {
        // Many files come as slices; the decoder wants bytes that stay in place.
        let decoded: (surface: OpaquePointer, orientation: Int)? = imageData.withUnsafeBytes { raw in
            let bytes = raw.bindMemory(to: UInt8.self)
            guard let format = ImageFormat(contentOf: bytes), format != .png,
                let part = ImageFileCheck.usablePart(of: bytes, format)
            else { return nil }
            return PixbufDecoder.decode(UnsafeBufferPointer(rebasing: bytes[part]), format)
        }
        if let decoded {
            self.init(adopting: decoded.surface, orientation: decoded.orientation)
        } else {
            self.init(pngData: imageData)
        }
    }

    /// The image as a JPEG file, on white where it is translucent.
    ///
    /// - Parameter quality: from 0, the smallest file, to 1, the best picture; anything else is clamped.
    /// - Returns: `nil` where gdk-pixbuf is not installed, and if there is not enough memory.
    package func jpegData(quality: CGFloat) -> Data? {
        // Edges that do not fit into the format are refused by the encoder.
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
