import Foundation

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of change: always `.setting`.
    public let kind: NSKeyValueChange
    /// The new value, if requested with ``NSKeyValueObservingOptions/new``; `nil` before the change.
    public let newValue: Value?
    /// The value before the change, if requested with ``NSKeyValueObservingOptions/old``.
    public let oldValue: Value?
    /// The indexes of the changed objects of a collection: always `nil`.
    public let indexes: IndexSet?
    /// A Boolean value that indicates whether the change has not been made yet. See
    /// ``NSKeyValueObservingOptions/prior``.
    public let isPrior: Bool
}
