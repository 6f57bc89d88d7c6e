import CoreGraphics

/// The differences between two images.
public struct SnapshotDifference: Equatable, Sendable, CustomStringConvertible {
    /// The size of the stored image, in pixels.
    public let expectedSize: CGSize
    /// The size of the new image, in pixels.
    public let actualSize: CGSize

    /// The number of pixels that differ by more than the threshold. Pixels that only one of the images contains are
    /// included.
    public let failedPixels: Int

    /// The bounding box of those pixels, in pixels from the top-left corner.
    public let bounds: CGRect

    /// The largest difference of a channel of a pixel, from 0 to 1; it is 1 if only one image contains a pixel.
    public let largestDifference: Double

    /// A description of the first of those pixels, from the top, with its values.
    let example: String

    /// A description of the differences.
    public var description: String {
        var parts: [String] = []
        if expectedSize != actualSize {
            parts.append(
                "the size is \(Self.text(actualSize)) pixels instead of \(Self.text(expectedSize))")
        }
        let place =
            "x \(Int(bounds.minX))…\(Int(bounds.maxX) - 1), y \(Int(bounds.minY))…\(Int(bounds.maxY) - 1)"
        let noun = failedPixels == 1 ? "pixel differs" : "pixels differ"
        let largest = (largestDifference * 1000).rounded(.up) / 1000
        parts.append("\(failedPixels) \(noun), within \(place), by up to \(largest); \(example)")
        return parts.joined(separator: ", and ")
    }

    private static func text(_ size: CGSize) -> String { "\(Int(size.width)) × \(Int(size.height))" }
}
