import CoreGraphics
import DBus

/// The pixels of an icon in the notification area.
package struct StatusItemIcon: Equatable, Sendable {
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    /// The alpha, red, green and blue bytes of each pixel, not multiplied by alpha, in rows from the top.
    package let bytes: [UInt8]

    /// The largest width and height. Larger icons would make messages large, and no panel shows them.
    package static let maximumLength = 256

    /// Creates an icon from pixels with premultiplied alpha.
    ///
    /// - Parameters:
    ///   - pixels: The pixels.
    ///   - isOpaque: Whether the alpha bytes are undefined.
    /// - Returns: Nil for pixels without extent, or larger than ``maximumLength``.
    package init?(_ pixels: PixelBuffer, isOpaque: Bool) {
        let lengths = 1...Self.maximumLength
        guard lengths ~= pixels.width, lengths ~= pixels.height else { return nil }
        width = pixels.width
        height = pixels.height
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let pixel = pixels[x, y]
                let alpha = isOpaque ? 255 : pixel >> 24
                bytes.append(UInt8(alpha))
                for shift in [16, 8, 0] as [UInt32] {
                    let value = pixel >> shift & 0xFF
                    bytes.append(alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha)))
                }
            }
        }
        self.bytes = bytes
    }

    /// The icon as a value of the type `(iiay)`.
    var value: DBusValue { .structure([.int32(Int32(width)), .int32(Int32(height)), .bytes(bytes)]) }
}
