/// The coverage of the pixels of a rounded rectangle's top-left corner. The other corners are mirror images.
final class CornerMask {
    struct Radii: Hashable {
        var x: Double
        var y: Double
        /// The exponent of the superellipse of which the corner is a quarter; 2 is an ellipse.
        var exponent = 2.0
    }

    /// The size of the corner, in pixels.
    let width: Int
    let height: Int
    /// The coverage in row order, and its mirror image for the right corners.
    private let left: UnsafeMutablePointer<UInt8>
    private let right: UnsafeMutablePointer<UInt8>

    /// Creates a mask with radii in device pixels, both greater than 0.
    init(_ radii: Radii) {
        let columns = max(1, Int(clamping: radii.x.rounded(.up)))
        let rows = max(1, Int(clamping: radii.y.rounded(.up)))
        width = columns
        height = rows
        // Each row has sixteen scan lines, each of which starts with a precision of 1/256 pixel.
        left = .allocate(capacity: columns * rows)
        right = .allocate(capacity: columns * rows)
        var sums = [Int](repeating: 0, count: columns + 1)
        for row in 0..<rows {
            for index in sums.indices { sums[index] = 0 }
            for line in 0..<16 {
                let up = radii.y - (Double(row) + (Double(line) + 0.5) / 16)
                let across =
                    up <= 0
                    ? 1
                    : radii.exponent == 2
                        ? max(0, 1 - (up / radii.y) * (up / radii.y)).squareRoot()
                        : pow(max(0, 1 - pow(up / radii.y, radii.exponent)), 1 / radii.exponent)
                let start = max(0, min(columns * 256, Int(clamping: (radii.x * (1 - across) * 256).rounded())))
                // The first pixel is covered partially, the following ones completely.
                let column = start / 256
                let part = 256 - start % 256
                sums[column] += part
                if column < columns { sums[column + 1] += 256 - part }
            }
            var whole = 0
            for column in 0..<columns {
                whole += sums[column]
                let byte = UInt8(max(0, min(255, (whole * 255 + 2048) / 4096)))
                left[row * columns + column] = byte
                right[row * columns + columns - 1 - column] = byte
            }
        }
    }

    deinit {
        left.deallocate()
        right.deallocate()
    }

    /// An unowned reference to the mask, which is valid until the cache is trimmed.
    var table: CornerTable {
        CornerTable(width: Int32(width), height: Int32(height), left: UnsafePointer(left), right: UnsafePointer(right))
    }
}

/// An unowned reference to a ``CornerMask``, which avoids reference counting in inner loops.
struct CornerTable {
    let width: Int32
    let height: Int32
    let left: UnsafePointer<UInt8>
    let right: UnsafePointer<UInt8>

    @inline(__always) func missing(column: Int32, row: Int32) -> Int {
        255 - Int(left[Int(row) * Int(width) + Int(column)])
    }
}

/// A cache of corner masks by radius. Few radii are in use at a time.
@MainActor final class CornerMaskCache {
    private var masks: [CornerMask.Radii: CornerMask] = [:]
    private var pixels = 0
    /// The last result. Adjacent layers usually have the same radii.
    private var last: (radii: CornerMask.Radii, table: CornerTable)?

    /// Discards the masks if there are many, which invalidates the tables that were returned before.
    func trim() {
        guard masks.count >= 64 || pixels > 4_000_000 else { return }
        masks.removeAll()
        last = nil
        pixels = 0
    }

    func table(_ radii: CornerMask.Radii) -> CornerTable {
        if let last, last.radii == radii { return last.table }
        let mask = masks[radii] ?? make(radii)
        last = (radii, mask.table)
        return mask.table
    }

    private func make(_ radii: CornerMask.Radii) -> CornerMask {
        let mask = CornerMask(radii)
        pixels += mask.width * mask.height
        masks[radii] = mask
        return mask
    }
}
