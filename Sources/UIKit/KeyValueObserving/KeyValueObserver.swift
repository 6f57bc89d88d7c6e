/// An object that observes properties by their names.
///
/// Responders conform to the protocol. Another class that observes properties with
/// ``KeyValueObservable/addObserver(_:forKeyPath:options:context:)`` conforms to it and implements the method without
/// `override`:
///
/// ```swift
/// final class WidthObserver: NSObject, KeyValueObserver {
///     func observeValue(
///         forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
///         context: UnsafeMutableRawPointer?
///     ) {
///         print((object as? UIView)?.bounds.width ?? 0)
///     }
/// }
/// ```
@MainActor @preconcurrency public protocol KeyValueObserver: AnyObject {
    /// Tells the observer that an observed property changed, or that it is about to change.
    ///
    /// - Parameters:
    ///   - keyPath: The name of the property, as it was passed when the observation began.
    ///   - object: The observed object.
    ///   - change: The values of the change, as requested by the options.
    ///   - context: The context that was passed when the observation began.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

extension KeyValueObserver {
    /// Reports a value that an observer received but did not expect, such as one with an unknown context.
    ///
    /// Observers that do not inherit from `UIResponder` call it where they would call `super` on iOS.
    public func unexpectedValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        KeyValueObservingDiagnostics.reportUnexpected(keyPath ?? "", type(of: self))
    }
}
