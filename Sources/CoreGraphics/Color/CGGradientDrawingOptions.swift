/// Options that extend a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The options as a bit mask.
    public let rawValue: UInt32
    /// Creates options from a bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first color fills the area before the start location.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last color fills the area after the end location.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
