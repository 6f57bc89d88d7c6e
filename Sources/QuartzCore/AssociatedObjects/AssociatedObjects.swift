import Foundation

/// The associated values of an object.
package final class AssociatedObjects {
    private enum Value {
        case strong(Any)
        case weak(WeakReference)

        var object: Any? {
            switch self {
            case .strong(let value): value
            case .weak(let reference): reference.object
            }
        }
    }

    private final class WeakReference {
        private(set) weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    private var values: [UnsafeRawPointer: Value] = [:]

    /// A lock that guards the values of all objects.
    private static let lock = NSLock()

    /// Returns the value of a key.
    static func value(_ key: UnsafeRawPointer, of holder: any AssociatedObjectsHolder) -> Any? {
        lock.lock()
        defer { lock.unlock() }
        return holder.associatedObjects?.values[key]?.object
    }

    /// Sets the value of a key, or removes it if `value` is `nil`.
    static func set(
        _ value: Any?, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy, of holder: any AssociatedObjectsHolder
    ) {
        let new: Value? =
            switch policy {
            case .OBJC_ASSOCIATION_ASSIGN: value.map { .weak(WeakReference($0 as AnyObject)) }
            case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
                value.map { .strong(($0 as? any NSCopying)?.copy(with: nil) ?? $0) }
            case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: value.map { .strong($0) }
            }
        // Release the previous value outside of the lock, because its deinitializer may use associated objects.
        var former: Value?
        lock.lock()
        if new != nil, holder.associatedObjects == nil { holder.associatedObjects = AssociatedObjects() }
        if let associated = holder.associatedObjects {
            former = associated.values[key]
            associated.values[key] = new
        }
        lock.unlock()
        withExtendedLifetime(former) {}
    }

    /// Removes all values.
    static func removeAll(of holder: any AssociatedObjectsHolder) {
        lock.lock()
        let former = holder.associatedObjects
        holder.associatedObjects = nil
        lock.unlock()
        withExtendedLifetime(former) {}
    }
}
