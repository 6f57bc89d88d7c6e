import CCairo

extension CGImage {
    /// Creates an image from the content of a PNG file.
    ///
    /// Data that is not a complete PNG file, and images of more than 16384 pixels on an edge or 67 million in all,
    /// return `nil`; no memory is allocated for such images.
    package convenience init?(pngData: Data) {
        guard CGImage.isAcceptablePNG(pngData) else { return nil }
        let reader = PNGReader(data: pngData)
        let surface = withExtendedLifetime(reader) {
            cairo_image_surface_create_from_png_stream(
                { closure, target, count in
                    guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
                    return Unmanaged<PNGReader>.fromOpaque(closure).takeUnretainedValue().read(
                        into: target, count: Int(count))
                }, Unmanaged.passUnretained(reader).toOpaque())
        }
        guard let surface, let usable = CGImage.with32BitPixels(surface) else { return nil }
        self.init(adopting: usable)
    }

    /// Returns the image as a PNG file; `nil` if there is not enough memory.
    package func pngData() -> Data? {
        let writer = PNGWriter()
        var status = CAIRO_STATUS_WRITE_ERROR
        withSurface { surface in
            status = cairo_surface_write_to_png_stream(
                surface,
                { closure, bytes, count in
                    guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                    Unmanaged<PNGWriter>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, Unmanaged.passUnretained(writer).toOpaque())
        }
        return withExtendedLifetime(writer) { status == CAIRO_STATUS_SUCCESS ? writer.data : nil }
    }

    /// The greatest compression ratio of PNG's deflate. A file that declares more pixels is truncated or hostile.
    private static let mostBytesPerByte = 1032

    /// Returns whether the signature and the header, which must come first, are acceptable to pass the file to a
    /// decoder.
    private static func isAcceptablePNG(_ data: Data) -> Bool {
        let start = [UInt8](data.prefix(33))
        guard start.count == 33, start.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
            start[12..<16].elementsEqual([0x49, 0x48, 0x44, 0x52])
        else { return false }
        let width = start[16..<20].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        let height = start[20..<24].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        guard ImageFileValidator.accepts(width: Int(width), height: Int(height)) else { return false }
        let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][start[25]] ?? 0
        let rowSize = (Int(width) * channels * Int(start[24]) + 7) / 8
        return rowSize * Int(height) / mostBytesPerByte <= data.count
    }

    /// Returns a surface with 32-bit pixels.
    ///
    /// Newer versions of Cairo decode 16-bit components to floating-point pixels, which are converted here.
    private static func with32BitPixels(_ surface: OpaquePointer) -> OpaquePointer? {
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        let format = cairo_image_surface_get_format(surface)
        if format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 { return surface }
        defer { cairo_surface_destroy(surface) }
        let copy = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
        let context = cairo_create(copy)
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_paint(context)
        cairo_destroy(context)
        return copy
    }
}

/// A reader that returns the bytes of a file in order.
private final class PNGReader {
    private let data: Data
    private var offset: Int

    init(data: Data) {
        self.data = data
        offset = data.startIndex
    }

    func read(into target: UnsafeMutablePointer<UInt8>, count: Int) -> cairo_status_t {
        guard count <= data.endIndex - offset else { return CAIRO_STATUS_READ_ERROR }
        data.copyBytes(to: target, from: offset..<offset + count)
        offset += count
        return CAIRO_STATUS_SUCCESS
    }
}

/// A writer that collects the bytes of a file.
private final class PNGWriter {
    var data = Data()
}
