import Foundation
import QuartzCore

extension KeyValueObservable {
    /// Adds an observer of a property, which is given by its name.
    ///
    /// The observer is not retained. Each call adds an observation, which lasts until the observer is removed or
    /// deallocated. A name that is not in the list of ``KeyValueObservable`` is reported once, and nothing is observed.
    ///
    /// - Parameters:
    ///   - observer: The object whose method `observeValue(forKeyPath:of:change:context:)` is called.
    ///   - keyPath: The name of the property, such as `"bounds"`. `"hidden"` is the same as `"isHidden"`.
    ///   - options: The values that changes provide, and the times at which the observer is notified.
    ///   - context: An address that is passed to the observer, and that tells its observations apart.
    public func addObserver(
        _ observer: any KeyValueObserver, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let properties = ObservableProperties.of(type(of: self))
        guard let (property, path) = properties.property(named: keyPath) else {
            return KeyValueObservingDiagnostics.reportUnobservable(keyPath, type(of: self))
        }
        let registration = ObserverRegistration(
            observer: ObjectIdentifier(observer), keyPath: keyPath, context: context.map(UInt.init(bitPattern:)))
        let isObserverGone = { [weak observer] in observer == nil }
        let observation = PropertyObservation(
            of: property, isPriorRequested: options.contains(.prior), registration: registration,
            value: { [unowned self] in self[keyPath: path] as Any },
            notify: { [unowned self, weak observer] notification in
                let change = options.change(notification, value: self[keyPath: path] as Any)
                observer?.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
            },
            hasEnded: isObserverGone)
        addPropertyObservation(observation)
        guard options.contains(.initial) else { return }
        let change = options.change(values: self[keyPath: path] as Any, nil)
        observer.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
    }

    /// Removes the observation that an observer added last for a property and a context.
    ///
    /// An observation that does not exist is reported once.
    ///
    /// - Parameters:
    ///   - observer: The observer.
    ///   - keyPath: The name with which the observer was added.
    ///   - context: The context with which the observer was added.
    public func removeObserver(
        _ observer: any KeyValueObserver, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        let address = context.map(UInt.init(bitPattern:))
        removeObserver(observer, keyPath) { $0.context == address }
    }

    /// Removes the observation that an observer added last for a property, with any context.
    ///
    /// An observation that does not exist is reported once.
    ///
    /// - Parameters:
    ///   - observer: The observer.
    ///   - keyPath: The name with which the observer was added.
    public func removeObserver(_ observer: any KeyValueObserver, forKeyPath keyPath: String) {
        removeObserver(observer, keyPath) { _ in true }
    }

    private func removeObserver(
        _ observer: any KeyValueObserver, _ keyPath: String, where matches: (ObserverRegistration) -> Bool
    ) {
        let observations = (self as? any PropertyObserversOwner)?.propertyObservers?.active ?? []
        let found = observations.last { observation in
            guard let registration = observation.registration as? ObserverRegistration else { return false }
            return registration.observer == ObjectIdentifier(observer) && registration.keyPath == keyPath
                && matches(registration)
        }
        guard let found else {
            return KeyValueObservingDiagnostics.reportMissing(type(of: observer), keyPath, type(of: self))
        }
        found.invalidate()
    }
}

/// The identity of an observation that was added with an observer.
private struct ObserverRegistration: Hashable {
    let observer: ObjectIdentifier
    let keyPath: String
    let context: UInt?
}

extension NSKeyValueObservingOptions {
    /// Returns the dictionary that describes a change.
    @MainActor fileprivate func change(
        _ notification: PropertyObservation.Notification, value: Any
    ) -> [NSKeyValueChangeKey: Any] {
        switch notification {
        case .prior: change(values: nil, value).merging([.notificationIsPriorKey: true]) { $1 }
        case .changed(let old): change(values: value, old)
        }
    }

    fileprivate func change(values new: Any?, _ old: Any?) -> [NSKeyValueChangeKey: Any] {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if contains(.new), let new { change[.newKey] = unwrapped(new) }
        if contains(.old), let old { change[.oldKey] = unwrapped(old) }
        return change
    }

    /// Returns the value of an optional, which may be nested, `NSNull` for `nil`, or any other value itself.
    private func unwrapped(_ value: Any) -> Any {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.map { unwrapped($0.value) } ?? NSNull()
    }
}
