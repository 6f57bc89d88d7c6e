import CoreGraphics

/// A window's icon in the sizes that desktops use, scaled from one image.
package struct WindowIcon {
    /// The icon in one size. Pixels are stored from the top-left corner, row by row, as non-premultiplied ARGB with
    /// alpha in the highest byte.
    package struct Picture: Equatable {
        /// The width in pixels.
        package var width: Int
        /// The height in pixels.
        package var height: Int
        /// All pixels, row by row.
        package var pixels: [UInt32]
    }

    /// The lengths of the longer side, in pixels.
    package static let sizes = [16, 24, 32, 48, 64, 128]

    /// The images, smallest first. Empty if the original image has no pixels.
    package let pictures: [Picture]

    /// Creates an icon.
    ///
    /// - Parameter picture: The original image. It is scaled down but never up; an image below the smallest size keeps
    ///   its size.
    package init(_ picture: PixelBuffer) {
        let longer = max(picture.width, picture.height)
        guard min(picture.width, picture.height) > 0 else {
            pictures = []
            return
        }
        let fitting = WindowIcon.sizes.filter { $0 <= longer }
        pictures = (fitting.isEmpty ? [longer] : fitting).map { size in
            WindowIcon.reduce(
                picture, width: max(1, picture.width * size / longer), height: max(1, picture.height * size / longer))
        }
    }

    /// Scales an image down with a box filter: each new pixel is the average of the old pixels that it covers, weighted
    /// by area.
    private static func reduce(_ picture: PixelBuffer, width: Int, height: Int) -> Picture {
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        let columns = (0..<width).map { shares(of: $0, in: width, from: picture.width) }
        for y in 0..<height {
            let rows = shares(of: y, in: height, from: picture.height)
            for column in columns {
                var sum = SIMD4<Float>()
                for (row, height) in rows {
                    for (x, width) in column {
                        let pixel = picture[x, row]
                        let parts = SIMD4<Float>(
                            Float(pixel >> 24), Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255))
                        sum += parts * (width * height)
                    }
                }
                pixels.append(straight(sum))
            }
        }
        return Picture(width: width, height: height, pixels: pixels)
    }

    /// Returns the old pixels that a new pixel covers on one axis, with their weights, whose sum is 1.
    private static func shares(of index: Int, in count: Int, from old: Int) -> [(index: Int, share: Float)] {
        // In units of 1/count of an old pixel, a new pixel has the length `old`, and an old pixel has the length
        // `count`.
        let start = index * old
        let end = start + old
        return (start / count...(end - 1) / count).map { pixel in
            let part = min(end, (pixel + 1) * count) - max(start, pixel * count)
            return (pixel, Float(part) / Float(old))
        }
    }

    /// Returns a premultiplied pixel as non-premultiplied ARGB.
    private static func straight(_ parts: SIMD4<Float>) -> UInt32 {
        let alpha = parts[0]
        guard alpha > 0 else { return 0 }
        func byte(_ value: Float) -> UInt32 { UInt32(max(0, min(255, value.rounded()))) }
        let factor = 255 / alpha
        return byte(alpha) << 24 | byte(parts[1] * factor) << 16 | byte(parts[2] * factor) << 8
            | byte(parts[3] * factor)
    }
}
