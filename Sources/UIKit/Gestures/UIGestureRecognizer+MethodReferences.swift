// Actions named by a reference to a method, `UITapGestureRecognizer(target: self, action: Editor.tapped)`: without a
// parameter or with the recognizer, for classes that are isolated to the main actor and those that are not.
extension UIGestureRecognizer {
    /// A recognizer that calls a method without parameters on `target`.
    public convenience init<Target: AnyObject>(
        target: Any?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) { self.init(target: target, action: Selector(action)) }

    /// A recognizer that calls a method on `target`, which is handed the recognizer.
    public convenience init<Target: AnyObject, Sender>(
        target: Any?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) { self.init(target: target, action: Selector(action)) }

    /// A recognizer that calls a method without parameters, of a class that is not isolated.
    @_disfavoredOverload
    public convenience init<Target: AnyObject>(target: Any?, action: @escaping (Target) -> (() -> Void)?) {
        self.init(target: target, action: Selector(action))
    }

    /// A recognizer that calls a method of a class that is not isolated, which is handed the recognizer.
    @_disfavoredOverload
    public convenience init<Target: AnyObject, Sender>(
        target: Any?, action: @escaping (Target) -> ((Sender) -> Void)?
    ) {
        self.init(target: target, action: Selector(action))
    }

    /// A recognizer that calls a standard edit action, such as `UIResponder.selectAll(_:)`, on `target`.
    public convenience init(
        target: Any?, action: @MainActor (StandardEditAction.Reference) -> StandardEditAction
    ) { self.init(target: target, action: Selector(action)) }

    /// Calls a method without parameters on `target` too.
    public func addTarget<Target: AnyObject>(
        _ target: Any, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) { addTarget(target, action: Selector(action)) }

    /// Calls a method on `target` too, which is handed the recognizer.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Any, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) { addTarget(target, action: Selector(action)) }

    /// Calls a method without parameters, of a class that is not isolated.
    @_disfavoredOverload
    public func addTarget<Target: AnyObject>(_ target: Any, action: @escaping (Target) -> (() -> Void)?) {
        addTarget(target, action: Selector(action))
    }

    /// Calls a method of a class that is not isolated, which is handed the recognizer.
    @_disfavoredOverload
    public func addTarget<Target: AnyObject, Sender>(_ target: Any, action: @escaping (Target) -> ((Sender) -> Void)?) {
        addTarget(target, action: Selector(action))
    }
}
