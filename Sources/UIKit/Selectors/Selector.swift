import Synchronization

/// The name of a method, often with the method itself.
///
/// ```swift
/// button.addTarget(editor, action: Selector(Editor.save), for: .touchUpInside)     // func save()
/// button.addTarget(editor, action: Selector(("save:")), for: .touchUpInside)       // found by its name
/// if action == Selector(UIResponder.paste(_:)) { … }                               // a standard edit action
/// ```
///
/// Two selectors are equal if their names are. A selector made of a method reference alone has a name of its own, so two
/// that are made of references to one method are different: keep the selector to compare with it or to remove an action
/// that was added with it. References to the ``UIResponderStandardEditActions``, through whichever class, have the
/// action's name, such as `copy:`.
///
/// Performed on an object, a selector calls its method if the object is of the method's class. Otherwise, and if the
/// selector is a name alone, the method of that name in the object's ``MethodTable`` is called. If there is none, nothing
/// happens, and a debug build reports it once.
///
/// Any method with up to two parameters can be called: the first is the sender, the second the event or what else comes
/// with an action. A parameter may be of any type that the value really has, optional or not; a method whose parameter is
/// of another type is not called. A `Bool` that is given something else is true unless that is nil. Results are ignored.
/// Methods run on the thread on which the selector is performed, also if they are isolated to an actor.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    let name: String

    /// The method, unless the selector is a name alone.
    let function: MethodFunction?

    private init(name: String, function: MethodFunction?) {
        self.name = name
        self.function = function
    }

    // MARK: Names

    /// Creates a selector that is the name of a method, as Objective-C writes it: `save`, `save:`, `save:with:`.
    public init(_ name: String) { self.init(name: name, function: nil) }

    /// Creates a selector that is the name of a method.
    public init(stringLiteral value: String) { self.init(name: value, function: nil) }

    /// A standard edit action.
    package init(_ action: StandardEditAction) { self.init(name: action.selectorName, function: nil) }

    // MARK: Names and methods

    // A reference without labels, such as `Editor.export`, is the method without parameters if there are several.

    /// Creates a selector for a method without parameters, with its name.
    ///
    /// - Parameters:
    ///   - name: The name of the method as Objective-C writes it.
    ///   - method: A reference to the method, such as `Editor.save`.
    public init<Target, Result>(
        _ name: String, _ method: @escaping (Target) -> @isolated(any) () -> Result
    ) { self.init(name: name, function: MethodFunction(method)) }

    /// Creates a selector for a method with a parameter, with its name.
    ///
    /// - Parameters:
    ///   - name: The name of the method as Objective-C writes it.
    ///   - method: A reference to the method, such as `Editor.save(_:)`.
    @_disfavoredOverload
    public init<Target, First, Result>(
        _ name: String, _ method: @escaping (Target) -> @isolated(any) (First) -> Result
    ) { self.init(name: name, function: MethodFunction(method)) }

    /// Creates a selector for a method with two parameters, with its name.
    ///
    /// - Parameters:
    ///   - name: The name of the method as Objective-C writes it.
    ///   - method: A reference to the method, such as `Editor.save(_:with:)`.
    @_disfavoredOverload
    public init<Target, First, Second, Result>(
        _ name: String, _ method: @escaping (Target) -> @isolated(any) (First, Second) -> Result
    ) { self.init(name: name, function: MethodFunction(method)) }

    /// Creates a selector that reads a property.
    public init<Target, Value>(_ name: String, getter: KeyPath<Target, Value>) {
        self.init(name: name, function: MethodFunction(getter: getter))
    }

    /// Creates a selector that sets a property to what the method is given.
    public init<Target, Value>(_ name: String, setter: ReferenceWritableKeyPath<Target, Value>) {
        self.init(name: name, function: MethodFunction(setter: setter))
    }

    // MARK: Methods

    // The compiler prefers the initializer for methods without parameters to those for standard edit actions, and these to
    // the one for all methods. So a method `export()` of an app's class is not the action `export:`.

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
    /// your own.
    @_disfavoredOverload
    public init(_ action: (StandardEditAction.Reference) -> StandardEditAction) {
        self.init(action(StandardEditAction.Reference()))
    }

    /// Creates the selector of a standard edit action: `Selector(UIResponderStandardEditActions.copy(_:))`.
    public init(
        _ action: @escaping (any UIResponderStandardEditActions) -> @isolated(any) (Any?) -> Void
    ) {
        guard let action = StandardActionRecorder.action(MethodFunction(action)) else {
            preconditionFailure("this is no standard edit action: name the class that has the method")
        }
        self.init(action)
    }

    private static let privateNameCount = Atomic<Int>(0)

    /// A name that no method and no other selector has.
    private static func privateName() -> String {
        "#\(privateNameCount.wrappingAdd(1, ordering: .relaxed).newValue)"
    }

    // MARK: Comparing

    /// Whether the names are equal.
    public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The name.
    public var description: String { name }

    // MARK: Performing

    /// The method that is called on `target`; nil if there is none.
    func method(of target: AnyObject) -> MethodFunction? {
        // Every responder has all standard actions; which it implements is known by their names.
        if let function, function.accepts(target), MethodTable.standardAction(name, of: target) == nil {
            return function
        }
        return MethodTable.method(name, of: target)
    }

    /// Whether performing the selector on `object` would call a method. For a standard edit action, whether the object's
    /// class overrides it.
    package func isImplemented(by object: AnyObject) -> Bool { method(of: object) != nil }

    /// Calls the method on `target`.
    ///
    /// - Parameters:
    ///   - sender: The method's first argument.
    ///   - event: Its second argument.
    /// - Returns: false if the target has no such method or an argument is not of the type it takes; nothing was called
    ///   then.
    @discardableResult
    package func perform(on target: AnyObject, sender: Any?, event: Any?) -> Bool {
        result(on: target, MethodArguments(sender, event)) != nil
    }

    /// Calls the method on `target`.
    ///
    /// - Returns: the method's result, which is `()` for methods without one; nil if nothing was called.
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
