import Foundation

/// The interfaces that all exported objects have.
@MainActor enum DBusStandardInterface {
    /// Tests whether a program responds. It is answered for all paths.
    static let peer = DBusInterface("org.freedesktop.DBus.Peer", of: DBusNode.self) {
        $0.method("Ping") { _, _ in [] }
        $0.method("GetMachineId", returns: "s") { _, _ in
            let files = ["/etc/machine-id", "/var/lib/dbus/machine-id"]
            let text = files.lazy.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.first
            guard let text else { throw DBusError("FileNotFound", "The machine has no ID.") }
            return [.string(text.trimmingCharacters(in: .whitespacesAndNewlines))]
        }
    }

    static let introspectable = DBusInterface("org.freedesktop.DBus.Introspectable", of: DBusNode.self) {
        $0.method("Introspect", returns: "s") { node, _ in [.string(DBusIntrospection.description(of: node))] }
    }

    static let properties = DBusInterface("org.freedesktop.DBus.Properties", of: DBusNode.self) {
        $0.method("Get", takes: "ss", returns: "v") { node, call in
            let property = try node.property(call.arguments[1].text ?? "", call.arguments[0].text ?? "")
            return [.variant(try node.value(of: property))]
        }
        $0.deferredMethod("Set", takes: "ssv") { node, call in
            do { try node.setProperty(call) } catch { call.fail(error) }
        }
        $0.method("GetAll", takes: "s", returns: "a{sv}") { node, call in
            let name = call.arguments[0].text ?? ""
            let interfaces = try node.requireObject().interfaces.filter { name.isEmpty || $0.name == name }
            guard !interfaces.isEmpty || name.isEmpty else {
                throw DBusError("UnknownInterface", "The object at '\(node.path)' has no interface '\(name)'.")
            }
            var values: [String: DBusValue] = [:]
            // A property whose value is not available is omitted.
            for property in interfaces.flatMap(\.properties.values) {
                values[property.name] = try? node.value(of: property)
            }
            return [.options(values)]
        }
        $0.signal("PropertiesChanged", "sa{sv}as")
    }

    static let all = [peer, introspectable, properties]
    static let names = Set(all.map(\.name))
}

extension DBusInterface {
    /// Returns a method for a call with or without an interface.
    func method(_ member: String, _ interface: String?) -> DBusMethod? {
        interface == nil || interface == name ? methods[member] : nil
    }
}

extension DBusNode {
    /// Changes a property. The property answers the call.
    fileprivate func setProperty(_ call: DBusCall) throws {
        let property = try property(call.arguments[1].text ?? "", call.arguments[0].text ?? "")
        guard let set = property.set else {
            throw DBusError("PropertyReadOnly", "The property '\(property.name)' is read-only.")
        }
        guard case .variant(let value) = call.arguments[2], value.signature == property.type else {
            throw DBusError("InvalidArgs", "The property '\(property.name)' has the type '\(property.type)'.")
        }
        try set(try requireObject(), value, call)
    }
}
