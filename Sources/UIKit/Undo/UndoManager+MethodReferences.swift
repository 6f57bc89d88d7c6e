extension UndoManager {
    /// Registers a method without parameters to undo a change.
    ///
    /// - Parameters:
    ///   - target: The object on which the method is called. Not retained.
    ///   - selector: A reference to the method, such as `Document.clear`.
    ///   - object: An argument that such a method ignores.
    @_alwaysEmitIntoClient
    public func registerUndo<Target>(
        withTarget target: Any, selector: @escaping (Target) -> @isolated(any) () -> Void, object: Any?
    ) { registerUndo(withTarget: target, selector: Selector(selector), object: object) }

    /// Registers a method to undo a change.
    ///
    /// - Parameters:
    ///   - target: The object on which the method is called. Not retained.
    ///   - selector: A reference to the method.
    ///   - object: The argument of the method.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func registerUndo<Target, each Argument, Result>(
        withTarget target: Any, selector: @escaping (Target) -> @isolated(any) (repeat each Argument) -> Result,
        object: Any?
    ) { registerUndo(withTarget: target, selector: Selector(selector), object: object) }
}
