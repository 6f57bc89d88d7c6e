/// The results that a drop can have.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing is transferred.
    case cancel = 0
    /// Nothing is transferred where a drop would usually be accepted; the pointer shows that.
    case forbidden = 1
    /// The target gets a copy.
    case copy = 2
    /// The target gets the items, and the source removes its own.
    case move = 3
}
