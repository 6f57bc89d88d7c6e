/// Defines the members of a ``DBusInterface``.
@MainActor package struct DBusInterfaceBuilder<Object: DBusObject> {
    private(set) var methods: [String: DBusMethod] = [:]
    private(set) var properties: [String: DBusProperty] = [:]
    private(set) var signals: [String: String] = [:]

    /// Adds a method that replies immediately.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - arguments: The signature of the arguments. Calls with others get an error.
    ///   - results: The signature of the values in the reply.
    ///   - body: Returns the values, or throws an error for the caller: a ``DBusError`` as it is, others as `Failed`.
    package mutating func method(
        _ name: String, takes arguments: String = "", returns results: String = "",
        _ body: @escaping @MainActor (Object, DBusCall) throws -> [DBusValue]
    ) {
        deferredMethod(name, takes: arguments, returns: results) { object, call in
            do { call.reply(try body(object, call)) } catch { call.fail(error) }
        }
    }

    /// Adds a method that replies now or later, by ``DBusCall/reply(_:)`` or ``DBusCall/fail(_:)``.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - arguments: The signature of the arguments. Calls with others get an error.
    ///   - results: The signature of the values in the reply.
    ///   - body: Handles the call. If it does not retain the call, the caller gets an error.
    package mutating func deferredMethod(
        _ name: String, takes arguments: String = "", returns results: String = "",
        _ body: @escaping @MainActor (Object, DBusCall) -> Void
    ) {
        methods[name] = DBusMethod(name: name, arguments: arguments, results: results) { object, call in
            if let object = object as? Object { body(object, call) }
        }
    }

    /// Adds a property.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - type: The signature of the value.
    ///   - announcesChanges: Whether ``DBusConnection/announceChange(of:interface:path:)`` is called after changes,
    ///     which programs that inspect the object can see.
    ///   - get: Returns the value.
    ///   - set: Changes the value, which has the right type. Nil makes the property read-only.
    package mutating func property(
        _ name: String, _ type: String, announcesChanges: Bool = true,
        get: @escaping @MainActor (Object) throws -> DBusValue,
        set: (@MainActor (Object, DBusValue) throws -> Void)? = nil
    ) {
        var setter: (@MainActor (Object, DBusValue, DBusCall) throws -> Void)?
        if let set {
            setter = { object, value, call in
                try set(object, value)
                call.reply()
            }
        }
        deferredProperty(name, type, announcesChanges: announcesChanges, get: get, set: setter)
    }

    /// Adds a property whose setter answers now or later, by ``DBusCall/reply(_:)`` or ``DBusCall/fail(_:)``.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - type: The signature of the value.
    ///   - announcesChanges: Whether ``DBusConnection/announceChange(of:interface:path:)`` is called after changes,
    ///     which programs that inspect the object can see.
    ///   - get: Returns the value.
    ///   - set: Changes the value, which has the right type, and answers the call. Nil makes the property read-only.
    package mutating func deferredProperty(
        _ name: String, _ type: String, announcesChanges: Bool = true,
        get: @escaping @MainActor (Object) throws -> DBusValue,
        set: (@MainActor (Object, DBusValue, DBusCall) throws -> Void)?
    ) {
        func object(_ object: any DBusObject) throws(DBusError) -> Object {
            if let object = object as? Object { return object }
            throw DBusError("UnknownProperty", "The object has no property '\(name)'.")
        }
        var setter: (@MainActor (any DBusObject, DBusValue, DBusCall) throws -> Void)?
        if let set { setter = { try set(try object($0), $1, $2) } }
        properties[name] = DBusProperty(
            name: name, type: type, announcesChanges: announcesChanges, get: { try get(try object($0)) }, set: setter)
    }

    /// Adds a signal, for programs that inspect the object.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - values: The signature of the values.
    package mutating func signal(_ name: String, _ values: String = "") { signals[name] = values }
}
