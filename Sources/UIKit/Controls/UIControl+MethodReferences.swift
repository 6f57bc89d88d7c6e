// Actions named by a reference to a method, `addTarget(self, action: Editor.save, for: …)`: each shape of action, for methods
// of classes that are isolated to the main actor and of those that are not.
extension UIControl {
    /// Calls a method without parameters on `target` when one of the events happens.
    public func addTarget<Target: AnyObject>(
        _ target: Any?, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for controlEvents: Event
    ) { addTarget(target, action: Selector(action), for: controlEvents) }

    /// Calls a method that takes the sender on `target` when one of the events happens.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Any?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, for controlEvents: Event
    ) { addTarget(target, action: Selector(action), for: controlEvents) }

    /// Calls a method that takes the sender and the event on `target` when one of the events happens.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Any?, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
        for controlEvents: Event
    ) { addTarget(target, action: Selector(action), for: controlEvents) }

    /// Calls a standard edit action, such as `UIResponder.copy(_:)`, on `target` when one of the events happens.
    public func addTarget(
        _ target: Any?, action: @MainActor (StandardEditAction.Reference) -> StandardEditAction, for controlEvents: Event
    ) { addTarget(target, action: Selector(action), for: controlEvents) }

    /// Calls a method without parameters, of a class that is not isolated.
    @_disfavoredOverload
    public func addTarget<Target: AnyObject>(
        _ target: Any?, action: @escaping (Target) -> (() -> Void)?, for controlEvents: Event
    ) { addTarget(target, action: Selector(action), for: controlEvents) }

    /// Calls a method that takes the sender, of a class that is not isolated.
    @_disfavoredOverload
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Any?, action: @escaping (Target) -> ((Sender) -> Void)?, for controlEvents: Event
    ) { addTarget(target, action: Selector(action), for: controlEvents) }

    /// Calls a method that takes the sender and the event, of a class that is not isolated.
    @_disfavoredOverload
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Any?, action: @escaping (Target) -> ((Sender, UIEvent?) -> Void)?, for controlEvents: Event
    ) { addTarget(target, action: Selector(action), for: controlEvents) }
}
