import CoreGraphics

/// The image that follows the pointer or the finger during a drag.
package struct DragImage: Equatable, Sendable {
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    /// The pixels, row by row from the top: premultiplied ARGB with alpha in the highest byte, as in a ``PixelBuffer``.
    package let pixels: [UInt32]
    /// The number of pixels per point.
    package let scale: CGFloat
    /// The point of the image that is at the location of the drag, in points, relative to the image's top-left corner.
    /// It can be outside of the image.
    package let hotspot: CGPoint

    /// Creates an image from a copy of pixels.
    ///
    /// - Parameters:
    ///   - picture: The pixels.
    ///   - scale: The number of pixels per point. The image is presented pixel by pixel, so this should be the scale of
    ///     the display server.
    ///   - hotspot: The point of the image that is at the location of the drag, in points.
    package init(_ picture: PixelBuffer, scale: CGFloat, hotspot: CGPoint) {
        self.init(
            width: max(0, picture.width), height: max(0, picture.height),
            pixels: (0..<max(0, picture.height)).flatMap { y in
                (0..<max(0, picture.width)).map { x in picture[x, y] }
            }, scale: scale, hotspot: hotspot)
    }

    /// Creates an image.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - pixels: `width * height` premultiplied ARGB pixels, row by row.
    ///   - scale: The number of pixels per point. A value that is not positive and finite is 1.
    ///   - hotspot: The point of the image that is at the location of the drag, in points. A point that is not finite
    ///     is the top-left corner.
    package init(width: Int, height: Int, pixels: [UInt32], scale: CGFloat, hotspot: CGPoint) {
        precondition(
            width >= 0 && height >= 0 && pixels.count == width * height, "the image needs a value for each pixel")
        self.width = width
        self.height = height
        self.pixels = pixels
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.hotspot = hotspot.x.isFinite && hotspot.y.isFinite ? hotspot : .zero
    }
}
