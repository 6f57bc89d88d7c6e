/// The priority of an item for receiving the focus when it enters the item's group. The item with the highest priority
/// receives it; among equals, the first in reading order (FO-03).
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The numeric value of the priority.
    public var rawValue: Int
    /// Creates a priority with a numeric value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a priority with a numeric value.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// The default priority.
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    /// The minimum priority of the item of a group that was focused most recently.
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    /// The priority of a preferred item, such as a selected one.
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    /// The priority of the focused item.
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int.max)

    /// Returns a Boolean value that indicates whether the first priority is lower than the second.
    public static func < (a: UIFocusGroupPriority, b: UIFocusGroupPriority) -> Bool { a.rawValue < b.rawValue }
}
