/// The alpha values of the pixels in a rectangle of the frame.
final class AlphaMask {
    let rect: PixelRect
    let bytes: UnsafeMutablePointer<UInt8>

    /// Creates a transparent mask.
    init(_ rect: PixelRect) {
        self.rect = rect
        let count = max(1, Int(rect.width) * Int(rect.height))
        bytes = .allocate(capacity: count)
        bytes.initialize(repeating: 0, count: count)
    }

    deinit { bytes.deallocate() }

    @inline(__always) func row(_ y: Int32) -> UnsafeMutablePointer<UInt8> {
        bytes + Int(y &- rect.y) * Int(rect.width)
    }
}

extension AlphaMask {
    /// Returns the extent of a blur in pixels, for a standard deviation in pixels. It is at most three times the
    /// standard deviation and, from a standard deviation of 1, at least one pixel less than that.
    static func reach(ofBlur deviation: Double) -> Int32 {
        guard deviation.isFinite, deviation > 0 else { return 0 }
        let deviation = min(deviation, 400)
        // Three box filters of radius r have a total variance of r (r + 1), which equals the square of the standard
        // deviation.
        return Int32(clamping: 3 * (deviation * deviation + 0.25).squareRoot() - 1.5)
    }

    /// Applies three box filters, which approximate a Gaussian blur. The surroundings of the mask are transparent.
    func blur(reach: Int32) {
        guard reach > 0, rect.width > 0, rect.height > 0 else { return }
        let radii = (0..<3).map { (Int(reach) + $0) / 3 }
        let width = Int(rect.width)
        let height = Int(rect.height)
        // Use 16 bits per pixel for the intermediate results, so that six roundings are not visible.
        let values = UnsafeMutablePointer<UInt16>.allocate(capacity: width * height)
        let turned = UnsafeMutablePointer<UInt16>.allocate(capacity: width * height)
        let line = UnsafeMutablePointer<UInt16>.allocate(capacity: max(width, height))
        defer {
            values.deallocate()
            turned.deallocate()
            line.deallocate()
        }
        for index in 0..<width * height { values[index] = UInt16(bytes[index]) &* 257 }
        AlphaMask.blurRows(values, width, height, radii, line)
        AlphaMask.turn(values, width, height, turned)
        AlphaMask.blurRows(turned, height, width, radii, line)
        AlphaMask.turn(turned, height, width, values)
        for index in 0..<width * height { bytes[index] = UInt8((UInt32(values[index]) + 128) / 257) }
    }

    private static func blurRows(
        _ values: UnsafeMutablePointer<UInt16>, _ width: Int, _ height: Int, _ radii: [Int],
        _ line: UnsafeMutablePointer<UInt16>
    ) {
        for y in 0..<height {
            let row = values + y * width
            for radius in radii where radius > 0 {
                line.update(from: row, count: width)
                let size = UInt64(2 * radius + 1)
                // A division by multiplication. It is sufficiently exact for sums of up to 801 numbers of 16 bits.
                let factor = ((1 << 32) + size / 2) / size
                var sum: UInt64 = 0
                for x in 0..<min(radius, width) { sum += UInt64(line[x]) }
                for x in 0..<width {
                    if x + radius < width { sum += UInt64(line[x + radius]) }
                    row[x] = UInt16(truncatingIfNeeded: min(65535, (sum * factor + (1 << 31)) >> 32))
                    if x >= radius { sum -= UInt64(line[x - radius]) }
                }
            }
        }
    }

    /// Transposes a matrix of values.
    private static func turn(
        _ source: UnsafeMutablePointer<UInt16>, _ width: Int, _ height: Int, _ target: UnsafeMutablePointer<UInt16>
    ) {
        for y in 0..<height {
            for x in 0..<width { target[x * height + y] = source[y * width + x] }
        }
    }
}
