import CXTest
import CoreGraphics
import Foundation

/// The content of a screen or window, read back from the server.
package struct Screenshot: Equatable {
    package let width: Int
    package let height: Int
    /// The pixels, row by row from the top: alpha (always 255), red, green, blue from the highest byte to the lowest.
    package let pixels: [UInt32]

    package init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(pixels.count == width * height, "a screenshot requires one value per pixel")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Returns the pixel at a column and a row, which must be inside.
    package subscript(x: Int, y: Int) -> UInt32 {
        precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel (\(x), \(y)) is outside the screenshot")
        return pixels[y * width + x]
    }
}

extension Screenshot {
    /// The screenshot as an image; nil if it has no pixels.
    package var cgImage: CGImage? {
        var copy = pixels
        return copy.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return nil }
            return CGImage(
                copying: PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4), isOpaque: true)
        }
    }

    /// Returns the screenshot as a PNG file; nil if there is not enough memory.
    package func pngData() -> Data? { cgImage?.pngData() }
}

extension XClient {
    /// Reads the content of the whole screen.
    package func screenshot() throws -> Screenshot { try screenshot(of: root) }

    /// Reads the part of the screen that a window covers, including other windows in front of it.
    ///
    /// - Throws: ``XClientError`` if the window does not exist, is not visible, or is partly outside of the screen.
    package func screenshot(of window: Window) throws -> Screenshot {
        guard let geometry = geometry(of: window) else {
            throw XClientError.refused(code: Int(BadWindow), meaning: "the window does not exist")
        }
        return try perform { display in
            let allPlanes = ~UInt(0)
            guard
                let image = XGetImage(
                    display, cxtest_root(display), Int32(geometry.x), Int32(geometry.y), UInt32(geometry.width),
                    UInt32(geometry.height), allPlanes, ZPixmap)
            else {
                throw XClientError.refused(code: Int(BadMatch), meaning: "the window is not completely on the screen")
            }
            defer { cxtest_destroy_image(image) }
            guard image.pointee.bits_per_pixel == 32, let data = image.pointee.data else {
                throw XClientError.refused(code: Int(BadMatch), meaning: "the screen does not have 32 bits per pixel")
            }
            let bytesPerRow = Int(image.pointee.bytes_per_line)
            let rows = UnsafeRawPointer(data)
            let count = geometry.width * geometry.height
            let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
                for y in 0..<geometry.height {
                    for x in 0..<geometry.width {
                        let pixel = rows.loadUnaligned(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                        buffer[y * geometry.width + x] = pixel | 0xFF00_0000
                    }
                }
                filled = count
            }
            return Screenshot(width: geometry.width, height: geometry.height, pixels: pixels)
        }
    }
}
