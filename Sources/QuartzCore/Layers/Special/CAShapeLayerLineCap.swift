/// Constants that specify the shape of the ends of a shape layer's stroke.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name of the line cap.
    public let rawValue: String

    /// Creates a line cap with a name. An unknown name behaves as ``butt``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The stroke ends at the end point of the path. This is the default.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// The stroke ends with a half circle around the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// The stroke extends beyond the end point by half of the line width.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}
