import CoreGraphics

/// A pixel buffer to draw into, with access to its pixels.
final class Canvas {
    let pixels: PixelBuffer
    let isOpaque: Bool
    let scale: CGFloat

    /// Creates a canvas with a size in device pixels, which is initially transparent, or black if it is opaque.
    init(_ width: Int, _ height: Int, isOpaque: Bool = false, scale: CGFloat = 1) {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: width * height * 4)
        pixels = PixelBuffer(base: memory, width: width, height: height, bytesPerRow: width * 4)
        self.isOpaque = isOpaque
        self.scale = scale
    }

    deinit { pixels.base.deallocate() }

    /// Draws with a context as views receive it, in points with the y axis pointing down.
    func draw(_ body: (CGContext) throws -> Void) rethrows {
        let context = CGContext(pixels: pixels, isOpaque: isOpaque, scale: scale)
        try body(context)
        context.flush()
    }

    subscript(x: Int, y: Int) -> UInt32 { pixels[x, y] }

    /// Returns the alpha component of a pixel.
    func alpha(_ x: Int, _ y: Int) -> Int { Int(pixels[x, y] >> 24) }

    /// The number of pixels that are not zero.
    var inkCount: Int {
        (0..<pixels.height).reduce(0) { sum, y in sum + (0..<pixels.width).count { self[$0, y] != 0 } }
    }

    /// The bounding box of the pixels that are not zero.
    var inkBounds: PixelRect {
        var bounds = PixelRect.zero
        for y in 0..<pixels.height {
            for x in 0..<pixels.width where self[x, y] != 0 {
                bounds = bounds.union(PixelRect(x: Int32(x), y: Int32(y), width: 1, height: 1))
            }
        }
        return bounds
    }

    /// Returns the number of pixels that differ, and a description of the first of them.
    func difference(from other: Canvas) -> (count: Int, first: String) {
        var result = (count: 0, first: "none")
        guard memcmp(pixels.base, other.pixels.base, pixels.height * pixels.bytesPerRow) != 0 else { return result }
        for y in 0..<pixels.height {
            for x in 0..<pixels.width where self[x, y] != other[x, y] {
                if result.count == 0 {
                    result.first =
                        "(\(x), \(y)): \(String(self[x, y], radix: 16)) and \(String(other[x, y], radix: 16))"
                }
                result.count += 1
            }
        }
        return result
    }
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

/// Pixel values of opaque colors.
enum Pixel {
    static let red: UInt32 = 0xffff_0000
    static let green: UInt32 = 0xff00_ff00
    static let blue: UInt32 = 0xff00_00ff
    static let white: UInt32 = 0xffff_ffff
    static let black: UInt32 = 0xff00_0000
}
