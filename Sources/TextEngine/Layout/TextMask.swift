import CoreGraphics

/// The coverage of pixels by the glyphs of a line. It is valid while its layout exists.
package struct TextMask {
    /// The rectangle in device pixels, from the top-left corner of the layout.
    package var rect: PixelRect
    /// The coverage with a byte per pixel; `nil` if the mask is empty.
    package var bytes: UnsafePointer<UInt8>?
    package var bytesPerRow: Int

    /// The smallest rectangle that contains all coverage.
    var inkedPart: PixelRect {
        guard let bytes else { return .zero }
        var (minX, minY, maxX, maxY) = (Int(rect.width), Int(rect.height), 0, 0)
        for y in 0..<Int(rect.height) {
            for x in 0..<Int(rect.width) where bytes[y * bytesPerRow + x] > 0 {
                (minX, maxX) = (min(minX, x), max(maxX, x + 1))
                (minY, maxY) = (min(minY, y), y + 1)
            }
        }
        guard minX < maxX else { return .zero }
        return PixelRect(
            x: rect.x + Int32(minX), y: rect.y + Int32(minY), width: Int32(maxX - minX), height: Int32(maxY - minY))
    }
}
