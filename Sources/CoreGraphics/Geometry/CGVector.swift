/// A displacement in points: a direction and a length without a position.
public struct CGVector: Hashable, Sendable, Codable {
    /// The horizontal component, in points.
    public var dx: CGFloat
    /// The vertical component, in points.
    public var dy: CGFloat

    /// The vector of length zero.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Creates a vector of length zero.
    public init() { self.init(dx: 0, dy: 0) }

    /// Creates a vector with the given components.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates a vector with the given components.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// Creates a vector with the given components.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
