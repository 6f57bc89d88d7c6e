/// How much an item is wanted when the focus comes into its group: the greatest has it, and of equals the first in
/// reading order (FO-03).
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The greater, the more the item is wanted.
    public var rawValue: Int
    /// A priority of that number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A priority of that number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// What items have unless they say otherwise.
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    /// What the item of a group that was focused last has at least.
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    /// For the item one would mostly want, such as the chosen one.
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    /// What the focused item has.
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int.max)

    /// Whether the first is wanted less.
    public static func < (a: UIFocusGroupPriority, b: UIFocusGroupPriority) -> Bool { a.rawValue < b.rawValue }
}
