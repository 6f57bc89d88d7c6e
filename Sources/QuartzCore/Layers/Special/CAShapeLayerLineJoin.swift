/// Constants that specify the shape of the corners of a shape layer's stroke.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name of the line join.
    public let rawValue: String

    /// Creates a line join with a name. An unknown name behaves as ``miter``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A sharp corner, unless it exceeds the miter limit. This is the default.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A rounded corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A corner that is cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
