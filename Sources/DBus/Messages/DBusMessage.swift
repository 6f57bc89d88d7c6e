/// A message that has arrived.
package struct DBusMessage {
    /// The type of a message. Messages of other types are ignored.
    package enum Kind: Int32, Sendable {
        case call = 1
        case reply = 2
        case error = 3
        case signal = 4
    }

    /// The type of the message.
    package let kind: Kind
    /// The path of the object that is called, or that emits the signal.
    package let path: String?
    /// The interface of ``member``.
    package let interface: String?
    /// The name of the method or signal.
    package let member: String?
    /// The unique name of the sender, which the bus sets; the bus itself has the name `org.freedesktop.DBus`.
    package let sender: String?
    /// The signature of the values.
    package let signature: String

    let reference: DBusMessageReference

    init?(_ reference: DBusMessageReference) {
        let (library, pointer) = (reference.library, reference.pointer)
        guard let kind = Kind(rawValue: library.messageType(pointer)) else { return nil }
        func text(_ get: DBusLibrary.GetText) -> String? { get(pointer).map { String(cString: $0) } }
        self.kind = kind
        self.reference = reference
        path = text(library.path)
        interface = text(library.interface)
        member = text(library.member)
        sender = text(library.sender)
        signature = text(library.signature) ?? ""
    }

    /// Returns the values, which are decoded by each call.
    ///
    /// - Throws: ``DBusError`` if a file descriptor is missing.
    package func values() throws(DBusError) -> [DBusValue] { try DBusMessageReader.values(of: reference) }

    /// Returns the values if they have the expected types.
    package func values(_ expected: String) -> [DBusValue]? {
        guard signature == expected else { return nil }
        return try? values()
    }

    /// The serial number of the call that this message replies to.
    var replySerial: UInt32 { reference.library.replySerial(reference.pointer) }

    /// A Boolean value that indicates whether the caller ignores the reply.
    var expectsNoReply: Bool { reference.library.expectsNoReply(reference.pointer) != 0 }

    /// The error that the message reports.
    var error: DBusError {
        let name = reference.library.errorName(reference.pointer).map { String(cString: $0) }
        return DBusError(name ?? "Failed", (try? values())?.first?.text ?? "")
    }
}
