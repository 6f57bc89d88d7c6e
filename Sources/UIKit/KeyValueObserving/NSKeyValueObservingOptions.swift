/// The values that a change of an observed property provides, and the times at which observers are notified.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The change provides the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The change provides the value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// The observer is notified immediately when the observation begins, before the function that begins it returns.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// The observer is also notified before each change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}
