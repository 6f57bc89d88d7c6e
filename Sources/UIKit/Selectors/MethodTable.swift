import CRuntime

/// The methods of classes that can be looked up by name.
///
/// On Apple's platforms, the Objective-C runtime knows the methods that are marked `@objc`. Here a record for a class
/// lists them: a function in the section `uikit_methods` of the executable. The records are read when a selector
/// without a method is first performed, and cost nothing until then.
///
/// <!-- not compiled: it would add methods to the table of the tests -->
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
/// Subclasses inherit the methods of their superclasses. An overriding method is called without a record for the
/// subclass. Classes with the same name in different modules are distinct.
///
/// - Important: Only records of the executable or dynamic library that UIKit is linked into are read. In a program that
///   links UIKit as a dynamic library, records of other images are not found. Generic classes cannot have records,
///   because they cannot have stored static properties.
public enum MethodTable {
    /// Adds a method without parameters to the table that a record receives.
    ///
    /// - Parameters:
    ///   - name: The Objective-C name of the method, such as `save`.
    ///   - method: A reference to the method, which is added to the reference's class.
    ///   - table: The table that the record receives.
    public static func add<Target: AnyObject, Result>(
        _ name: String, _ method: @escaping (Target) -> @isolated(any) () -> Result,
        to table: UnsafeMutableRawPointer
    ) { add(name, MethodFunction(method), of: Target.self, to: table) }

    /// Adds a method with one parameter to the table that a record receives.
    ///
    /// - Parameters:
    ///   - name: The Objective-C name of the method, such as `save:`.
    ///   - method: A reference to the method, which is added to the reference's class.
    ///   - table: The table that the record receives.
    @_disfavoredOverload
    public static func add<Target: AnyObject, First, Result>(
        _ name: String, _ method: @escaping (Target) -> @isolated(any) (First) -> Result,
        to table: UnsafeMutableRawPointer
    ) { add(name, MethodFunction(method), of: Target.self, to: table) }

    /// Adds a method with two parameters to the table that a record receives.
    ///
    /// - Parameters:
    ///   - name: The Objective-C name of the method, such as `save:with:`.
    ///   - method: A reference to the method, which is added to the reference's class.
    ///   - table: The table that the record receives.
    @_disfavoredOverload
    public static func add<Target: AnyObject, First, Second, Result>(
        _ name: String, _ method: @escaping (Target) -> @isolated(any) (First, Second) -> Result,
        to table: UnsafeMutableRawPointer
    ) { add(name, MethodFunction(method), of: Target.self, to: table) }

    /// Adds a method that returns the value of a property.
    ///
    /// - Parameters:
    ///   - name: The Objective-C name of the method, such as `title`.
    ///   - getter: The key path of the property.
    ///   - table: The table that the record receives.
    public static func add<Target: AnyObject, Value>(
        _ name: String, getter: KeyPath<Target, Value>, to table: UnsafeMutableRawPointer
    ) { add(name, MethodFunction(getter: getter), of: Target.self, to: table) }

    /// Adds a method that sets a property.
    ///
    /// - Parameters:
    ///   - name: The Objective-C name of the method, such as `setTitle:`.
    ///   - setter: The key path of the property.
    ///   - table: The table that the record receives.
    public static func add<Target: AnyObject, Value>(
        _ name: String, setter: ReferenceWritableKeyPath<Target, Value>, to table: UnsafeMutableRawPointer
    ) { add(name, MethodFunction(setter: setter), of: Target.self, to: table) }

    /// Returns a Boolean value that indicates whether an object has a method with a name. For a standard edit action,
    /// the object's class must override it.
    public static func implements(_ object: AnyObject, _ name: String) -> Bool { method(name, of: object) != nil }

    // MARK: Lookup

    /// Returns the method of an object with a name, searching its class and then its superclasses.
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

    /// Returns the standard edit action that a name denotes for an object.
    static func standardAction(_ name: String, of object: AnyObject) -> StandardEditAction? {
        // Private selector names end with a digit, so this rules them out quickly.
        guard name.utf8.last == UInt8(ascii: ":"), object is UIResponder else { return nil }
        return StandardEditAction.named[name]
    }

    private typealias Methods = [ObjectIdentifier: [String: MethodFunction]]

    /// All methods by class and name.
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
