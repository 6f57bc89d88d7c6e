import CoreGraphics
import Foundation

/// Compares two images pixel by pixel.
struct ImageComparison {
    let expected: CGImage
    let actual: CGImage
    /// The largest difference of a channel of equal pixels, from 0 to 255.
    private let tolerance: Int

    /// Creates a comparison.
    ///
    /// - Parameters:
    ///   - expected: The stored image.
    ///   - actual: The new image.
    ///   - threshold: The largest difference of a channel of equal pixels, from 0 to 1. Other values are clamped; NaN
    ///     is 0.
    init(expected: CGImage, actual: CGImage, threshold: Double) {
        self.expected = expected
        self.actual = actual
        // A threshold such as 3.0 / 255 must be three steps despite rounding errors.
        tolerance = threshold > 0 ? Int(min(threshold, 1) * 255 + 1e-6) : 0
    }

    var hasEqualSizes: Bool { expected.width == actual.width && expected.height == actual.height }

    /// Returns the differences; nil if the images are equal.
    func difference() -> SnapshotDifference? {
        // Fast path: the images are nearly always equal.
        if isIdenticalMemory { return nil }
        var failed = 0
        var (minX, minY, maxX, maxY) = (Int.max, Int.max, -1, -1)
        var largest = 0
        var example = ""
        forEachPixel { x, y, pixels in
            let difference = pixels.map { Self.difference($0, $1) } ?? 255
            guard difference > tolerance || pixels == nil else { return }
            if failed == 0 {
                example =
                    pixels.map {
                        "the first, (\(x), \(y)), is \(Self.text($1)) instead of \(Self.text($0)) (alpha, red, green, blue)"
                    } ?? "the first, (\(x), \(y)), exists in only one of the images"
            }
            failed += 1
            largest = max(largest, difference)
            (minX, minY, maxX, maxY) = (min(minX, x), min(minY, y), max(maxX, x), max(maxY, y))
        }
        guard failed > 0 else { return nil }
        return SnapshotDifference(
            expectedSize: CGSize(width: expected.width, height: expected.height),
            actualSize: CGSize(width: actual.width, height: actual.height), failedPixels: failed,
            bounds: CGRect(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1),
            largestDifference: Double(largest) / 255, example: example)
    }

    /// A Boolean value that indicates whether the rows of the images are identical, including the unused byte of opaque
    /// images.
    private var isIdenticalMemory: Bool {
        guard hasEqualSizes, expected.isOpaque == actual.isOpaque else { return false }
        return expected.withPixels { e in
            actual.withPixels { a in
                (0..<e.height).allSatisfy {
                    memcmp(e.base + $0 * e.bytesPerRow, a.base + $0 * a.bytesPerRow, e.width * 4) == 0
                }
            }
        }
    }

    /// A Boolean value that indicates whether all pixels of the images are identical.
    var isIdentical: Bool {
        guard hasEqualSizes else { return false }
        if isIdenticalMemory { return true }
        var isIdentical = true
        forEachPixel { _, _, pixels in if let pixels, pixels.0 != pixels.1 { isIdentical = false } }
        return isIdentical
    }

    /// Returns an image of the differences: failed pixels are red, pixels within the threshold orange, and the others
    /// show the stored image in pale gray. Nil for images that are too large.
    func picture() -> CGImage? {
        let width = max(expected.width, actual.width)
        let height = max(expected.height, actual.height)
        let memory = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: width * height)
        defer { memory.deallocate() }
        forEachPixel { x, y, pixels in
            memory[y * width + x] = color(pixels)
        }
        guard let base = memory.baseAddress else { return nil }
        let buffer = PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4)
        return CGImage(copying: buffer, isOpaque: true)
    }

    /// The colors in the image of the differences.
    static let failedColor: UInt32 = 0xFFFF_0000
    static let toleratedColor: UInt32 = 0xFFFF_A500

    private func color(_ pixels: (expected: UInt32, actual: UInt32)?) -> UInt32 {
        guard let pixels else { return Self.failedColor }
        let difference = Self.difference(pixels.expected, pixels.actual)
        if difference > tolerance { return Self.failedColor }
        if difference > 0 { return Self.toleratedColor }
        let c = Self.channels(pixels.expected)
        // Compose on white, as image viewers show transparency.
        let gray = (c.1 * 2 + c.2 * 5 + c.3) / 8 + 255 - c.0
        let pale = UInt32(176 + min(255, gray) * 79 / 255)
        return 0xFF00_0000 | pale << 16 | pale << 8 | pale
    }

    /// Calls `body` for each pixel of either image, row by row; with nil for pixels that only one of them contains.
    private func forEachPixel(_ body: (Int, Int, (expected: UInt32, actual: UInt32)?) -> Void) {
        // The alpha byte of opaque images is unused and undefined.
        let expectedAlpha: UInt32 = expected.isOpaque ? 0xFF00_0000 : 0
        let actualAlpha: UInt32 = actual.isOpaque ? 0xFF00_0000 : 0
        expected.withPixels { e in
            actual.withPixels { a in
                for y in 0..<max(e.height, a.height) {
                    for x in 0..<max(e.width, a.width) {
                        let isInBoth = x < e.width && y < e.height && x < a.width && y < a.height
                        body(x, y, isInBoth ? (e[x, y] | expectedAlpha, a[x, y] | actualAlpha) : nil)
                    }
                }
            }
        }
    }

    /// Returns the largest difference of a channel, from 0 to 255.
    private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
        if a == b { return 0 }
        let (a, b) = (channels(a), channels(b))
        return max(abs(a.0 - b.0), abs(a.1 - b.1), abs(a.2 - b.2), abs(a.3 - b.3))
    }

    /// Returns alpha and the premultiplied color channels.
    private static func channels(_ pixel: UInt32) -> (Int, Int, Int, Int) {
        (Int(pixel >> 24), Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF))
    }

    private static func text(_ pixel: UInt32) -> String {
        let digits = String(pixel, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 8 - digits.count) + digits
    }
}
