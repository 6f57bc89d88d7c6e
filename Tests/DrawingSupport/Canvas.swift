import CoreGraphics

/// A pixel buffer to draw into, with access to its pixels.
package final class Canvas {
    /// The pixels.
    package let pixels: PixelBuffer
    /// A Boolean value that indicates whether the pixels have no alpha.
    package let isOpaque: Bool
    /// The number of pixels per point.
    package let scale: CGFloat

    /// Creates a canvas with a size in device pixels, which is initially transparent, or black if it is opaque.
    package init(_ width: Int, _ height: Int, isOpaque: Bool = false, scale: CGFloat = 1) {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: width * height * 4)
        pixels = PixelBuffer(base: memory, width: width, height: height, bytesPerRow: width * 4)
        self.isOpaque = isOpaque
        self.scale = scale
    }

    deinit { pixels.base.deallocate() }

    /// Draws with a context as views receive it, in points with the y axis pointing down.
    package func draw(_ body: (CGContext) throws -> Void) rethrows {
        let context = CGContext(pixels: pixels, isOpaque: isOpaque, scale: scale)
        try body(context)
        context.flush()
    }

    /// Returns a pixel.
    package subscript(x: Int, y: Int) -> UInt32 { pixels[x, y] }

    /// Returns the alpha component of a pixel.
    package func alpha(_ x: Int, _ y: Int) -> Int { Int(pixels[x, y] >> 24) }

    /// The number of pixels that are not zero.
    package var inkCount: Int {
        (0..<pixels.height).reduce(0) { sum, y in sum + (0..<pixels.width).count { self[$0, y] != 0 } }
    }

    /// The bounding box of the pixels that are not zero.
    package var inkBounds: PixelRect {
        var bounds = PixelRect.zero
        for y in 0..<pixels.height {
            for x in 0..<pixels.width where self[x, y] != 0 {
                bounds = bounds.union(PixelRect(x: Int32(x), y: Int32(y), width: 1, height: 1))
            }
        }
        return bounds
    }

    /// Returns the number of pixels that differ, and a description of the first of them.
    package func difference(from other: Canvas) -> (count: Int, first: String) {
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
    package static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    package static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    package static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

/// Pixel values of opaque colors.
package enum Pixel {
    package static let red: UInt32 = 0xffff_0000
    package static let green: UInt32 = 0xff00_ff00
    package static let blue: UInt32 = 0xff00_00ff
    package static let white: UInt32 = 0xffff_ffff
    package static let black: UInt32 = 0xff00_0000
}
