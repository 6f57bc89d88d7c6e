/// Constants that specify the type of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String

    /// Creates a type with a name. An unknown name behaves as ``axial``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A gradient along the line from the start point to the end point. This is the default.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// A gradient of ellipses around the start point. Nothing is drawn if the start and end points have the same x or y
    /// coordinate.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// A gradient that sweeps clockwise around the start point, beginning in the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
