/// Memory that holds a picture, 32 bits a pixel in the machine's byte order: alpha (or nothing), red, green, blue from
/// the highest byte down, colours multiplied by alpha. The memory belongs to whoever made the buffer.
package struct PixelBuffer {
    /// The first byte of the first row.
    package let base: UnsafeMutableRawPointer
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    /// How many bytes there are from one row to the next.
    package let bytesPerRow: Int

    /// A buffer over memory that outlives it.
    package init(base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
        self.base = base
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
    }

    /// All pixels.
    package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: Int32(width), height: Int32(height)) }

    /// The pixel at a column and a row; both must be inside.
    package subscript(x: Int, y: Int) -> UInt32 {
        precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel (\(x), \(y)) is outside the buffer")
        return base.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
    }

    /// Copies the pixels of `rect` from `other`, which must cover it too.
    package func copy(_ rect: PixelRect, from other: PixelBuffer) {
        let part = rect.intersection(bounds).intersection(other.bounds)
        guard !part.isEmpty else { return }
        for row in Int(part.minY)..<Int(part.maxY) {
            (base + row * bytesPerRow + Int(part.x) * 4).copyMemory(
                from: other.base + row * other.bytesPerRow + Int(part.x) * 4, byteCount: Int(part.width) * 4)
        }
    }
}
