import Foundation
import Synchronization

/// How a value is stored that is associated with an object.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// The value is not retained. Once it is deallocated, it is nil.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of the value is retained, if it conforms to `NSCopying`.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is retained.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy of the value is retained, if it conforms to `NSCopying`.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key, in place of the key's former value.
///
/// ```swift
/// nonisolated(unsafe) private var key: UInt8 = 0
/// objc_setAssociatedObject(view, &key, "badge", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
/// ```
///
/// The value is released with the object. Objects that values can be associated with are layers, responders (views, view
/// controllers, windows, scenes, the application) and gesture recognizers; for another object an error is reported and
/// nothing is stored. The function may be called on any thread.
///
/// - Parameters:
///   - object: The object.
///   - key: The key: an address that is used for nothing else.
///   - value: The value; nil removes the key's value.
///   - policy: How the value is stored.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard let holder = object as? any AssociatedObjectsHolder else { return reportUnsupported(object) }
    AssociatedObjects.set(value, key, policy, of: holder)
}

/// Returns the value that is associated with an object under a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    (object as? any AssociatedObjectsHolder).flatMap { AssociatedObjects.value(key, of: $0) }
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    if let holder = object as? any AssociatedObjectsHolder { AssociatedObjects.removeAll(of: holder) }
}

private let reportedTypes = Mutex<Set<String>>([])

private func reportUnsupported(_ object: Any) {
    let type = "\(type(of: object))"
    guard reportedTypes.withLock({ $0.insert(type).inserted }) else { return }
    let text =
        "UIKit: values cannot be associated with objects of the class \(type): only with layers, responders and gesture "
        + "recognizers.\n"
    FileHandle.standardError.write(Data(text.utf8))
}
