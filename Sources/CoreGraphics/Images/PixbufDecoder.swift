import CCairo

/// A decoder that uses gdk-pixbuf and returns Cairo surfaces.
enum PixbufDecoder {
    /// The state of the loader's `size-prepared` signal, which is emitted before memory for pixels is allocated.
    private final class SizeCheck {
        let library: PixbufLibrary
        /// The size that the header states and the size to decode at; `nil` to decode at the size of the file.
        let reduction: (from: (width: Int, height: Int), to: (width: Int, height: Int))?
        var isRefused = false

        init(
            _ library: PixbufLibrary, _ reduction: (from: (width: Int, height: Int), to: (width: Int, height: Int))?
        ) {
            self.library = library
            self.reduction = reduction
        }
    }

    private typealias SizeHandler = @convention(c) (OpaquePointer, Int32, Int32, UnsafeMutableRawPointer) -> Void

    /// A Boolean value that indicates whether the library and its decoder of JPEG files are installed.
    static let canDecodeJPEG: Bool = {
        guard let library = PixbufLibrary.shared, let loader = library.makeLoader(ImageFormat.jpeg.rawValue, nil)
        else { return false }
        // A loader must be closed before it is released. Closing this one fails, because it read nothing.
        _ = library.close(loader, nil)
        g_object_unref(UnsafeMutableRawPointer(loader))
        return true
    }()

    /// Decodes a JPEG file at a reduced size.
    ///
    /// The decoder averages squares of pixels while it decodes, so it needs memory in proportion to the result only.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - size: The size that the header states.
    ///   - reduced: The size of the result: that size divided by 1, 2, 4 or 8, rounded upwards.
    /// - Returns: A surface, which the caller releases; `nil` if the decoder finds another size than the header states,
    ///   or cannot decode the file.
    static func decodeJPEG(
        _ bytes: UnsafeBufferPointer<UInt8>, _ size: (width: Int, height: Int),
        reducedTo reduced: (width: Int, height: Int)
    ) -> OpaquePointer? {
        decode(bytes, .jpeg, (size, reduced))?.surface
    }

    /// Decodes a file of the given format.
    ///
    /// - Returns: A surface, which the caller releases, and the EXIF orientation, from 1 to 8; `nil` if the library is
    ///   absent or cannot decode the file.
    static func decode(
        _ bytes: UnsafeBufferPointer<UInt8>, _ format: ImageFormat
    ) -> (surface: OpaquePointer, orientation: Int)? {
        decode(bytes, format, nil)
    }

    private static func decode(
        _ bytes: UnsafeBufferPointer<UInt8>, _ format: ImageFormat,
        _ reduction: (from: (width: Int, height: Int), to: (width: Int, height: Int))?
    ) -> (surface: OpaquePointer, orientation: Int)? {
        // Naming the format keeps hostile files away from the library's other decoders.
        guard let library = PixbufLibrary.shared, let base = bytes.baseAddress,
            let loader = library.makeLoader(format.rawValue, nil)
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        let check = SizeCheck(library, reduction)
        let handler: SizeHandler = { loader, width, height, data in
            let check = Unmanaged<SizeCheck>.fromOpaque(data).takeUnretainedValue()
            if let (from, to) = check.reduction, from.width == Int(width), from.height == Int(height) {
                return check.library.setSize(loader, Int32(clamping: to.width), Int32(clamping: to.height))
            }
            guard check.reduction != nil || !ImageFileValidator.accepts(width: Int(width), height: Int(height))
            else { return }
            check.isRefused = true
            check.library.setSize(loader, 0, 0)
        }
        g_signal_connect_data(
            UnsafeMutableRawPointer(loader), "size-prepared", unsafeBitCast(handler, to: GCallback.self),
            Unmanaged.passUnretained(check).toOpaque(), nil, GConnectFlags(rawValue: 0))
        return withExtendedLifetime(check) {
            var isWhole = library.write(loader, base, gsize(bytes.count), nil) != 0
            if isWhole, format == .gif {
                // The file was truncated after its first frame: this byte is GIF's trailer.
                var end: UInt8 = 0x3b
                isWhole = library.write(loader, &end, 1, nil) != 0
            }
            // A loader must be closed even after an error.
            isWhole = library.close(loader, nil) != 0 && isWhole
            guard isWhole, !check.isRefused, let pixbuf = library.pixbuf(loader),
                let surface = makeSurface(library, pixbuf)
            else { return nil }
            let orientation = library.option(pixbuf, "orientation").flatMap { Int(String(cString: $0)) } ?? 1
            return (surface, (1...8).contains(orientation) ? orientation : 1)
        }
    }

    /// Returns a surface with premultiplied pixels.
    private static func makeSurface(_ library: PixbufLibrary, _ pixbuf: OpaquePointer) -> OpaquePointer? {
        let (width, height) = (Int(library.width(pixbuf)), Int(library.height(pixbuf)))
        let channels = Int(library.channels(pixbuf))
        guard ImageFileValidator.accepts(width: width, height: height), library.bitsPerSample(pixbuf) == 8,
            channels == 3 || channels == 4, let source = library.readPixels(pixbuf)
        else { return nil }
        let hasAlpha = channels == 4 && !isOpaque(source, width, height, Int(library.bytesPerRow(pixbuf)))
        guard
            let surface = cairo_image_surface_create(
                hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, Int32(width), Int32(height)),
            let target = cairo_image_surface_get_data(surface)
        else { return nil }
        let sourceStride = Int(library.bytesPerRow(pixbuf))
        let targetStride = Int(cairo_image_surface_get_stride(surface))
        for y in 0..<height {
            var from = source + y * sourceStride
            let row = UnsafeMutableRawPointer(target + y * targetStride)
            for x in 0..<width {
                var (red, green, blue) = (UInt32(from[0]), UInt32(from[1]), UInt32(from[2]))
                var alpha: UInt32 = 255
                if hasAlpha {
                    alpha = UInt32(from[3])
                    red = (red &* alpha &+ 127) / 255
                    green = (green &* alpha &+ 127) / 255
                    blue = (blue &* alpha &+ 127) / 255
                }
                row.storeBytes(
                    of: alpha << 24 | red << 16 | green << 8 | blue, toByteOffset: x &* 4, as: UInt32.self)
                from += channels
            }
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }

    /// Returns whether all pixels are opaque although there is an alpha channel, as in all GIF files.
    private static func isOpaque(_ source: UnsafePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int) -> Bool {
        for y in 0..<height {
            var alpha = source + y * stride + 3
            for _ in 0..<width {
                if alpha.pointee != 255 { return false }
                alpha += 4
            }
        }
        return true
    }
}
