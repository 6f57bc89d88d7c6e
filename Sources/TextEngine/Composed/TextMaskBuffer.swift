import CoreGraphics

/// A coverage mask that owns its memory.
final class TextMaskBuffer {
    /// The rectangle of the mask in device pixels, from the top-left corner of the layout.
    let rect: PixelRect
    let bytesPerRow: Int
    private let bytes: UnsafeMutablePointer<UInt8>

    /// Creates an empty mask.
    init(_ rect: PixelRect) {
        self.rect = rect
        bytesPerRow = Int(rect.width)
        bytes = .allocate(capacity: max(1, bytesPerRow * Int(rect.height)))
        bytes.initialize(repeating: 0, count: max(1, bytesPerRow * Int(rect.height)))
    }

    deinit { bytes.deallocate() }

    /// A view of the mask, which is valid while this object exists.
    var mask: TextMask {
        TextMask(rect: rect, bytes: rect.isEmpty ? nil : UnsafePointer(bytes), bytesPerRow: bytesPerRow)
    }

    /// Adds the coverage of another mask, offset by whole pixels and clipped to this one.
    ///
    /// The sum is clamped, as Cairo adds overlapping glyphs.
    func add(_ other: TextMask, x: Int, y: Int) {
        TextMaskBuffer.add(other, x: x, y: y, to: bytes, rect, bytesPerRow: bytesPerRow)
    }

    /// Adds the coverage of a mask to the memory of another one with a given rectangle.
    static func add(
        _ other: TextMask, x: Int, y: Int, to bytes: UnsafeMutablePointer<UInt8>, _ rect: PixelRect, bytesPerRow: Int
    ) {
        guard let source = other.bytes else { return }
        let left = Int(other.rect.x) + x - Int(rect.x)
        let top = Int(other.rect.y) + y - Int(rect.y)
        let columns = max(0, -left)..<max(0, -left, min(Int(other.rect.width), Int(rect.width) - left))
        let rows = max(0, -top)..<max(0, -top, min(Int(other.rect.height), Int(rect.height) - top))
        for row in rows {
            let from = source + row * other.bytesPerRow
            let to = bytes + ((top + row) * bytesPerRow + left)
            for column in columns {
                to[column] = UInt8(truncatingIfNeeded: min(255, UInt32(to[column]) + UInt32(from[column])))
            }
        }
    }
}
