extension UndoManager {
    /// Registers a method without parameters, performed on `target`, to undo a change.
    @_alwaysEmitIntoClient
    public func registerUndo<Target>(
        withTarget target: Any, selector: @escaping (Target) -> @isolated(any) () -> Void, object: Any?
    ) { registerUndo(withTarget: target, selector: Selector(selector), object: object) }

    /// Registers a method, performed on `target` with `object`, to undo a change.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func registerUndo<Target, each Argument, Result>(
        withTarget target: Any, selector: @escaping (Target) -> @isolated(any) (repeat each Argument) -> Result,
        object: Any?
    ) { registerUndo(withTarget: target, selector: Selector(selector), object: object) }
}
