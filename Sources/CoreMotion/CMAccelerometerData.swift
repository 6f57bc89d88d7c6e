import Foundation

/// What an accelerometer measured.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    // Unchecked, as its superclass is; it adds a constant that is Sendable.

    /// The acceleration.
    public let acceleration: CMAcceleration

    /// - Parameter timestamp: when it was measured, in seconds since the system started.
    package init(_ acceleration: CMAcceleration, timestamp: TimeInterval) {
        self.acceleration = acceleration
        super.init(timestamp: timestamp)
    }
}
