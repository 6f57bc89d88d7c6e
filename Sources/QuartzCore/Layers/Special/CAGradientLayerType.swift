/// How the colours of a gradient layer run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A value with the given name; names other than the static members' behave as ``axial``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the line from the start to the end. The default.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Outwards from the start, in ellipses. Start and end on one upright line have no ellipse, and nothing is drawn.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Round the start, clockwise from the direction to the end.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
