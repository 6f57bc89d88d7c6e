/// Something whose changes of traits can be watched.
///
/// ```swift
/// registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
///     self.updateBorder()
/// }
/// ```
///
/// What is registered goes with the object; only who wants to end it earlier keeps what is returned.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
    /// Calls `action` of `target` when one of the traits has changed; its parameters, if any, are the
    /// object and its traits from before.
    @discardableResult
    func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration

    /// Ends what was registered.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// Stands for what was registered. Nobody else conforms to it.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Those of the toolkit that have traits, and keep what is registered.
@MainActor protocol TraitHolder: UITraitChangeObservable, UITraitEnvironment {
    var traitWatch: TraitWatch? { get set }
}

extension UITraitChangeObservable {
    /// Calls `handler`, with the object and its traits from before, when one of the traits has changed.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitChangeObservable>(
        _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Environment, _ previous: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        watch(traits) { object, previous in
            guard let environment = object as? Environment else {
                preconditionFailure(
                    "registerForTraitChanges of \(type(of: object)) was given a handler for \(Environment.self)")
            }
            handler(environment, previous)
        }
    }

    /// Calls a method of the object itself when one of the traits has changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        watch(traits) { object, previous in action.perform(on: object, sender: object, event: previous) }
    }

    /// Calls `action` of `target`, which is not retained, when one of the traits has changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        weak let target = target as AnyObject
        return watch(traits) { object, previous in
            if let target { action.perform(on: target, sender: object, event: previous) }
        }
    }

    /// Ends what was registered. One that has ended already, or is another object's, changes nothing.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitHolder)?.traitWatch?.remove(registration)
    }

    // Methods by reference.

    /// Calls a method without parameters of the object itself when one of the traits has changed.
    @_alwaysEmitIntoClient @discardableResult
    public func registerForTraitChanges<Target>(
        _ traits: [UITrait], action: @escaping (Target) -> @isolated(any) () -> Void
    ) -> any UITraitChangeRegistration { registerForTraitChanges(traits, action: Selector(action)) }

    /// Calls a method of the object itself when one of the traits has changed. Its parameters, if any, are the object and its
    /// traits from before.
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

    /// Calls a method of `target` when one of the traits has changed. Its parameters, if any, are the object and its traits
    /// from before.
    @_disfavoredOverload
    @_alwaysEmitIntoClient @discardableResult
    public func registerForTraitChanges<Target, each Argument, Result>(
        _ traits: [UITrait], target: Any, action: @escaping (Target) -> @isolated(any) (repeat each Argument) -> Result
    ) -> any UITraitChangeRegistration { registerForTraitChanges(traits, target: target, action: Selector(action)) }

    private func watch(
        _ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        guard let holder = self as? any TraitHolder else {
            preconditionFailure("only views, view controllers and scenes have traits to watch")
        }
        let watch = holder.traitWatch ?? TraitWatch()
        holder.traitWatch = watch
        return watch.add(traits, handler)
    }
}

extension UIView: TraitHolder {}
extension UIViewController: TraitHolder {}
extension UIWindowScene: TraitHolder {}
