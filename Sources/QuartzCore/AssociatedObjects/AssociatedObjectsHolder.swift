/// An object that other values can be associated with. They are released with it.
package protocol AssociatedObjectsHolder: AnyObject {
    /// The values; nil as long as there are none. Only `AssociatedObjects` uses it, with its lock.
    nonisolated var associatedObjects: AssociatedObjects? { get set }
}
