/// Constants that specify which points are inside a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name of the fill rule.
    public let rawValue: String

    /// Creates a fill rule with a name. An unknown name behaves as ``nonZero``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The nonzero winding rule. This is the default.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// The even-odd rule.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
