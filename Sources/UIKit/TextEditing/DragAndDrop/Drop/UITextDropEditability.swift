/// The ways in which text that cannot be edited takes a drop.
public enum UITextDropEditability: UInt, Sendable {
    /// The text takes no drop.
    case no = 0
    /// The text takes this drop, and cannot be edited otherwise.
    case temporary = 1
    /// The text takes the drop, and can be edited from the drop on.
    case yes = 2
}
