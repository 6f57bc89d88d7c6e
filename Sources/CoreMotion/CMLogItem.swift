import Foundation

/// A measurement with a timestamp.
open class CMLogItem: NSObject, @unchecked Sendable {
    // Unchecked, because the compiler accepts no other conformance for an open class. It is safe: the only stored
    // property is a constant, and only this package creates instances.

    /// The time of the measurement, in seconds since the system started.
    public let timestamp: TimeInterval

    /// Creates an item.
    ///
    /// - Parameter timestamp: The time of the measurement, in seconds since the system started.
    package init(timestamp: TimeInterval) {
        self.timestamp = timestamp
        super.init()
    }
}
