/// The methods, properties and signals of one interface of exported objects, with the code that implements them.
///
/// See ``DBusObject`` for an example.
@MainActor package struct DBusInterface {
    /// The name, such as `org.example.Counter`.
    package let name: String

    private(set) var methods: [String: DBusMethod] = [:]
    /// The signatures of the arguments of the methods, by name.
    package var methodSignatures: [String: String] { methods.mapValues(\.arguments) }
    private(set) var properties: [String: DBusProperty] = [:]
    /// The signatures of the signals' values.
    private(set) var signals: [String: String] = [:]

    /// Creates an interface of the objects of a class.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - type: The class. Its objects, and those of subclasses, can have the interface.
    ///   - define: Adds the members.
    package init<Object: DBusObject>(
        _ name: String, of type: Object.Type, _ define: (inout DBusInterfaceBuilder<Object>) -> Void
    ) {
        self.name = name
        var builder = DBusInterfaceBuilder<Object>()
        define(&builder)
        methods = builder.methods
        properties = builder.properties
        signals = builder.signals
    }
}
