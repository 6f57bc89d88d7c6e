/// The shape of the rounded corners of a layer.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a value with the given name; names other than the static members' behave as ``circular``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Quarters of a circle. The default.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve whose curvature rises and falls gradually. It takes more of the edges than a circle of the same radius does.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")

    /// How many radii of an edge a corner takes if there is room for it.
    var expansionFactor: CGFloat { self == .continuous ? 1.528665 : 1 }

    /// How far a corner of a radius reaches along an edge, and the exponent of its superellipse. Whatever room it has, it
    /// passes as far from the tip as a quarter of a circle does.
    func shape(radius: Double, room: Double) -> (reach: Double, exponent: Double) {
        guard self == .continuous, radius > 0 else { return (min(radius, room), 2) }
        let reach = max(min(radius, room), min(radius * Double(expansionFactor), room))
        let ratio = reach / min(radius, room)
        guard ratio > 1.001 else { return (reach, 2) }
        return (reach, -1 / log2(1 - (1 - 0.5.squareRoot()) / ratio))
    }
}
