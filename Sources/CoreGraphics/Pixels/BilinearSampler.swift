/// Samples a scaled or rotated image with bilinear interpolation. Beyond the edges, the edge pixels are repeated.
///
/// Where the image is reduced so far that interpolation would skip pixels, a color is the mean of several samples,
/// which are distributed evenly over the device pixel.
///
/// All arithmetic is integer, and a color depends on the position of the device pixel only, so it does not matter which
/// part of the image a call reads. Cairo lacks this property: Pixman has several implementations, which round
/// differently, and chooses between them by whether the painted area lies within the image.
package struct BilinearSampler {
    private let pixels: PixelBuffer
    /// The bits that are set in each color: full alpha for an image whose alpha bytes are undefined.
    let opaque: UInt32
    // The displacement in the image for a step to the right (`a`, `b`) or downwards (`c`, `d`) on the device, in 2⁻³²
    // pixels.
    private let a: Int
    private let b: Int
    private let c: Int
    private let d: Int
    /// The position in the image of the upper-left of the four pixels around the device's first pixel, in the same
    /// units. The eight bits after the binary point are the interpolation weights.
    private let originX: Int
    private let originY: Int
    /// The displacements of the samples from the center of a device pixel; empty if one sample is enough.
    private let spread: [(u: Int, v: Int)]

    /// Creates a sampler; returns `nil` if the image is empty, or the transform exceeds the range of the arithmetic.
    ///
    /// - Parameters:
    ///   - pixels: The image, whose memory must outlive the sampler.
    ///   - isOpaque: Whether the alpha bytes are to be ignored.
    ///   - t: The transform from device pixels to image pixels. The centers of pixels are at halves.
    package init?(_ pixels: PixelBuffer, isOpaque: Bool, deviceToImage t: CGAffineTransform) {
        guard pixels.width > 0, pixels.height > 0, [t.a, t.b, t.c, t.d].allSatisfy({ abs($0) < 16384 }),
            abs(t.tx) < 1e8, abs(t.ty) < 1e8
        else { return nil }
        func fixed(_ value: CGFloat) -> Int { Int(clamping: (Double(value) * 4_294_967_296).rounded()) }
        self.pixels = pixels
        opaque = isOpaque ? 0xFF00_0000 : 0
        (a, b, c, d) = (fixed(t.a), fixed(t.b), fixed(t.c), fixed(t.d))
        // From the corner of a device pixel to its center, and back by half an image pixel; rounded to eight bits.
        let half = 1 << 31
        let rounding = 1 << 23
        originX = fixed(t.tx) + (a + c) / 2 - half + rounding
        originY = fixed(t.ty) + (b + d) / 2 - half + rounding
        let across = BilinearSampler.places((t.a * t.a + t.b * t.b).squareRoot())
        let down = BilinearSampler.places((t.c * t.c + t.d * t.d).squareRoot())
        var spread: [(u: Int, v: Int)] = []
        if across > 1 || down > 1 {
            for row in 0..<down {
                for column in 0..<across {
                    let (x, y) = (2 * column + 1 - across, 2 * row + 1 - down)
                    spread.append(
                        (a * x / (2 * across) + c * y / (2 * down), b * x / (2 * across) + d * y / (2 * down)))
                }
            }
        }
        self.spread = spread
    }

    /// Returns the number of samples along an edge of a device pixel that is `length` image pixels long: as many as
    /// there are image pixels, but at most 16. Up to a third more than one pixel does not justify a second sample.
    static func places(_ length: CGFloat) -> Int {
        length <= 4.0 / 3 ? 1 : max(2, min(16, Int(clamping: (length - 0.01).rounded(.up))))
    }

    /// Reads the colors of `count` device pixels, from (x, y) to the right.
    package func read(into row: UnsafeMutablePointer<UInt32>, x: Int32, y: Int32, count: Int) {
        guard count > 0 else { return }
        let u = originX &+ a &* Int(x) &+ c &* Int(y)
        let v = originY &+ b &* Int(x) &+ d &* Int(y)
        if !spread.isEmpty {
            readAveraged(into: row, u, v, count)
        } else if b == 0 {
            readUpright(into: row, u, v, count)
        } else {
            readRotated(into: row, u, v, count)
        }
    }

    /// Reads pixels of an image that is not rotated: all of them use the same two rows, which are interpolated first.
    private func readUpright(into row: UnsafeMutablePointer<UInt32>, _ u: Int, _ v: Int, _ count: Int) {
        let end = u &+ a &* (count &- 1)
        let first = min(u, end) >> 32
        let columnCount = (max(u, end) >> 32) &- first &+ 2
        // More columns than this mean an overflow of the coordinates, far outside the image.
        guard columnCount > 0, columnCount <= 16384 &* (count &+ 2), columnCount < 1 << 24 else {
            return readRotated(into: row, u, v, count)
        }
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: columnCount) { columns in
            guard let columns = columns.baseAddress else { return }
            mixRows(v, into: columns, first, columnCount)
            var u = u &- first << 32
            for index in 0..<count {
                let place = columns + (u >> 32)
                row[index] = joined(mixed(place[0], place[1], UInt64(truncatingIfNeeded: u >> 24) & 255)) | opaque
                u = u &+ a
            }
        }
    }

    /// Interpolates two adjacent rows, for columns from `first` on. Beyond the edges, the edge pixels are repeated.
    private func mixRows(_ v: Int, into columns: UnsafeMutablePointer<UInt64>, _ first: Int, _ count: Int) {
        let lastX = pixels.width &- 1
        let low = max(0, min(count, -first))
        let high = max(low, min(count, lastX &+ 1 &- first))
        let upper = UnsafeRawPointer(line(v >> 32)).assumingMemoryBound(to: UInt8.self)
        let lower = UnsafeRawPointer(line((v >> 32) &+ 1)).assumingMemoryBound(to: UInt8.self)
        let weight = UInt16(truncatingIfNeeded: v >> 24) & 255
        func mix(_ from: Int, _ count: Int, into place: UnsafeMutablePointer<UInt64>) {
            // The compiler vectorizes this loop over single components.
            let target = UnsafeMutableRawPointer(place).assumingMemoryBound(to: UInt16.self)
            let (upper, lower) = (upper + from &* 4, lower + from &* 4)
            for index in 0..<count &* 4 {
                target[index] =
                    (UInt16(upper[index]) &* (256 &- weight) &+ UInt16(lower[index]) &* weight &+ 0x80) >> 8
            }
        }
        if low < high { mix(first &+ low, high &- low, into: columns + low) }
        if low > 0 {
            mix(0, 1, into: columns)
            for index in 1..<max(1, low) { columns[index] = columns[0] }
        }
        if high < count {
            mix(lastX, 1, into: columns + high)
            for index in (high &+ 1)..<max(high &+ 1, count) { columns[index] = columns[high] }
        }
    }

    private func readRotated(into row: UnsafeMutablePointer<UInt32>, _ u: Int, _ v: Int, _ count: Int) {
        var (u, v) = (u, v)
        for index in 0..<count {
            row[index] = joined(color(u, v)) | opaque
            u = u &+ a
            v = v &+ b
        }
    }

    private func readAveraged(into row: UnsafeMutablePointer<UInt32>, _ u: Int, _ v: Int, _ count: Int) {
        spread.withUnsafeBufferPointer { places in
            // Sums of 255 fit into 16 bits, since there are at most 256 samples. Multiplication by the reciprocal is
            // exact for such sums.
            let placeCount = places.count
            let factor = UInt64((1 << 32) / placeCount + 1)
            let half = UInt64(placeCount / 2)
            var (u, v) = (u, v)
            for index in 0..<count {
                var sum: UInt64 = 0
                for place in places { sum = sum &+ color(u &+ place.u, v &+ place.v) }
                var mean: UInt64 = 0
                for shift: UInt64 in [0, 16, 32, 48] {
                    mean |= ((((sum >> shift & 0xFFFF) &+ half) &* factor) >> 32) << shift
                }
                row[index] = joined(mean) | opaque
                u = u &+ a
                v = v &+ b
            }
        }
    }

    /// Returns the color at a position, with its four components in 16 bits each.
    @inline(__always) func color(_ u: Int, _ v: Int) -> UInt64 {
        let (lastX, lastY) = (pixels.width &- 1, pixels.height &- 1)
        let (x, y) = (u >> 32, v >> 32)
        let (across, down) = (UInt64(truncatingIfNeeded: u >> 24) & 255, UInt64(truncatingIfNeeded: v >> 24) & 255)
        var (left, right) = (x, x &+ 1)
        if x < 0 || x >= lastX { (left, right) = (clamped(left, lastX), clamped(right, lastX)) }
        let (upper, lower): (UnsafePointer<UInt32>, UnsafePointer<UInt32>)
        if y >= 0, y < lastY {
            upper = unclampedLine(y)
            lower = unclampedLine(y &+ 1)
        } else {
            upper = line(y)
            lower = line(y &+ 1)
        }
        return mixed(
            mixed(widened(upper[left]), widened(lower[left]), down),
            mixed(widened(upper[right]), widened(lower[right]), down), across)
    }

    @inline(__always) private func clamped(_ value: Int, _ last: Int) -> Int { max(0, min(last, value)) }

    @inline(__always) private func line(_ y: Int) -> UnsafePointer<UInt32> {
        unclampedLine(clamped(y, pixels.height &- 1))
    }

    @inline(__always) private func unclampedLine(_ y: Int) -> UnsafePointer<UInt32> {
        UnsafePointer((pixels.base + y &* pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self))
    }

    // These functions handle four components at a time, in 16 bits each.

    @inline(__always) private func widened(_ pixel: UInt32) -> UInt64 {
        let wide = UInt64(pixel)
        let pairs = (wide | wide << 16) & 0x0000_FFFF_0000_FFFF
        return (pairs | pairs << 8) & 0x00FF_00FF_00FF_00FF
    }

    @inline(__always) func joined(_ wide: UInt64) -> UInt32 {
        let pairs = (wide | wide >> 8) & 0x0000_FFFF_0000_FFFF
        return UInt32(truncatingIfNeeded: pairs | pairs >> 16)
    }

    /// Interpolates two colors, rounded to the nearest integer.
    ///
    /// A component never exceeds its alpha, as both are rounded in the same way.
    @inline(__always) private func mixed(_ first: UInt64, _ second: UInt64, _ weight: UInt64) -> UInt64 {
        ((first &* (256 &- weight) &+ second &* weight &+ 0x0080_0080_0080_0080) >> 8) & 0x00FF_00FF_00FF_00FF
    }
}
