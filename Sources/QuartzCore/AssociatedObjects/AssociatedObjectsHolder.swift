/// An object that supports associated values. They are released with it.
package protocol AssociatedObjectsHolder: AnyObject {
    /// The associated values; `nil` while there are none. Only `AssociatedObjects` accesses the property, under its
    /// lock.
    nonisolated var associatedObjects: AssociatedObjects? { get set }
}
