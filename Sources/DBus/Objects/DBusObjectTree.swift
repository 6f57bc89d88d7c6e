/// The objects that a connection exports, by path.
@MainActor final class DBusObjectTree {
    private struct WeakObject { weak var object: (any DBusObject)? }
    private struct WeakProvider { weak var provider: (any DBusObjectProvider)? }

    private unowned let connection: DBusConnection
    private var objects: [String: WeakObject] = [:]
    private var providers: [String: WeakProvider] = [:]

    init(connection: DBusConnection) { self.connection = connection }

    func export(_ object: any DBusObject, at path: String) { objects[path] = WeakObject(object: object) }

    func export(_ provider: any DBusObjectProvider, below path: String) {
        providers[path] = WeakProvider(provider: provider)
    }

    func withdraw(at path: String) {
        objects[path] = nil
        providers[path] = nil
    }

    /// Returns the object at a path.
    func object(at path: String) -> (any DBusObject)? {
        if let entry = objects[path] {
            if let object = entry.object { return object }
            objects[path] = nil
        }
        return provider(for: path).flatMap { $0.provider.object(at: $0.path) }
    }

    /// Returns the nearest provider above a path, and the path relative to it.
    private func provider(for path: String) -> (provider: any DBusObjectProvider, path: String)? {
        var base = path[...]
        while true {
            if let provider = providers[base.isEmpty ? "/" : String(base)]?.provider {
                return (provider, String(path.dropFirst(base.count).drop { $0 == "/" }))
            }
            guard let slash = base.lastIndex(of: "/") else { return nil }
            base = base[..<slash]
        }
    }

    /// Returns the names of the nodes directly below a path: of objects, and of nodes on the way to them.
    private func childNames(at path: String) -> [String] {
        let prefix = path == "/" ? "/" : path + "/"
        var names = Set<String>()
        let exported =
            objects.filter { $0.value.object != nil }.map(\.key)
            + providers.filter { $0.value.provider != nil }.map(\.key)
        for exportedPath in exported where exportedPath.hasPrefix(prefix) && exportedPath.count > prefix.count {
            names.insert(String(exportedPath.dropFirst(prefix.count).prefix { $0 != "/" }))
        }
        if let (provider, relative) = provider(for: path) { names.formUnion(provider.childNames(at: relative)) }
        // Also keeps names out that would be markup.
        return names.filter { !$0.isEmpty && $0.utf8.allSatisfy(Self.isNameCharacter) }.sorted()
    }

    private static func isNameCharacter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    // MARK: Calls

    /// Handles a call of another program. Each call is answered.
    func answer(_ message: DBusMessage) {
        func fail(_ name: String, _ text: String) {
            DBusCall(message, arguments: [], returns: "", connection).fail(DBusError(name, text))
        }
        guard let path = message.path, let member = message.member else { return fail("UnknownMethod", "") }
        let isStandard = DBusStandardInterface.names.contains(message.interface ?? "")
        if let method = DBusStandardInterface.peer.method(member, message.interface) {
            return run(method, on: DBusNode(path: path, object: nil, childNames: []), message)
        }
        let object = object(at: path)
        let node = DBusNode(path: path, object: object, childNames: object == nil ? childNames(at: path) : [])
        guard object != nil || !node.childNames.isEmpty || path == "/" else {
            return fail("UnknownObject", "There is no object at '\(path)'.")
        }
        if member == "Introspect", isStandard || message.interface == nil { node.childNames = childNames(at: path) }
        for interface in DBusStandardInterface.all {
            if let method = interface.method(member, message.interface) { return run(method, on: node, message) }
        }
        guard !isStandard, let object else {
            return fail("UnknownMethod", "The object at '\(path)' has no method '\(member)'.")
        }
        let interfaces = message.interface.map { object.interface(named: $0).map { [$0] } ?? [] } ?? object.interfaces
        guard message.interface == nil || !interfaces.isEmpty else {
            return fail(
                "UnknownInterface", "The object at '\(path)' has no interface '\(message.interface ?? "")'.")
        }
        guard let method = interfaces.lazy.compactMap({ $0.methods[member] }).first else {
            return fail("UnknownMethod", "The object at '\(path)' has no method '\(member)'.")
        }
        run(method, on: object, message)
    }

    private func run(_ method: DBusMethod, on object: any DBusObject, _ message: DBusMessage) {
        do throws(DBusError) {
            guard message.signature == method.arguments else {
                throw DBusError(
                    "InvalidArgs",
                    "'\(method.name)' takes '\(method.arguments)', and not '\(message.signature)'.")
            }
            let arguments = try message.values()
            method.handler(
                object, DBusCall(message, arguments: arguments, returns: method.results, connection))
        } catch {
            DBusCall(message, arguments: [], returns: "", connection).fail(error)
        }
    }
}
