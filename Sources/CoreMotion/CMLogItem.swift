import Foundation

/// Something that was measured at a time.
// Nothing in it changes, so that it can be handed to any queue.
open class CMLogItem: NSObject, @unchecked Sendable {
    /// When it was measured: seconds since the system started.
    public let timestamp: TimeInterval

    package init(timestamp: TimeInterval) {
        self.timestamp = timestamp
        super.init()
    }
}
