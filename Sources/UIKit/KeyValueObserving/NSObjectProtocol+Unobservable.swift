import Foundation

// The compiler prefers the methods of `KeyValueObservable`, which are available.
extension NSObjectProtocol {
    @available(
        *, unavailable,
        message: "only views, view controllers and layers can be observed; use didSet, a closure or a notification"
    )
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { NSKeyValueObservation(nil) }

    @available(
        *, unavailable,
        message: "only views, view controllers and layers can be observed; use didSet, a closure or a notification"
    )
    public func addObserver(
        _ observer: any NSObjectProtocol, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {}
}
