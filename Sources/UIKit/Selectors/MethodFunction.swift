/// A type-erased method, whose class, parameters and result are checked when it is called.
///
/// It is created from an unapplied method reference, with any isolation and any number of parameters.
final class MethodFunction: @unchecked Sendable {
    // Unchecked: method references have no state, and key paths are immutable.
    private let accepts: (AnyObject) -> Bool
    private let body: (AnyObject, MethodArguments) -> Any?

    /// Returns a Boolean value that indicates whether an object is an instance of the method's class.
    func accepts(_ object: AnyObject) -> Bool { accepts(object) }

    /// Calls the method on the caller's thread.
    ///
    /// - Parameters:
    ///   - object: The object on which to call the method.
    ///   - arguments: The arguments of the method.
    /// - Returns: The method's result; nil if the object is not an instance of the method's class, or an argument does
    ///   not have the type of its parameter.
    func call(on object: AnyObject, _ arguments: MethodArguments) -> Any? { body(object, arguments) }

    // Methods with and without actor isolation have the same calling convention. Their types only differ in that the
    // compiler requires an `await`.

    /// Creates a function for a method without parameters.
    init<Target, Result>(_ method: @escaping (Target) -> @isolated(any) () -> Result) {
        let method = unsafeBitCast(method, to: ((Target) -> () -> Result).self)
        accepts = { $0 is Target }
        body = { object, _ in
            guard let target = object as? Target else { return nil }
            return method(target)()
        }
    }

    /// Creates a function for a method with a parameter.
    init<Target, First, Result>(_ method: @escaping (Target) -> @isolated(any) (First) -> Result) {
        let method = unsafeBitCast(method, to: ((Target) -> (First) -> Result).self)
        accepts = { $0 is Target }
        body = { object, arguments in
            guard let target = object as? Target else { return nil }
            var arguments = arguments
            return try? method(target)(arguments.next(First.self))
        }
    }

    /// Creates a function for a method with two parameters.
    init<Target, First, Second, Result>(_ method: @escaping (Target) -> @isolated(any) (First, Second) -> Result) {
        let method = unsafeBitCast(method, to: ((Target) -> (First, Second) -> Result).self)
        accepts = { $0 is Target }
        body = { object, arguments in
            guard let target = object as? Target else { return nil }
            var arguments = arguments
            return try? method(target)(arguments.next(First.self), arguments.next(Second.self))
        }
    }

    /// Creates a function for a method with any number of parameters. The compiler does not accept closure parameters.
    @_disfavoredOverload
    init<Target, each Argument, Result>(
        _ method: @escaping (Target) -> @isolated(any) (repeat each Argument) -> Result
    ) {
        let method = unsafeBitCast(
            IsolatedMethod(function: method), to: UnisolatedMethod<Target, repeat each Argument, Result>.self)
        accepts = { $0 is Target }
        body = { object, arguments in
            guard let target = object as? Target else { return nil }
            var arguments = arguments
            return try? method.function(target)(repeat arguments.next((each Argument).self))
        }
    }

    /// Creates a function that returns the value of a property.
    init<Target, Value>(getter: KeyPath<Target, Value>) {
        accepts = { $0 is Target }
        body = { object, _ in (object as? Target).map { $0[keyPath: getter] } }
    }

    /// Creates a function that sets a property.
    init<Target, Value>(setter: ReferenceWritableKeyPath<Target, Value>) {
        accepts = { $0 is Target }
        body = { object, arguments in
            var arguments = arguments
            guard let target = object as? Target, let value = try? arguments.next(Value.self) else { return nil }
            target[keyPath: setter] = value
            return ()
        }
    }

    // Function types with parameter packs cannot be type arguments, but structures that contain them can.

    private struct IsolatedMethod<Target, each Argument, Result> {
        let function: (Target) -> @isolated(any) (repeat each Argument) -> Result
    }

    private struct UnisolatedMethod<Target, each Argument, Result> {
        let function: (Target) -> (repeat each Argument) -> Result
    }
}
