// Method calls by selector. They are members of `NSObjectProtocol`, so that they are also available on existential
// values of protocols.
extension NSObjectProtocol {
    /// Calls a method of the object.
    ///
    /// - Returns: The method's result; nil if it has none or no method was called. An object that the method created is
    ///   retained until the main queue's next iteration or, on another thread, until a selector is next performed
    ///   there.
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

    /// Returns a Boolean value that indicates whether the object has a method for a selector: the selector's own method
    /// if the object is an instance of its class, or a method in the ``MethodTable``. For a standard edit action, the
    /// object's class must override it.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.isImplemented(by: self) ?? false }
}
