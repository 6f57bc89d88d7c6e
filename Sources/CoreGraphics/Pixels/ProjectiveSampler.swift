/// Samples an image in perspective with bilinear interpolation.
///
/// Where the image is reduced, a color is the mean of several samples within the device pixel.
///
/// A color depends on the position of the device pixel only, so it does not matter which part of the image a call
/// reads. Pixels whose position lies behind the eye are transparent.
package struct ProjectiveSampler {
    private let pixels: BilinearSampler
    private let toImage: PlaneProjection
    private let maxU: Double
    private let maxV: Double
    /// The greatest number of samples along an edge of a device pixel.
    private static let mostPlaces = 8

    /// Creates a sampler; returns `nil` if the image is empty, or the projection is not finite.
    ///
    /// - Parameters:
    ///   - pixels: The image, whose memory must outlive the sampler.
    ///   - isOpaque: Whether the alpha bytes are to be ignored.
    ///   - deviceToImage: The projection from device pixels to image pixels. The centers of pixels are at halves. It
    ///     must be the inverse of the projection itself, not a multiple of it.
    package init?(_ pixels: PixelBuffer, isOpaque: Bool, deviceToImage: PlaneProjection) {
        guard let sampler = BilinearSampler(pixels, isOpaque: isOpaque, deviceToImage: .identity),
            deviceToImage.isFinite
        else { return nil }
        self.pixels = sampler
        toImage = deviceToImage
        maxU = Double(pixels.width) + 1
        maxV = Double(pixels.height) + 1
    }

    /// Reads the colors of `count` device pixels, from (x, y) to the right.
    package func read(into row: UnsafeMutablePointer<UInt32>, x: Int32, y: Int32, count: Int) {
        let middleY = Double(y) + 0.5
        let (rowX, rowY, rowW) = (
            middleY * toImage.m21 + toImage.m31, middleY * toImage.m22 + toImage.m32,
            middleY * toImage.m23 + toImage.m33
        )
        for index in 0..<count {
            let middleX = Double(Int(x) + index) + 0.5
            let w = middleX * toImage.m13 + rowW
            guard w > 1e-12 else {
                row[index] = 0
                continue
            }
            let u = (middleX * toImage.m11 + rowX) / w
            let v = (middleX * toImage.m12 + rowY) / w
            guard u > -1, v > -1, u < maxU, v < maxV else {
                row[index] = 0
                continue
            }
            // The distance in the image from one device pixel to the next.
            let across = BilinearSampler.places(
                CGFloat(
                    ProjectiveSampler.length(
                        (toImage.m11 - u * toImage.m13) / w, (toImage.m12 - v * toImage.m13) / w)))
            let down = BilinearSampler.places(
                CGFloat(
                    ProjectiveSampler.length(
                        (toImage.m21 - u * toImage.m23) / w, (toImage.m22 - v * toImage.m23) / w)))
            if across == 1, down == 1 {
                row[index] = pixels.joined(color(u, v)) | pixels.opaque
            } else {
                row[index] = mean(middleX, middleY, across, down)
            }
        }
    }

    @inline(__always) private static func length(_ x: Double, _ y: Double) -> Double {
        let square = x * x + y * y
        return square < 1e6 ? square.squareRoot() : 1000
    }

    /// Returns the color at a position in the image, where the centers of pixels are at halves.
    @inline(__always) private func color(_ u: Double, _ v: Double) -> UInt64 {
        // In 2⁻³² pixels: half a pixel back to the upper-left of the four pixels, rounded to eight bits.
        let offset = -2_147_483_648.0 + 8_388_608.0
        return pixels.color(Int(u * 4_294_967_296 + offset), Int(v * 4_294_967_296 + offset))
    }

    private func mean(_ x: Double, _ y: Double, _ across: Int, _ down: Int) -> UInt32 {
        let across = min(across, ProjectiveSampler.mostPlaces)
        let down = min(down, ProjectiveSampler.mostPlaces)
        var sum: UInt64 = 0
        for j in 0..<down {
            let placeY = y + (Double(j) + 0.5) / Double(down) - 0.5
            for i in 0..<across {
                let placeX = x + (Double(i) + 0.5) / Double(across) - 0.5
                let w = placeX * toImage.m13 + placeY * toImage.m23 + toImage.m33
                guard w > 1e-12 else { continue }
                let u = (placeX * toImage.m11 + placeY * toImage.m21 + toImage.m31) / w
                let v = (placeX * toImage.m12 + placeY * toImage.m22 + toImage.m32) / w
                guard u > -1, v > -1, u < maxU, v < maxV else { continue }
                sum = sum &+ color(u, v)
            }
        }
        let count = UInt64(across * down)
        var result: UInt64 = 0
        for shift: UInt64 in [0, 16, 32, 48] {
            result |= (((sum >> shift & 0xFFFF) &+ count / 2) / count) << shift
        }
        return pixels.joined(result) | pixels.opaque
    }
}
