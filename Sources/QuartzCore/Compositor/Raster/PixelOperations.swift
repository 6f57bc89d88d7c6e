// Arithmetic on rows of pixels. A pixel has 32 bits, with premultiplied components in the order alpha, red, green, blue
// from the highest byte down. Every result depends only on the pixels at the same place, never on the start of the row.

typealias PixelRow = UnsafeMutablePointer<UInt32>

enum PixelOperations {
    /// Returns a pixel with its four components multiplied by `factor` / 255, with `factor` from 0 to 255, rounded to
    /// nearest.
    @inline(__always) static func scaled(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
        // Process two components at a time, in the upper and the lower half of a word.
        var even = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
        even = ((even &+ ((even >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
        var odd = ((pixel >> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
        odd = (odd &+ ((odd >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
        return even | odd
    }

    /// Returns the composition of `source` over `target`.
    @inline(__always) static func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
        source &+ scaled(target, 255 &- (source >> 24))
    }

    /// Returns the product of two factors from 0 to 255 that represent fractions.
    @inline(__always) static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let t = a &* b &+ 0x80
        return (t &+ (t >> 8)) >> 8
    }

    /// Returns a color with an additional opacity as a pixel.
    static func pixel(_ color: CGColor, opacity: UInt32 = 255) -> UInt32 {
        let (red, green, blue, alpha) = color.rgba
        func byte(_ value: Double) -> UInt32 { UInt32(max(0, min(255, (value * 255).rounded()))) }
        let opaque = 0xFF00_0000 | byte(red) << 16 | byte(green) << 8 | byte(blue)
        return scaled(opaque, product(byte(alpha), opacity))
    }

    static func fill(_ row: PixelRow, _ count: Int, _ color: UInt32) {
        row.update(repeating: color, count: count)
    }

    /// Composites a color over pixels.
    static func paint(_ row: PixelRow, _ count: Int, _ color: UInt32) {
        let rest = 255 &- (color >> 24)
        if rest == 0 { return fill(row, count, color) }
        for x in 0..<count { row[x] = color &+ scaled(row[x], rest) }
    }

    /// Composites a color over pixels with a coverage; `nil` covers them completely.
    static func paint(_ row: PixelRow, _ count: Int, _ color: UInt32, _ coverage: UnsafePointer<UInt8>?) {
        guard let coverage else { return paint(row, count, color) }
        // Do not test for zero: without branches, the compiler vectorizes the loop.
        for x in 0..<count { row[x] = over(scaled(color, UInt32(coverage[x])), row[x]) }
    }

    /// Composites a color over a block of pixels.
    ///
    /// - Parameters:
    ///   - pixels: The first pixel.
    ///   - stride: The number of pixels from one row to the next.
    ///   - width: The number of pixels in a row.
    ///   - height: The number of rows.
    ///   - color: The premultiplied color.
    static func paint(_ pixels: PixelRow, stride: Int, width: Int, height: Int, _ color: UInt32) {
        var row = pixels
        for _ in 0..<height {
            paint(row, width, color)
            row += stride
        }
    }

    /// Composites a color over a block of pixels with a coverage that is mostly zero, as in glyphs and corners.
    ///
    /// - Parameters:
    ///   - pixels: The first pixel.
    ///   - stride: The number of pixels from one row to the next.
    ///   - width: The number of pixels in a row.
    ///   - height: The number of rows.
    ///   - color: The premultiplied color.
    ///   - coverage: The coverage of the first pixel.
    ///   - coverageStride: The number of bytes from one row of the coverage to the next.
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

    /// A color that is prepared for processing four pixels at a time: components 0 and 2 of each pixel are in one
    /// vector, 1 and 3 in another.
    private struct Ink {
        /// The color, repeated four times.
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

        /// Multiplies each component like ``PixelOperations/scaled(_:_:)``.
        @inline(__always)
        private func product(_ a: SIMD8<UInt16>, _ b: SIMD8<UInt16>) -> SIMD8<UInt16> {
            let t = a &* b &+ 0x80
            return (t &+ (t &>> 8)) &>> 8
        }

        /// Composites the color over four pixels, with one byte of `coverage` for each.
        @inline(__always) func paint(_ row: PixelRow, _ coverage: UInt32) {
            let raw = UnsafeMutableRawPointer(row)
            if coverage == .max, isOpaque { return raw.storeBytes(of: four, as: SIMD4<UInt32>.self) }
            let target = raw.loadUnaligned(as: SIMD8<UInt16>.self)
            // Each byte twice, for the two components of a pixel in a vector.
            let bytes = (SIMD4(repeating: coverage) &>> SIMD4(0, 8, 16, 24)) & 0xFF
            let covered = unsafeBitCast(bytes | bytes &<< 16, to: SIMD8<UInt16>.self)
            let rest = 255 &- (isOpaque ? covered : product(alpha, covered))
            let newEven = product(even, covered) &+ product(target & 0xFF, rest)
            let newOdd = product(odd, covered) &+ product(target &>> 8, rest)
            raw.storeBytes(of: newEven | newOdd &<< 8, as: SIMD8<UInt16>.self)
        }
    }

    /// Composites pixels over pixels.
    static func paint(_ row: PixelRow, _ count: Int, _ source: UnsafePointer<UInt32>, opacity: UInt32) {
        if opacity == 255 {
            for x in 0..<count { row[x] = over(source[x], row[x]) }
        } else {
            for x in 0..<count { row[x] = over(scaled(source[x], opacity), row[x]) }
        }
    }

    /// Composites pixels over pixels with a coverage; `nil` covers them completely.
    static func paint(
        _ row: PixelRow, _ count: Int, _ source: UnsafePointer<UInt32>, opacity: UInt32,
        _ coverage: UnsafePointer<UInt8>?
    ) {
        guard let coverage else { return paint(row, count, source, opacity: opacity) }
        for x in 0..<count { row[x] = over(scaled(source[x], product(UInt32(coverage[x]), opacity)), row[x]) }
    }

    /// Interpolates between pixels. `share` is the fraction of `other` in the result, from 0 to 255.
    static func mix(_ row: PixelRow, _ count: Int, _ other: UnsafePointer<UInt32>, share: UInt32) {
        let rest = 255 &- share
        for x in 0..<count {
            // Process two components at a time. The weighted sum is rounded once, so that equal pixels stay unchanged.
            let (a, b) = (row[x], other[x])
            var even = (a & 0x00FF_00FF) &* rest &+ (b & 0x00FF_00FF) &* share &+ 0x0080_0080
            even = ((even &+ ((even >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
            var odd = ((a >> 8) & 0x00FF_00FF) &* rest &+ ((b >> 8) & 0x00FF_00FF) &* share &+ 0x0080_0080
            odd = (odd &+ ((odd >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
            row[x] = even | odd
        }
    }

    /// Copies pixels whose alpha byte is undefined.
    static func copyOpaque(_ row: PixelRow, _ count: Int, _ source: UnsafeMutablePointer<UInt32>) {
        for x in 0..<count { row[x] = source[x] | 0xFF00_0000 }
    }

    /// Composites pixels whose alpha byte is undefined over pixels.
    static func paintOpaque(_ row: PixelRow, _ count: Int, _ source: UnsafePointer<UInt32>, opacity: UInt32) {
        for x in 0..<count { row[x] = over(scaled(source[x] | 0xFF00_0000, opacity), row[x]) }
    }
}
