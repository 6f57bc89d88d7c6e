/// An error of a message bus, or one that another program replied.
///
/// Methods of exported objects throw it to reply with an error. Its name and its message are sent.
package struct DBusError: Error, Equatable, CustomStringConvertible {
    /// The name, in the form of an interface: `org.freedesktop.DBus.Error.Failed`.
    package let name: String
    /// A text for developers, which may be empty.
    package let message: String

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - name: The name. One without a dot is completed to one of D-Bus itself, such as `Failed`.
    ///   - message: A text for developers.
    package init(_ name: String, _ message: String) {
        self.name = name.contains(".") ? name : "org.freedesktop.DBus.Error.\(name)"
        self.message = message
    }

    package var description: String { message.isEmpty ? name : "\(message) (\(name))" }

    /// There is no bus, or the connection has closed.
    package static let disconnected = DBusError("Disconnected", "The connection to the message bus is closed.")

    /// A reply whose values have other types than the method returns.
    static func unexpectedReply(_ signature: String, expected: String) -> DBusError {
        DBusError("InvalidSignature", "The reply has the signature '\(signature)' instead of '\(expected)'.")
    }
}
