/// How contents are drawn larger or smaller than they are.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A value with the given name; names other than the static members' behave as ``linear``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Each pixel takes the colour of the nearest one of the contents.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Pixels mix the colours of those around them. The default.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// As ``linear``.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
