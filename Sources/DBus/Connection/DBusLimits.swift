/// Limits for messages and queues, beyond which a connection closes. Those of the bus are larger, so a peer that
/// exceeds them is at fault.
enum DBusLimits {
    /// The size of a message in bytes.
    static let messageSize = 16 << 20
    /// The total size in bytes of the messages that have been read and not delivered. No more are read meanwhile.
    static let receivedSize = 16 << 20
    /// The number of file descriptors in a message, and in all messages that have not been delivered.
    static let descriptorCount = 16
    /// The total size in bytes of the messages that the bus has not accepted yet.
    static let unsentSize = 32 << 20
    /// The number of reads, and of messages that are delivered, before other events get their turn.
    static let readCount = 64
    static let deliveryCount = 256
}
