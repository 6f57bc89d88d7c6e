/// A view of pixels in memory that other code owns.
///
/// Pixels have 32 bits in host byte order: alpha (or an unused byte), red, green and blue from the highest byte down,
/// premultiplied.
package struct PixelBuffer {
    /// The first byte of the first row.
    package let base: UnsafeMutableRawPointer
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    /// The number of bytes from one row to the next.
    package let bytesPerRow: Int

    /// Creates a buffer over memory that must outlive it.
    package init(base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
        self.base = base
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
    }

    /// The rectangle of all pixels.
    package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: Int32(width), height: Int32(height)) }

    /// The pixel at a column and a row, which must be inside the buffer.
    package subscript(x: Int, y: Int) -> UInt32 {
        precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel (\(x), \(y)) is outside the buffer")
        return base.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
    }

    /// Copies the pixels of `rect` from `other`, as far as both buffers contain them.
    package func copy(_ rect: PixelRect, from other: PixelBuffer) {
        let part = rect.intersection(bounds).intersection(other.bounds)
        guard !part.isEmpty else { return }
        for row in Int(part.minY)..<Int(part.maxY) {
            (base + row * bytesPerRow + Int(part.x) * 4).copyMemory(
                from: other.base + row * other.bytesPerRow + Int(part.x) * 4, byteCount: Int(part.width) * 4)
        }
    }
}
