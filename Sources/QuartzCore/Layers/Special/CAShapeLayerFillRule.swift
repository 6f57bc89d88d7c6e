/// How it is decided which points are inside a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A value with the given name; names other than the static members' behave as ``nonZero``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Inside is what the path runs round, counted with direction. The default.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Inside is what one leaves by crossing the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
