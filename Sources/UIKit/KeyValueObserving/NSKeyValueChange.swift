/// The kind of a change of an observed property.
public enum NSKeyValueChange: UInt, Sendable {
    /// The property was set. All changes of the properties that can be observed are of this kind.
    case setting = 1
    /// Objects were inserted into a collection.
    case insertion = 2
    /// Objects were removed from a collection.
    case removal = 3
    /// Objects of a collection were replaced.
    case replacement = 4
}
