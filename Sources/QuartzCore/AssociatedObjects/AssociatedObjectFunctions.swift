import Foundation
import SystemSupport

/// The policies for the storage of an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// The value is referenced weakly. After it is deallocated, the associated value is `nil`.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of the value is retained, if it conforms to `NSCopying`; otherwise the value itself.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is retained.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy of the value is retained, if it conforms to `NSCopying`; otherwise the value itself.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key. The value replaces the previous value of the key.
///
/// ```swift
/// extension UIView {
///     nonisolated(unsafe) private static var badgeKey: UInt8 = 0
///
///     var badge: String? {
///         get { objc_getAssociatedObject(self, &UIView.badgeKey) as? String }
///         set { objc_setAssociatedObject(self, &UIView.badgeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
///     }
/// }
/// ```
///
/// The value is released with the object. Only layers, responders (views, view controllers, windows, scenes, the
/// application), and gesture recognizers can have associated values; for another object the function reports an error
/// and stores nothing. The function may be called on any thread.
///
/// - Parameters:
///   - object: The object.
///   - key: An address that identifies the association and serves no other purpose.
///   - value: The value, or `nil` to remove the value of the key.
///   - policy: The storage of the value.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard let holder = object as? any AssociatedObjectsHolder else { return reportUnsupported(object) }
    AssociatedObjects.set(value, key, policy, of: holder)
}

/// Returns the value that is associated with an object under a key, or `nil` if there is none. The function may be
/// called on any thread.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    (object as? any AssociatedObjectsHolder).flatMap { AssociatedObjects.value(key, of: $0) }
}

/// Removes all associated values of an object. The function may be called on any thread.
public func objc_removeAssociatedObjects(_ object: Any) {
    if let holder = object as? any AssociatedObjectsHolder { AssociatedObjects.removeAll(of: holder) }
}

private let reporter = DiagnosticReporter()

private func reportUnsupported(_ object: Any) {
    let type = "\(type(of: object))"
    reporter.report("\(type) does not support associated objects; use a layer, a responder or a gesture recognizer.")
}
