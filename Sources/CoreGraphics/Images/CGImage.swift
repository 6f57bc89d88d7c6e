import CCairo
import Synchronization

/// An immutable bitmap image: 8 bits a component, premultiplied, the top row first.
///
/// ```swift
/// if let pixels = photo.cgImage, let square = pixels.cropping(to: CGRect(x: 0, y: 0, width: 64, height: 64)) {
///     print(square.width, square.height)
///     imageView.image = UIImage(cgImage: square, scale: 2, orientation: .up)
/// }
/// ```
///
/// Sizes are in pixels, at most 32767 in each direction. Pixels are stored in sRGB with 32 bits each, whatever the
/// source was. ``shouldInterpolate`` is always true, because the interpolation quality of the context decides;
/// ``decode`` is always nil.
///
/// `@unchecked` because it owns memory through a Cairo surface, which no code writes to after the image is created.
public final class CGImage: @unchecked Sendable {
    /// The surface that owns the pixels.
    ///
    /// Cairo's and Pixman's reference counts are not all thread-safe: only the main actor may draw from it; other code
    /// uses ``withSurface(_:)``.
    package let surface: OpaquePointer
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The number of bytes from one row to the next.
    public let bytesPerRow: Int
    /// A Boolean value that indicates whether all pixels are opaque.
    package let isOpaque: Bool
    /// The EXIF orientation: 1 is upright, 2 to 8 are rotated or mirrored. Drawing ignores it.
    package let orientation: Int
    /// The JPEG file that contains the same pixels, if the image is from one.
    let jpegFile: Data?
    /// A number that no other image of the process has.
    private let number = CGImage.lastNumber.add(1, ordering: .relaxed).newValue
    private let base: UnsafeMutableRawPointer
    private static let lastNumber = Atomic(0)

    /// The number of bits of each component: 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits of each pixel: 32.
    public var bitsPerPixel: Int { 32 }
    /// The color space: sRGB.
    public var colorSpace: CGColorSpace? { .standardRGB }
    /// The mapping of components to colors: always `nil`, since components are stored as they are displayed.
    public var decode: UnsafePointer<CGFloat>? { nil }
    /// The rendering intent, which has no effect: all colors are drawn in sRGB.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    /// A Boolean value that indicates whether the image is interpolated when it is scaled.
    ///
    /// Always `true`; the context's interpolation quality decides.
    public var shouldInterpolate: Bool { true }
    /// The location of the alpha component in a pixel.
    public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }
    /// The order of components and bytes in a pixel.
    public var bitmapInfo: CGBitmapInfo {
        CGBitmapInfo(rawValue: alphaInfo.rawValue | CGBitmapInfo.byteOrder32Host.rawValue)
    }

    /// Creates an image that takes ownership of a reference to an image surface, which must not be drawn to afterwards.
    ///
    /// Returns `nil` for surfaces that are not images of 32-bit pixels, are empty, or are in an error state. The
    /// reference is released in that case too.
    ///
    /// - Parameters:
    ///   - surface: The surface.
    ///   - orientation: The EXIF orientation, from 1 to 8.
    ///   - jpegFile: A JPEG file with the same pixels in the same orientation, which documents store instead of them.
    package init?(adopting surface: OpaquePointer, orientation: Int = 1, jpegFile: Data? = nil) {
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
        self.jpegFile = jpegFile
        self.base = UnsafeMutableRawPointer(base)
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        bytesPerRow = Int(cairo_image_surface_get_stride(surface))
        isOpaque = format == CAIRO_FORMAT_RGB24
    }

    /// Creates an image with a copy of pixels; returns `nil` for sizes that are not positive or greater than 32767.
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

    /// Calls `body` with the pixels, which must not be changed, and which are valid during the call only.
    package func withPixels<Result>(_ body: (PixelBuffer) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(self) {
            try body(PixelBuffer(base: base, width: width, height: height, bytesPerRow: bytesPerRow))
        }
    }

    /// Calls `body` with a separate surface over the same pixels, which is valid during the call only.
    ///
    /// - Parameters:
    ///   - isEncoded: Whether the surface also has the file of the image and a name, so that documents store the file
    ///     instead of the pixels, and store it once.
    ///   - body: Receives the surface.
    func withSurface(isEncoded: Bool = false, _ body: (OpaquePointer) -> Void) {
        withExtendedLifetime(self) {
            guard
                let view = cairo_image_surface_create_for_data(
                    base.assumingMemoryBound(to: UInt8.self), isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
                    Int32(width), Int32(height), Int32(bytesPerRow))
            else { return }
            if isEncoded { addFile(to: view) }
            body(view)
            cairo_surface_finish(view)
            cairo_surface_destroy(view)
        }
    }

    /// Attaches the file and the name of the image to a surface, which keeps copies of them.
    private func addFile(to surface: OpaquePointer) {
        attach(Data("image \(number)".utf8), as: CAIRO_MIME_TYPE_UNIQUE_ID, to: surface)
        if let jpegFile { attach(jpegFile, as: CAIRO_MIME_TYPE_JPEG, to: surface) }
    }

    private func attach(_ data: Data, as type: String, to surface: OpaquePointer) {
        guard let copy = malloc(max(1, data.count)) else { return }
        data.copyBytes(to: UnsafeMutableRawBufferPointer(start: copy, count: data.count))
        let status = cairo_surface_set_mime_data(
            surface, type, copy.assumingMemoryBound(to: UInt8.self), UInt(data.count), { free($0) }, copy)
        if status != CAIRO_STATUS_SUCCESS { free(copy) }
    }

    /// Returns the part of the image inside a rectangle; `nil` if the rectangle contains no pixel.
    ///
    /// - Parameter rect: A rectangle in pixels from the top-left corner, rounded outwards to whole pixels.
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

    /// Returns the image itself, which is immutable.
    public func copy() -> CGImage? { self }
}
