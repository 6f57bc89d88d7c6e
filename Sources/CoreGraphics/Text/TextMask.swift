/// How much of each pixel the letters of a line cover. Good as long as its layout is.
package struct TextMask {
    /// Device pixels from the top left of the layout.
    package var rect: PixelRect
    /// A byte a pixel; nil where there is nothing to see.
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
