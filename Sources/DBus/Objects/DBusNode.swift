/// A node of the tree of paths while a standard method is called on it: an object, or a node above objects.
@MainActor final class DBusNode: DBusObject {
    let path: String
    /// The object; nil for a node that has only children.
    let object: (any DBusObject)?
    /// The names of the nodes directly below, for Introspect.
    var childNames: [String]

    init(path: String, object: (any DBusObject)?, childNames: [String]) {
        self.path = path
        self.object = object
        self.childNames = childNames
    }

    var interfaces: [DBusInterface] { object?.interfaces ?? [] }

    /// The object, for access to its properties.
    ///
    /// - Throws: ``DBusError`` if there is none.
    func requireObject() throws(DBusError) -> any DBusObject {
        guard let object else { throw DBusError("UnknownObject", "There is no object at '\(path)'.") }
        return object
    }

    /// Returns a property. An empty name of an interface means any interface.
    func property(_ name: String, _ interface: String) throws(DBusError) -> DBusProperty {
        let candidates = interface.isEmpty ? interfaces : object?.interface(named: interface).map { [$0] } ?? []
        guard !candidates.isEmpty || interface.isEmpty else {
            throw DBusError("UnknownInterface", "The object at '\(path)' has no interface '\(interface)'.")
        }
        guard let property = candidates.lazy.compactMap({ $0.properties[name] }).first else {
            throw DBusError("UnknownProperty", "The object at '\(path)' has no property '\(name)'.")
        }
        return property
    }

    /// Returns the value of a property, and checks its type.
    func value(of property: DBusProperty) throws -> DBusValue {
        let value = try property.get(try requireObject())
        guard value.signature == property.type else {
            throw DBusError.unexpectedReply(value.signature, expected: property.type)
        }
        return value
    }
}
