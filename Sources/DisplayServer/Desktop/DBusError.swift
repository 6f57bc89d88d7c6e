/// An error in the data from a bus.
package enum DBusError: Error {
    /// The bytes are not a valid message, or not the message that their header describes.
    case malformed
}
