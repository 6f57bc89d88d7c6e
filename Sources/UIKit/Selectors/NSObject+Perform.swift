// Calling methods by selectors. These are members of `NSObjectProtocol`, so that objects that are known by a protocol have
// them, too.
extension NSObjectProtocol {
    /// Calls a method of the object.
    ///
    /// - Returns: The method's result; nil if it has none, and if nothing was called. A result that the method created
    ///   lives on until the main queue's next turn, or on another thread, until the next selector is performed there.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { perform(aSelector, MethodArguments()) }

    /// Calls a method of the object with an argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        perform(aSelector, MethodArguments(object))
    }

    /// Calls a method of the object with two arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        perform(aSelector, MethodArguments(object1, object2))
    }

    private func perform(_ selector: Selector?, _ arguments: MethodArguments) -> Unmanaged<AnyObject>? {
        guard let result = selector?.result(on: self, arguments) else { return nil }
        return PerformResults.keep(result)
    }

    /// Returns whether the object has a method for a selector: the selector's own one if the object is of its class, or one
    /// in the ``MethodTable``. For a standard edit action, whether the object's class overrides it.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.isImplemented(by: self) ?? false }
}
