/// A reference to a message of libdbus, which it releases when it is deallocated.
final class DBusMessageReference {
    let library: DBusLibrary
    let pointer: OpaquePointer

    /// Takes over the reference that the caller owns.
    init(owning pointer: OpaquePointer, _ library: DBusLibrary) {
        self.pointer = pointer
        self.library = library
    }

    private convenience init(_ pointer: OpaquePointer?, _ library: DBusLibrary) throws(DBusError) {
        guard let pointer else { throw DBusError("NoMemory", "Memory is exhausted.") }
        self.init(owning: pointer, library)
    }

    deinit { library.releaseMessage(pointer) }

    /// Creates a method call.
    ///
    /// - Throws: ``DBusError`` if a name is invalid.
    static func call(
        _ service: String, path: String, interface: String, method: String, _ library: DBusLibrary
    ) throws(DBusError) -> DBusMessageReference {
        try check(service, library.validateBusName)
        try check(path, library.validatePath)
        try check(interface, library.validateInterface)
        try check(method, library.validateMember)
        return try DBusMessageReference(library.newMethodCall(service, path, interface, method), library)
    }

    /// Creates a signal, for all clients of the bus or for one.
    ///
    /// - Throws: ``DBusError`` if a name is invalid.
    static func signal(
        _ member: String, interface: String, path: String, destination: String?, _ library: DBusLibrary
    ) throws(DBusError) -> DBusMessageReference {
        try check(path, library.validatePath)
        try check(interface, library.validateInterface)
        try check(member, library.validateMember)
        let signal = try DBusMessageReference(library.newSignal(path, interface, member), library)
        if let destination {
            try check(destination, library.validateBusName)
            guard library.setDestination(signal.pointer, destination) != 0 else {
                throw DBusError("NoMemory", "Memory is exhausted.")
            }
        }
        return signal
    }

    /// Creates a reply to this call.
    func reply() throws(DBusError) -> DBusMessageReference {
        try DBusMessageReference(library.newReply(pointer), library)
    }

    /// Creates an error as the reply to this call.
    func reply(_ error: DBusError) throws(DBusError) -> DBusMessageReference {
        try Self.check(error.name, library.validateErrorName)
        return try DBusMessageReference(library.newError(pointer, error.name, error.message), library)
    }

    private static func check(_ name: String, _ validate: DBusLibrary.Validate) throws(DBusError) {
        guard !name.utf8.contains(0), name.withCString({ validate($0, nil) }) != 0 else {
            throw DBusError("InvalidArgs", "'\(name)' is not a valid name or path.")
        }
    }
}
