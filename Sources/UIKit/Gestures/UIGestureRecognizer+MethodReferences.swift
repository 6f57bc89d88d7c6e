// Actions specified by method references: `UITapGestureRecognizer(target: self, action: Editor.tapped)`. Each method
// has overloads for methods without parameters, for all methods, and for the standard edit actions; see `Selector`.
extension UIGestureRecognizer {
    /// Creates a recognizer that calls a method without parameters on `target`.
    @_alwaysEmitIntoClient
    public convenience init<Target>(target: Any?, action: @escaping (Target) -> @isolated(any) () -> Void) {
        self.init(target: target, action: Selector(action))
    }

    /// Creates a recognizer that calls a method on `target`. Its parameter, if any, is the recognizer.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public convenience init<Target, each Argument, Result>(
        target: Any?, action: @escaping (Target) -> @isolated(any) (repeat each Argument) -> Result
    ) {
        self.init(target: target, action: Selector(action))
    }

    /// Creates a recognizer that calls a standard edit action, such as `UIResponder.selectAll(_:)`, on `target`.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public convenience init(target: Any?, action: (StandardEditAction.Reference) -> StandardEditAction) {
        self.init(target: target, action: Selector(action))
    }

    /// Adds a target and an action that is a method without parameters.
    @_alwaysEmitIntoClient
    public func addTarget<Target>(_ target: Any, action: @escaping (Target) -> @isolated(any) () -> Void) {
        addTarget(target, action: Selector(action))
    }

    /// Adds a target and an action. The method's parameter, if any, is the recognizer.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func addTarget<Target, each Argument, Result>(
        _ target: Any, action: @escaping (Target) -> @isolated(any) (repeat each Argument) -> Result
    ) {
        addTarget(target, action: Selector(action))
    }

    /// Adds a target and a standard edit action.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public func addTarget(_ target: Any, action: (StandardEditAction.Reference) -> StandardEditAction) {
        addTarget(target, action: Selector(action))
    }
}
