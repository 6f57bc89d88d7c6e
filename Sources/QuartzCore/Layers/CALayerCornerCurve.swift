/// Constants that specify the shape of the rounded corners of a layer.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name of the curve.
    public let rawValue: String

    /// Creates a corner curve with a name. An unknown name behaves as ``circular``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter circle. This is the default.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve with continuous curvature. It occupies more of the edges than a circle with the same radius.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")

    /// The length that a corner occupies on an edge with sufficient room, as a multiple of its radius.
    var expansionFactor: CGFloat { self == .continuous ? 1.528665 : 1 }

    /// Returns the extent of a corner along an edge and the exponent of its superellipse.
    ///
    /// Regardless of the available room, the curve has the same distance from the tip of the corner as a quarter
    /// circle.
    ///
    /// - Parameters:
    ///   - radius: The corner radius.
    ///   - room: The available length on the edge.
    func shape(radius: Double, room: Double) -> (reach: Double, exponent: Double) {
        guard self == .continuous, radius > 0 else { return (min(radius, room), 2) }
        let reach = max(min(radius, room), min(radius * Double(expansionFactor), room))
        let ratio = reach / min(radius, room)
        guard ratio > 1.001 else { return (reach, 2) }
        return (reach, -1 / log2(1 - (1 - 0.5.squareRoot()) / ratio))
    }
}
