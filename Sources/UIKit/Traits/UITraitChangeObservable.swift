/// An object whose trait changes can be observed.
///
/// ```swift
/// registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
///     self.updateBorder()
/// }
/// ```
///
/// The observation ends when the object is deallocated. Store the returned registration only to end it earlier.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
    /// Calls `action` of `target` when one of the traits has changed. The parameters of the method, if any, are the
    /// object and its previous traits.
    ///
    /// - Parameters:
    ///   - traits: The traits to observe.
    ///   - target: The receiver of the action.
    ///   - action: The action.
    /// - Returns: A registration, for ``unregisterForTraitChanges(_:)``.
    @discardableResult
    func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration

    /// Ends an observation.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A token for an observation of traits. Only the library conforms to it.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object of the library that has traits and stores observers of them.
@MainActor protocol TraitHolder: UITraitChangeObservable, UITraitEnvironment {
    var traitObservers: TraitObservers? { get set }
}

extension UITraitChangeObservable {
    /// Calls `handler` with the object and its previous traits when one of the traits has changed.
    ///
    /// - Parameters:
    ///   - traits: The traits to observe.
    ///   - handler: The closure to call.
    /// - Returns: A registration, for ``unregisterForTraitChanges(_:)``.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitChangeObservable>(
        _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Environment, _ previous: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        watch(traits) { object, previous in
            guard let environment = object as? Environment else {
                preconditionFailure(
                    "registerForTraitChanges of \(type(of: object)) was called with a handler for \(Environment.self)")
            }
            handler(environment, previous)
        }
    }

    /// Calls a method of the object itself when one of the traits has changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        watch(traits) { object, previous in action.perform(on: object, sender: object, event: previous) }
    }

    /// Calls `action` of `target` when one of the traits has changed. The target is not retained.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        weak let target = target as AnyObject
        return watch(traits) { object, previous in
            if let target { action.perform(on: target, sender: object, event: previous) }
        }
    }

    /// Ends an observation. Does nothing if it has ended already, or if it is an observation of another object.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitHolder)?.traitObservers?.remove(registration)
    }

    // Actions that are given as references to methods.

    /// Calls a method without parameters of the object itself when one of the traits has changed.
    @_alwaysEmitIntoClient @discardableResult
    public func registerForTraitChanges<Target>(
        _ traits: [UITrait], action: @escaping (Target) -> @isolated(any) () -> Void
    ) -> any UITraitChangeRegistration { registerForTraitChanges(traits, action: Selector(action)) }

    /// Calls a method of the object itself when one of the traits has changed. The parameters of the method, if any,
    /// are the object and its previous traits.
    @_disfavoredOverload
    @_alwaysEmitIntoClient @discardableResult
    public func registerForTraitChanges<Target, each Argument, Result>(
        _ traits: [UITrait], action: @escaping (Target) -> @isolated(any) (repeat each Argument) -> Result
    ) -> any UITraitChangeRegistration { registerForTraitChanges(traits, action: Selector(action)) }

    /// Calls a method without parameters of `target` when one of the traits has changed.
    @_alwaysEmitIntoClient @discardableResult
    public func registerForTraitChanges<Target>(
        _ traits: [UITrait], target: Any, action: @escaping (Target) -> @isolated(any) () -> Void
    ) -> any UITraitChangeRegistration { registerForTraitChanges(traits, target: target, action: Selector(action)) }

    /// Calls a method of `target` when one of the traits has changed. The parameters of the method, if any, are the
    /// object and its previous traits.
    @_disfavoredOverload
    @_alwaysEmitIntoClient @discardableResult
    public func registerForTraitChanges<Target, each Argument, Result>(
        _ traits: [UITrait], target: Any, action: @escaping (Target) -> @isolated(any) (repeat each Argument) -> Result
    ) -> any UITraitChangeRegistration { registerForTraitChanges(traits, target: target, action: Selector(action)) }

    private func watch(
        _ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        guard let holder = self as? any TraitHolder else {
            preconditionFailure("only views, view controllers and scenes have traits to observe")
        }
        let watch = holder.traitObservers ?? TraitObservers()
        holder.traitObservers = watch
        return watch.add(traits, handler)
    }
}

extension UIView: TraitHolder {}
extension UIViewController: TraitHolder {}
extension UIWindowScene: TraitHolder {}
