// Actions specified by method references: `sendAction(Editor.save, to: nil, from: self, for: nil)`. Each method has
// overloads for methods without parameters, for all methods, and for the standard edit actions; see `Selector`.
extension UIApplication {
    /// Sends an action to `target`, or to the first object in the responder chain that implements it. The action is a
    /// method without parameters.
    @_alwaysEmitIntoClient @discardableResult
    public func sendAction<Target>(
        _ action: @escaping (Target) -> @isolated(any) () -> Void, to target: Any?, from sender: Any?,
        for event: UIEvent?
    ) -> Bool { sendAction(Selector(action), to: target, from: sender, for: event) }

    /// Sends an action to `target`, or to the first object in the responder chain that implements it. The method's
    /// parameters, if any, are the sender and the event.
    @_disfavoredOverload
    @_alwaysEmitIntoClient @discardableResult
    public func sendAction<Target, each Argument, Result>(
        _ action: @escaping (Target) -> @isolated(any) (repeat each Argument) -> Result, to target: Any?,
        from sender: Any?, for event: UIEvent?
    ) -> Bool { sendAction(Selector(action), to: target, from: sender, for: event) }

    /// Sends a standard edit action to `target`, or to the first object in the responder chain that implements it.
    @_disfavoredOverload
    @_alwaysEmitIntoClient @discardableResult
    public func sendAction(
        _ action: (StandardEditAction.Reference) -> StandardEditAction, to target: Any?, from sender: Any?,
        for event: UIEvent?
    ) -> Bool { sendAction(Selector(action), to: target, from: sender, for: event) }
}
