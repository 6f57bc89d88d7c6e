import CRuntime

/// The methods of classes that are found by their names.
///
/// On Apple's platforms the Objective-C runtime knows the methods that are marked `@objc`. Here a record of a class names
/// them: a function in the program's section `uikit_methods`. Records are read when a selector that is a name alone is
/// performed first, and cost nothing until then.
///
/// ```swift
/// extension Editor {
///     @section("uikit_methods") @used
///     private static let methods: @convention(c) (UnsafeMutableRawPointer) -> Void = { table in
///         MethodTable.add("save:", Editor.save(_:), to: table)
///         MethodTable.add("title", getter: \Editor.title, to: table)
///     }
/// }
/// ```
///
/// A subclass has the methods of its superclasses, and a method that it overrides is called in its place, without a record
/// of its own. Classes of the same name in different modules are different.
///
/// - Important: The records of the executable, or of the dynamic library, that UIKit is linked into are read. In a program
///   that links UIKit as a dynamic library, records of other images are not found. Generic classes cannot have records, as
///   they have no stored static properties.
public enum MethodTable {
    /// Adds a method without parameters to the table that a record is given.
    ///
    /// - Parameters:
    ///   - name: The name of the method as Objective-C writes it, such as `save`.
    ///   - method: A reference to the method; its class has the entry.
    ///   - table: What the record is given.
    public static func add<Target: AnyObject, Result>(
        _ name: String, _ method: @escaping (Target) -> @isolated(any) () -> Result,
        to table: UnsafeMutableRawPointer
    ) { add(name, MethodFunction(method), of: Target.self, to: table) }

    /// Adds a method with a parameter to the table that a record is given.
    ///
    /// - Parameters:
    ///   - name: The name of the method as Objective-C writes it, such as `save:`.
    ///   - method: A reference to the method; its class has the entry.
    ///   - table: What the record is given.
    @_disfavoredOverload
    public static func add<Target: AnyObject, First, Result>(
        _ name: String, _ method: @escaping (Target) -> @isolated(any) (First) -> Result,
        to table: UnsafeMutableRawPointer
    ) { add(name, MethodFunction(method), of: Target.self, to: table) }

    /// Adds a method with two parameters to the table that a record is given.
    ///
    /// - Parameters:
    ///   - name: The name of the method as Objective-C writes it, such as `save:with:`.
    ///   - method: A reference to the method; its class has the entry.
    ///   - table: What the record is given.
    @_disfavoredOverload
    public static func add<Target: AnyObject, First, Second, Result>(
        _ name: String, _ method: @escaping (Target) -> @isolated(any) (First, Second) -> Result,
        to table: UnsafeMutableRawPointer
    ) { add(name, MethodFunction(method), of: Target.self, to: table) }

    /// Adds a method that returns a property.
    public static func add<Target: AnyObject, Value>(
        _ name: String, getter: KeyPath<Target, Value>, to table: UnsafeMutableRawPointer
    ) { add(name, MethodFunction(getter: getter), of: Target.self, to: table) }

    /// Adds a method that sets a property.
    public static func add<Target: AnyObject, Value>(
        _ name: String, setter: ReferenceWritableKeyPath<Target, Value>, to table: UnsafeMutableRawPointer
    ) { add(name, MethodFunction(setter: setter), of: Target.self, to: table) }

    /// Returns whether an object has a method of a name. For a standard edit action, whether its class overrides it.
    public static func implements(_ object: AnyObject, _ name: String) -> Bool { method(name, of: object) != nil }

    // MARK: Looking up

    /// The method of an object with a name: that of its class, or else of the nearest superclass that has one.
    static func method(_ name: String, of object: AnyObject) -> MethodFunction? {
        if let action = standardAction(name, of: object) {
            return action.isImplemented(by: object) ? action.method : nil
        }
        var type: AnyClass? = Swift.type(of: object)
        while let current = type {
            if let method = methods[ObjectIdentifier(current)]?[name] { return method }
            type = _getSuperclass(current)
        }
        return nil
    }

    /// The standard edit action that a name is for an object.
    static func standardAction(_ name: String, of object: AnyObject) -> StandardEditAction? {
        // Names of selectors that have none end with a digit.
        guard name.utf8.last == UInt8(ascii: ":"), object is UIResponder else { return nil }
        return StandardEditAction.named[name]
    }

    private typealias Methods = [ObjectIdentifier: [String: MethodFunction]]

    /// All methods, by their classes and names.
    private static let methods: Methods = {
        var methods = Methods()
        withUnsafeMutablePointer(to: &methods) { table in
            addToolkitMethods(to: table)
            uikit_read_method_records(table)
        }
        return methods
    }()

    private static func add(
        _ name: String, _ function: MethodFunction, of type: AnyClass, to table: UnsafeMutableRawPointer
    ) {
        table.assumingMemoryBound(to: Methods.self).pointee[ObjectIdentifier(type), default: [:]][name] = function
    }
}
