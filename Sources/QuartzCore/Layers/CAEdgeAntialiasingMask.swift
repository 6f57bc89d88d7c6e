/// The edges of a layer, in the layer's own coordinate system.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    /// The edges as a bit mask.
    public let rawValue: UInt32
    /// Creates a set of edges from a bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The edge at the minimum x.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The edge at the maximum x.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The edge at the maximum y.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The edge at the minimum y.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)

    /// All four edges.
    static let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
}
