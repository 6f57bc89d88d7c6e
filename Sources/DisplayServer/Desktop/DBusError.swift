/// What can be wrong with what arrives from a bus.
package enum DBusError: Error {
    /// The bytes are no message, or not the message they say they are.
    case malformed
}
