/// Sides of a rectangle, by the direction text runs in.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The sides as bits.
    public let rawValue: UInt
    /// The sides of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper side.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The side where text begins: the left one here.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The lower side.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The side where text ends: the right one here.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All four.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
