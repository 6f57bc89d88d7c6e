/// The sides to which the arrow of a popover may point: up is that of a popover below its source.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// A bit for each side.
    public let rawValue: UInt
    /// Sides by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The popover is below.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The popover is above.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The popover is at the right.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The popover is at the left.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// All four.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// It is not known yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
