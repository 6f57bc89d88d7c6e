/// How much of each pixel the top left corner of a rounded rectangle covers; the other corners mirror it.
final class CornerMask {
    struct Radii: Hashable {
        var x: Double
        var y: Double
    }

    /// The pixels the corner takes.
    let width: Int
    let height: Int
    private let coverage: [UInt8]

    /// Radii in device pixels, both above zero.
    init(_ radii: Radii) {
        let columns = max(1, Int(radii.x.rounded(.up)))
        let rows = max(1, Int(radii.y.rounded(.up)))
        width = columns
        height = rows
        // Sixteen lines a row, each with its exact end in 256ths of a pixel.
        var bytes = [UInt8](repeating: 255, count: columns * rows)
        var sums = [Int](repeating: 0, count: columns + 1)
        for row in 0..<rows {
            for index in sums.indices { sums[index] = 0 }
            for line in 0..<16 {
                let up = radii.y - (Double(row) + (Double(line) + 0.5) / 16)
                let across = up <= 0 ? 1 : max(0, 1 - (up / radii.y) * (up / radii.y)).squareRoot()
                let start = max(0, min(columns * 256, Int((radii.x * (1 - across) * 256).rounded())))
                // The pixel of the start is covered in part, those after it whole.
                let column = start / 256
                let part = 256 - start % 256
                sums[column] += part
                if column < columns { sums[column + 1] += 256 - part }
            }
            var whole = 0
            for column in 0..<columns {
                whole += sums[column]
                bytes[row * columns + column] = UInt8(max(0, min(255, (whole * 255 + 2048) / 4096)))
            }
        }
        coverage = bytes
    }

    @inline(__always) func missing(column: Int, row: Int) -> Int { 255 - Int(coverage[row * width + column]) }
}

/// Corner masks by their radii: few radii are in use at a time.
@MainActor final class CornerMaskCache {
    private var masks: [CornerMask.Radii: CornerMask] = [:]
    private var pixels = 0

    func mask(_ radii: CornerMask.Radii) -> CornerMask {
        if let mask = masks[radii] { return mask }
        let mask = CornerMask(radii)
        if masks.count >= 64 || pixels > 4_000_000 {
            masks.removeAll()
            pixels = 0
        }
        pixels += mask.width * mask.height
        masks[radii] = mask
        return mask
    }
}
