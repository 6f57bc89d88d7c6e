import Testing

@testable import QuartzCore

@Suite struct GlyphBlendingTests {
    @Test("glyphs blended four pixels at a time equal glyphs blended pixel by pixel", arguments: [UInt32(1), 2, 3])
    func blocksEqualSinglePixels(seed: UInt32) {
        var state = seed
        func next() -> UInt32 {
            state = state &* 1_664_525 &+ 1_013_904_223
            return state >> 8
        }
        for width in 1...19 {
            let (height, stride, coverageStride) = (3, width + 2, width + 5)
            // A premultiplied color over opaque pixels.
            let alpha = width % 3 == 0 ? 255 : next() % 256
            let color = PixelOperations.scaled(0xFF00_0000 | next() & 0xFF_FFFF, alpha)
            let pixels = (0..<stride * height).map { _ in 0xFF00_0000 | next() & 0xFF_FFFF }
            let coverage = (0..<coverageStride * height).map { _ in
                switch next() % 4 {
                case 0: UInt8(255)
                case 1: UInt8(truncatingIfNeeded: next())
                default: UInt8(0)
                }
            }
            var expected = pixels
            for y in 0..<height {
                for x in 0..<width {
                    let ink = PixelOperations.scaled(color, UInt32(coverage[y * coverageStride + x]))
                    expected[y * stride + x] = PixelOperations.over(ink, expected[y * stride + x])
                }
            }
            var result = pixels
            result.withUnsafeMutableBufferPointer { target in
                coverage.withUnsafeBufferPointer { bytes in
                    guard let row = target.baseAddress, let first = bytes.baseAddress else { return }
                    PixelOperations.paintCovered(
                        row, stride: stride, width: width, height: height, color, first, coverageStride: coverageStride)
                }
            }
            #expect(result == expected)
        }
    }
}
