import CCairo

/// A picture that never changes: 8 bits a component, colours multiplied by opacity, the first row on top.
///
/// `@unchecked` because it owns memory through a Cairo surface, which nothing writes to once the image is made.
public final class CGImage: @unchecked Sendable {
    /// The surface that owns the pixels. Cairo's and Pixman's reference counts are not all safe across threads: only
    /// the main actor may draw from it; everything else goes through ``withSurface(_:)``.
    package let surface: OpaquePointer
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The number of bytes from one row to the next.
    public let bytesPerRow: Int
    /// Whether no pixel lets anything through.
    package let isOpaque: Bool
    /// How a camera held the picture, by EXIF's numbers: 1 is upright, 2 to 8 are turned or mirrored. Drawing does not
    /// heed it.
    package let orientation: Int
    private let base: UnsafeMutableRawPointer

    /// The number of bits of each component: 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits of each pixel: 32.
    public var bitsPerPixel: Int { 32 }
    /// The space of the colours: sRGB.
    public var colorSpace: CGColorSpace? { .standardRGB }
    /// How components are mapped to colors: nil, since images are stored as they are shown.
    public var decode: UnsafePointer<CGFloat>? { nil }
    /// How colors are brought to a device: all are shown as sRGB.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    /// Whether the image is smoothed where it is stretched: true, as far as the context's interpolation quality does it.
    public var shouldInterpolate: Bool { true }
    /// Where the opacity of a pixel is.
    public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }
    /// The order of components and bytes in a pixel.
    public var bitmapInfo: CGBitmapInfo {
        CGBitmapInfo(rawValue: alphaInfo.rawValue | CGBitmapInfo.byteOrder32Host.rawValue)
    }

    /// Takes over the reference to an image surface that nobody will draw to any more. Surfaces that are no image of
    /// 32-bit pixels, are empty or in an error state give `nil`; the reference is released then too.
    package init?(adopting surface: OpaquePointer, orientation: Int = 1) {
        cairo_surface_flush(surface)
        let format =
            cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE
            ? cairo_image_surface_get_format(surface) : CAIRO_FORMAT_INVALID
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
            cairo_image_surface_get_width(surface) > 0, cairo_image_surface_get_height(surface) > 0,
            let base = cairo_image_surface_get_data(surface)
        else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.surface = surface
        self.orientation = orientation
        self.base = UnsafeMutableRawPointer(base)
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        bytesPerRow = Int(cairo_image_surface_get_stride(surface))
        isOpaque = format == CAIRO_FORMAT_RGB24
    }

    /// A copy of pixels. `nil` for sizes that are not positive or larger than 32767 on an edge.
    package convenience init?(copying pixels: PixelBuffer, isOpaque: Bool) {
        guard pixels.width > 0, pixels.height > 0, pixels.width <= 32767, pixels.height <= 32767,
            let surface = cairo_image_surface_create(
                isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height))
        else { return nil }
        if let data = cairo_image_surface_get_data(surface) {
            let target = PixelBuffer(
                base: data, width: pixels.width, height: pixels.height,
                bytesPerRow: Int(cairo_image_surface_get_stride(surface)))
            target.copy(target.bounds, from: pixels)
            cairo_surface_mark_dirty(surface)
        }
        self.init(adopting: surface)
    }

    deinit { cairo_surface_destroy(surface) }

    /// Calls `body` with the pixels, which must not be changed.
    package func withPixels<Result>(_ body: (PixelBuffer) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(self) {
            try body(PixelBuffer(base: base, width: width, height: height, bytesPerRow: bytesPerRow))
        }
    }

    /// Calls `body` with a surface of its own over the same pixels, good for that call only.
    func withSurface(_ body: (OpaquePointer) -> Void) {
        withExtendedLifetime(self) {
            guard
                let view = cairo_image_surface_create_for_data(
                    base.assumingMemoryBound(to: UInt8.self), isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
                    Int32(width), Int32(height), Int32(bytesPerRow))
            else { return }
            body(view)
            cairo_surface_finish(view)
            cairo_surface_destroy(view)
        }
    }

    /// The part of the image inside `rect`, which is in pixels from the top left and is rounded out to whole ones;
    /// `nil` if no pixel is inside.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = PixelRect(x: 0, y: 0, width: Int32(width), height: Int32(height))
        let part = PixelRect(covering: rect.standardized).intersection(whole)
        guard !part.isEmpty else { return nil }
        return withPixels { pixels in
            CGImage(
                copying: PixelBuffer(
                    base: pixels.base + Int(part.y) * pixels.bytesPerRow + Int(part.x) * 4, width: Int(part.width),
                    height: Int(part.height), bytesPerRow: pixels.bytesPerRow),
                isOpaque: isOpaque)
        }
    }

    /// A copy of the image.
    public func copy() -> CGImage? { self }
}
