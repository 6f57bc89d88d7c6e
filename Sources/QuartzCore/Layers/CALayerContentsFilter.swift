/// Constants that specify the filter for contents that are drawn larger or smaller than their size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name of the filter.
    public let rawValue: String

    /// Creates a filter with a name. An unknown name behaves as ``linear``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nearest-neighbor sampling.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Linear interpolation between pixels. This is the default.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// A filter that behaves as ``linear``.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
