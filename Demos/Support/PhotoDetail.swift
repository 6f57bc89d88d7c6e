import UIKit

/// The detail at which a picture is decoded.
package enum PhotoDetail: Sendable {
    /// The greatest size that fits into an area in pixels, but not more pixels than the file has.
    case fitting(CGSize)
    /// The size of the file, divided by a number.
    case reduced(by: Int)

    /// The divisors at which decoders of JPEG files are fast.
    private static let divisors = [1, 2, 4, 8]
    /// The greatest number of pixels on an edge and in all that are decoded.
    private static let maximumEdge: CGFloat = 16384
    private static let maximumArea: CGFloat = 64 * 1024 * 1024

    /// Returns the least detail that has a pixel of the picture for each pixel of the screen, or the greatest that is
    /// decoded.
    ///
    /// - Parameters:
    ///   - size: The size of the picture, in pixels.
    ///   - zoomScale: The number of pixels of the screen for each pixel of the picture.
    package static func divisor(for size: CGSize, zoomScale: CGFloat) -> Int {
        let wished = divisors.last { 1 / CGFloat($0) >= zoomScale * 0.99 } ?? 1
        let least =
            divisors.first { divisor in
                let (width, height) = (size.width / CGFloat(divisor), size.height / CGFloat(divisor))
                return max(width, height) <= maximumEdge && width * height <= maximumArea
            } ?? 8
        return max(least, wished)
    }
}
