/// The keys of the dictionary that describes a change of an observed property.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of an ``NSKeyValueChange``, a `UInt`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value, if requested with ``NSKeyValueObservingOptions/new``; `NSNull` for `nil`.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change, if requested with ``NSKeyValueObservingOptions/old``; `NSNull` for `nil`.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes of the changed objects of a collection. No property that can be observed is a collection.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// `true` in a notification that is sent before the change; absent in others.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
