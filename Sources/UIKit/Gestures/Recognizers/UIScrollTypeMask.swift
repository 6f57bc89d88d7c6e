/// The kinds of scrolling that a pan gesture recognizes (GR-52).
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The bit mask.
    public let rawValue: Int
    /// Creates a set of kinds from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A wheel that scrolls in steps.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// A touchpad that scrolls by arbitrary distances.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// All kinds.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
