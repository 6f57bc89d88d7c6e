import CoreGraphics

/// How two pictures differ.
public struct SnapshotDifference: Equatable, Sendable, CustomStringConvertible {
    /// The size of the stored picture, in pixels.
    public let expectedSize: CGSize
    /// The size of the new picture, in pixels.
    public let actualSize: CGSize

    /// How many pixels differ by more than the threshold. Pixels that only one of the pictures has are among them.
    public let failedPixels: Int

    /// The smallest rectangle around those pixels, in pixels from the top left.
    public let bounds: CGRect

    /// The largest difference of a channel of a pixel, 0…1; pixels that only one picture has count as 1.
    public let largestDifference: Double

    /// The first of those pixels with its values, from the top, as words.
    let example: String

    /// What differs, as words.
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
