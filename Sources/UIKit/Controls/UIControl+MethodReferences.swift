// Actions that are specified by a reference to a method, for example `addTarget(self, action: Editor.save, for: …)`.
// Each method exists in three forms, for methods without parameters, for all methods, and for the standard edit
// actions; `Selector` documents the reasons.
extension UIControl {
    /// Adds a method without parameters as an action for a target and a set of events.
    @_alwaysEmitIntoClient
    public func addTarget<Target>(
        _ target: Any?, action: @escaping (Target) -> @isolated(any) () -> Void, for controlEvents: Event
    ) { addTarget(target, action: Selector(action), for: controlEvents) }

    /// Adds a method as an action for a target and a set of events. Its parameters, if any, are the sender and the
    /// event.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func addTarget<Target, each Argument, Result>(
        _ target: Any?, action: @escaping (Target) -> @isolated(any) (repeat each Argument) -> Result,
        for controlEvents: Event
    ) { addTarget(target, action: Selector(action), for: controlEvents) }

    /// Adds a standard edit action, such as `UIResponder.copy(_:)`, for a target and a set of events.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func addTarget(
        _ target: Any?, action: (StandardEditAction.Reference) -> StandardEditAction, for controlEvents: Event
    ) { addTarget(target, action: Selector(action), for: controlEvents) }
}
