/// Kinds of scrolling that drive a pan (GR-52).
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The kinds as bits.
    public let rawValue: Int
    /// The kinds of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A wheel, in steps.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// A touchpad, in distances of any length.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
