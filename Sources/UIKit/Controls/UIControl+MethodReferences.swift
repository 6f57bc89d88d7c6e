// Actions named by a reference to a method, `addTarget(self, action: Editor.save, for: …)`. Each of these exists for methods without
// parameters, for all methods, and for the standard edit actions, as `Selector` explains.
extension UIControl {
    /// Calls a method without parameters on `target` when one of the events happens.
    @_alwaysEmitIntoClient
    public func addTarget<Target>(
        _ target: Any?, action: @escaping (Target) -> @isolated(any) () -> Void, for controlEvents: Event
    ) { addTarget(target, action: Selector(action), for: controlEvents) }

    /// Calls a method on `target` when one of the events happens. Its parameters, if any, are the sender and the event.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func addTarget<Target, each Argument, Result>(
        _ target: Any?, action: @escaping (Target) -> @isolated(any) (repeat each Argument) -> Result,
        for controlEvents: Event
    ) { addTarget(target, action: Selector(action), for: controlEvents) }

    /// Calls a standard edit action, such as `UIResponder.copy(_:)`, on `target` when one of the events happens.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func addTarget(
        _ target: Any?, action: (StandardEditAction.Reference) -> StandardEditAction, for controlEvents: Event
    ) { addTarget(target, action: Selector(action), for: controlEvents) }
}
