// Arithmetic on rows of pixels: 32 bits, alpha first from the highest byte down, colours multiplied by alpha. Every
// result depends only on the pixels at that place, never on where a row starts.

typealias PixelRow = UnsafeMutablePointer<UInt32>

enum PixelOperations {
    /// Each of the four components times `factor` (0 to 255) over 255, rounded to nearest.
    @inline(__always) static func scaled(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
        // Two components at a time, in the upper and the lower half of a word.
        var even = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
        even = ((even &+ ((even >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
        var odd = ((pixel >> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
        odd = (odd &+ ((odd >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
        return even | odd
    }

    @inline(__always) static func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
        source &+ scaled(target, 255 &- (source >> 24))
    }

    /// Two factors of 0 to 255 multiplied.
    @inline(__always) static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let t = a &* b &+ 0x80
        return (t &+ (t >> 8)) >> 8
    }

    /// A colour and an additional opacity as a pixel.
    static func pixel(_ color: CGColor, opacity: UInt32 = 255) -> UInt32 {
        let (red, green, blue, alpha) = color.rgba
        func byte(_ value: Double) -> UInt32 { UInt32(max(0, min(255, (value * 255).rounded()))) }
        let opaque = 0xFF00_0000 | byte(red) << 16 | byte(green) << 8 | byte(blue)
        return scaled(opaque, product(byte(alpha), opacity))
    }

    static func fill(_ row: PixelRow, _ count: Int, _ color: UInt32) {
        row.update(repeating: color, count: count)
    }

    /// Paints a colour over pixels.
    static func paint(_ row: PixelRow, _ count: Int, _ color: UInt32) {
        let rest = 255 &- (color >> 24)
        if rest == 0 { return fill(row, count, color) }
        for x in 0..<count { row[x] = color &+ scaled(row[x], rest) }
    }

    /// Paints a colour over pixels as far as they are covered; nil means entirely.
    static func paint(_ row: PixelRow, _ count: Int, _ color: UInt32, _ coverage: UnsafePointer<UInt8>?) {
        guard let coverage else { return paint(row, count, color) }
        // No test for zero: without branches the compiler does several pixels at a time.
        for x in 0..<count { row[x] = over(scaled(color, UInt32(coverage[x])), row[x]) }
    }

    /// Paints a colour over a block of pixels.
    ///
    /// - Parameter stride: the pixels from one row to the next.
    static func paint(_ pixels: PixelRow, stride: Int, width: Int, height: Int, _ color: UInt32) {
        var row = pixels
        for _ in 0..<height {
            paint(row, width, color)
            row += stride
        }
    }

    /// Paints a colour over a block of pixels as far as they are covered: letters and corners, where many are not.
    ///
    /// - Parameters:
    ///   - stride: the pixels from one row to the next.
    ///   - coverageStride: the bytes from one row of the coverage to the next.
    static func paintCovered(
        _ pixels: PixelRow, stride: Int, width: Int, height: Int, _ color: UInt32,
        _ coverage: UnsafePointer<UInt8>, coverageStride: Int
    ) {
        let ink = Ink(color)
        var row = pixels
        var bytes = UnsafeRawPointer(coverage)
        for _ in 0..<height {
            var x = 0
            while x &+ 4 <= width {
                let four = bytes.loadUnaligned(fromByteOffset: x, as: UInt32.self)
                if four != 0 { ink.paint(row + x, four) }
                x &+= 4
            }
            while x < width {
                row[x] = over(scaled(color, UInt32(bytes.load(fromByteOffset: x, as: UInt8.self))), row[x])
                x &+= 1
            }
            row += stride
            bytes += coverageStride
        }
    }

    /// A colour, spread for doing four pixels at a time: components 0 and 2 of each in one vector, 1 and 3 in another.
    private struct Ink {
        /// The colour itself, four times.
        private let four: SIMD4<UInt32>
        private let isOpaque: Bool
        let even: SIMD8<UInt16>
        let odd: SIMD8<UInt16>
        let alpha: SIMD8<UInt16>

        @inline(__always) init(_ color: UInt32) {
            four = SIMD4(repeating: color)
            isOpaque = color >> 24 == 255
            let components = unsafeBitCast(four, to: SIMD8<UInt16>.self)
            even = components & 0xFF
            odd = components &>> 8
            alpha = SIMD8(repeating: UInt16(truncatingIfNeeded: color >> 24))
        }

        /// What ``PixelOperations/scaled(_:_:)`` does to each component.
        @inline(__always)
        private func product(_ a: SIMD8<UInt16>, _ b: SIMD8<UInt16>) -> SIMD8<UInt16> {
            let t = a &* b &+ 0x80
            return (t &+ (t &>> 8)) &>> 8
        }

        /// Paints four pixels, each covered by a byte of `coverage`.
        @inline(__always) func paint(_ row: PixelRow, _ coverage: UInt32) {
            let raw = UnsafeMutableRawPointer(row)
            if coverage == .max, isOpaque { return raw.storeBytes(of: four, as: SIMD4<UInt32>.self) }
            let target = raw.loadUnaligned(as: SIMD8<UInt16>.self)
            // Each byte twice, for the two components of a pixel that are in one vector.
            let bytes = (SIMD4(repeating: coverage) &>> SIMD4(0, 8, 16, 24)) & 0xFF
            let covered = unsafeBitCast(bytes | bytes &<< 16, to: SIMD8<UInt16>.self)
            let rest = 255 &- (isOpaque ? covered : product(alpha, covered))
            let newEven = product(even, covered) &+ product(target & 0xFF, rest)
            let newOdd = product(odd, covered) &+ product(target &>> 8, rest)
            raw.storeBytes(of: newEven | newOdd &<< 8, as: SIMD8<UInt16>.self)
        }
    }

    /// Paints pixels over pixels.
    static func paint(_ row: PixelRow, _ count: Int, _ source: UnsafePointer<UInt32>, opacity: UInt32) {
        if opacity == 255 {
            for x in 0..<count { row[x] = over(source[x], row[x]) }
        } else {
            for x in 0..<count { row[x] = over(scaled(source[x], opacity), row[x]) }
        }
    }

    /// Paints pixels over pixels as far as they are covered; nil means entirely.
    static func paint(
        _ row: PixelRow, _ count: Int, _ source: UnsafePointer<UInt32>, opacity: UInt32,
        _ coverage: UnsafePointer<UInt8>?
    ) {
        guard let coverage else { return paint(row, count, source, opacity: opacity) }
        for x in 0..<count { row[x] = over(scaled(source[x], product(UInt32(coverage[x]), opacity)), row[x]) }
    }

    /// Replaces a share of 0 to 255 of each pixel by that of the other.
    static func mix(_ row: PixelRow, _ count: Int, _ other: UnsafePointer<UInt32>, share: UInt32) {
        let rest = 255 &- share
        for x in 0..<count {
            // Two components at a time; the sum of both shares is rounded once, so that equal pixels stay as they are.
            let (a, b) = (row[x], other[x])
            var even = (a & 0x00FF_00FF) &* rest &+ (b & 0x00FF_00FF) &* share &+ 0x0080_0080
            even = ((even &+ ((even >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
            var odd = ((a >> 8) & 0x00FF_00FF) &* rest &+ ((b >> 8) & 0x00FF_00FF) &* share &+ 0x0080_0080
            odd = (odd &+ ((odd >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
            row[x] = even | odd
        }
    }

    /// Copies pixels whose alpha byte means nothing.
    static func copyOpaque(_ row: PixelRow, _ count: Int, _ source: UnsafeMutablePointer<UInt32>) {
        for x in 0..<count { row[x] = source[x] | 0xFF00_0000 }
    }

    /// Paints pixels whose alpha byte means nothing over pixels.
    static func paintOpaque(_ row: PixelRow, _ count: Int, _ source: UnsafePointer<UInt32>, opacity: UInt32) {
        for x in 0..<count { row[x] = over(scaled(source[x] | 0xFF00_0000, opacity), row[x]) }
    }
}
