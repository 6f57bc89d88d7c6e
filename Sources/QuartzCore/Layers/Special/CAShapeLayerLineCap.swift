/// How the ends of a shape layer's line look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A value with the given name; names other than the static members' behave as ``butt``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The line ends at its end point. The default.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle is added.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a square is added.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}
