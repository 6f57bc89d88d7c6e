import Foundation

/// Something that was measured at a time.
open class CMLogItem: NSObject, @unchecked Sendable {
    // Unchecked, as the compiler allows no other conformance of a class that can be subclassed. It holds: all there is
    // is a constant, and only this package makes some.

    /// When it was measured: seconds since the system started.
    public let timestamp: TimeInterval

    /// - Parameter timestamp: when it was measured, in seconds since the system started.
    package init(timestamp: TimeInterval) {
        self.timestamp = timestamp
        super.init()
    }
}
