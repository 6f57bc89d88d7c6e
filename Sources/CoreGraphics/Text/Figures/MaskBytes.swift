/// A mask with memory of its own.
final class MaskBytes {
    /// Device pixels from the top left of the layout.
    let rect: PixelRect
    let bytesPerRow: Int
    private let bytes: UnsafeMutablePointer<UInt8>

    /// Nothing is covered.
    init(_ rect: PixelRect) {
        self.rect = rect
        bytesPerRow = Int(rect.width)
        bytes = .allocate(capacity: max(1, bytesPerRow * Int(rect.height)))
        bytes.initialize(repeating: 0, count: max(1, bytesPerRow * Int(rect.height)))
    }

    deinit { bytes.deallocate() }

    /// What drawing needs.
    var mask: TextMask {
        TextMask(rect: rect, bytes: rect.isEmpty ? nil : UnsafePointer(bytes), bytesPerRow: bytesPerRow)
    }

    /// Adds what another covers, moved to the right; false if both cover a pixel, or something is outside.
    func add(_ other: TextMask, x: Int) -> Bool {
        guard let source = other.bytes else { return true }
        let left = Int(other.rect.x) + x - Int(rect.x)
        let top = Int(other.rect.y - rect.y)
        for row in 0..<Int(other.rect.height) {
            for column in 0..<Int(other.rect.width) {
                let value = source[row * other.bytesPerRow + column]
                guard value != 0 else { continue }
                let (x, y) = (left + column, top + row)
                guard x >= 0, x < bytesPerRow, y >= 0, y < Int(rect.height), bytes[y * bytesPerRow + x] == 0 else {
                    return false
                }
                bytes[y * bytesPerRow + x] = value
            }
        }
        return true
    }
}
