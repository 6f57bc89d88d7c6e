import Synchronization

/// The name of a method, optionally with the method itself.
///
/// ```swift
/// button.addTarget(editor, action: Selector(Editor.save), for: .touchUpInside)     // func save()
/// button.addTarget(editor, action: Selector(("save:")), for: .touchUpInside)       // found by its name
/// if action == Selector(UIResponder.paste(_:)) { … }                               // a standard edit action
/// ```
///
/// Two selectors are equal if their names are. A selector that is created from a method reference alone has a unique
/// name, so two selectors from references to the same method differ. To compare with such a selector, or to remove an
/// action that was added with it, store the selector. References to the ``UIResponderStandardEditActions``, through any
/// class, have the action's name, such as `copy:`.
///
/// Performing a selector on an object calls the selector's method if the object is an instance of the method's class.
/// Otherwise, and for a selector without a method, it calls the method with that name in the object's ``MethodTable``.
/// If there is none, nothing happens, and debug builds report it once.
///
/// Any method with up to two parameters can be called. The first argument is the sender, the second the event or
/// another value that accompanies an action. A parameter can have any type that the value actually has, optional or
/// not; a method whose parameter has another type is not called. A `Bool` parameter receives true for any value of
/// another type, and false for nil. Results are ignored. Methods run on the thread on which the selector is performed,
/// even if they are isolated to an actor.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name of the selector.
    let name: String

    /// The method; nil if the selector is a name only.
    let function: MethodFunction?

    private init(name: String, function: MethodFunction?) {
        self.name = name
        self.function = function
    }

    // MARK: Names

    /// Creates a selector from the Objective-C name of a method: `save`, `save:`, `save:with:`.
    public init(_ name: String) { self.init(name: name, function: nil) }

    /// Creates a selector from a method name.
    public init(stringLiteral value: String) { self.init(name: value, function: nil) }

    /// Creates the selector of a standard edit action.
    package init(_ action: StandardEditAction) { self.init(name: action.selectorName, function: nil) }

    // MARK: Names and methods

    // A reference without argument labels, such as `Editor.export`, denotes the method without parameters if there are
    // several.

    /// Creates a selector for a method without parameters, with a name.
    ///
    /// - Parameters:
    ///   - name: The Objective-C name of the method.
    ///   - method: A reference to the method, such as `Editor.save`.
    public init<Target, Result>(
        _ name: String, _ method: @escaping (Target) -> @isolated(any) () -> Result
    ) { self.init(name: name, function: MethodFunction(method)) }

    /// Creates a selector for a method with one parameter, with a name.
    ///
    /// - Parameters:
    ///   - name: The Objective-C name of the method.
    ///   - method: A reference to the method, such as `Editor.save(_:)`.
    @_disfavoredOverload
    public init<Target, First, Result>(
        _ name: String, _ method: @escaping (Target) -> @isolated(any) (First) -> Result
    ) { self.init(name: name, function: MethodFunction(method)) }

    /// Creates a selector for a method with two parameters, with a name.
    ///
    /// - Parameters:
    ///   - name: The Objective-C name of the method.
    ///   - method: A reference to the method, such as `Editor.save(_:with:)`.
    @_disfavoredOverload
    public init<Target, First, Second, Result>(
        _ name: String, _ method: @escaping (Target) -> @isolated(any) (First, Second) -> Result
    ) { self.init(name: name, function: MethodFunction(method)) }

    /// Creates a selector that returns the value of a property.
    public init<Target, Value>(_ name: String, getter: KeyPath<Target, Value>) {
        self.init(name: name, function: MethodFunction(getter: getter))
    }

    /// Creates a selector that sets a property to its first argument.
    public init<Target, Value>(_ name: String, setter: ReferenceWritableKeyPath<Target, Value>) {
        self.init(name: name, function: MethodFunction(setter: setter))
    }

    // MARK: Methods

    // The compiler prefers the initializer for methods without parameters to the one for standard edit actions, and the
    // latter to the one for all methods. A method `export()` of an app's class is therefore not confused with the
    // action `export:`.

    /// Creates a selector for a method without parameters.
    public init<Target>(_ method: @escaping (Target) -> @isolated(any) () -> Void) {
        self.init(name: Selector.privateName(), function: MethodFunction(method))
    }

    /// Creates a selector for a method.
    @_disfavoredOverload
    public init<Target, each Argument, Result>(
        _ method: @escaping (Target) -> @isolated(any) (repeat each Argument) -> Result
    ) { self.init(name: Selector.privateName(), function: MethodFunction(method)) }

    /// Creates the selector of a standard edit action: `Selector(UIResponder.copy(_:))`, or the same through a class of
    /// the app.
    @_disfavoredOverload
    public init(_ action: (StandardEditAction.Reference) -> StandardEditAction) {
        self.init(action(StandardEditAction.Reference()))
    }

    /// Creates the selector of a standard edit action: `Selector(UIResponderStandardEditActions.copy(_:))`.
    public init(
        _ action: @escaping (any UIResponderStandardEditActions) -> @isolated(any) (Any?) -> Void
    ) {
        guard let action = StandardActionRecorder.action(MethodFunction(action)) else {
            preconditionFailure("not a standard edit action: refer to the method through its class")
        }
        self.init(action)
    }

    private static let privateNameCount = Atomic<Int>(0)

    /// Returns a unique name that differs from all method names.
    private static func privateName() -> String {
        "#\(privateNameCount.wrappingAdd(1, ordering: .relaxed).newValue)"
    }

    // MARK: Comparing

    /// Returns a Boolean value that indicates whether the names are equal.
    public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The name of the selector.
    public var description: String { name }

    // MARK: Performing

    /// Returns the method that is called on `target`; nil if there is none.
    func method(of target: AnyObject) -> MethodFunction? {
        // Every responder has all standard actions, so only a lookup by name determines which ones it overrides.
        if let function, function.accepts(target), MethodTable.standardAction(name, of: target) == nil {
            return function
        }
        return MethodTable.method(name, of: target)
    }

    /// Returns a Boolean value that indicates whether performing the selector on `object` calls a method. For a
    /// standard edit action, the object's class must override it.
    package func isImplemented(by object: AnyObject) -> Bool { method(of: object) != nil }

    /// Calls the method on `target`.
    ///
    /// - Parameters:
    ///   - target: The object on which to call the method.
    ///   - sender: The method's first argument.
    ///   - event: The method's second argument.
    /// - Returns: False if no method was called, because the target has no such method or an argument does not have the
    ///   type of its parameter.
    @discardableResult
    package func perform(on target: AnyObject, sender: Any?, event: Any?) -> Bool {
        result(on: target, MethodArguments(sender, event)) != nil
    }

    /// Calls the method on `target`.
    ///
    /// - Parameters:
    ///   - target: The object on which to call the method.
    ///   - argument: The method's first argument.
    /// - Returns: The method's result, which is `()` for methods without one; nil if no method was called.
    package func result(on target: AnyObject, argument: Any?) -> Any? {
        result(on: target, MethodArguments(argument))
    }

    /// Calls the method on `target`.
    ///
    /// - Parameters:
    ///   - target: The object on which to call the method.
    ///   - arguments: The method's arguments.
    /// - Returns: The method's result, which is `()` for methods without one; nil if no method was called.
    func result(on target: AnyObject, _ arguments: MethodArguments) -> Any? {
        guard let method = method(of: target) else {
            SelectorDiagnostics.reportMissing(self, in: target)
            return nil
        }
        guard let result = method.call(on: target, arguments) else {
            SelectorDiagnostics.reportMismatch(self, in: target, arguments)
            return nil
        }
        return result
    }
}
