/// How two pieces of a shape layer's line are joined.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A value with the given name; names other than the static members' behave as ``miter``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A point, unless it would be longer than the miter limit allows. The default.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A round corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// The corner is cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
