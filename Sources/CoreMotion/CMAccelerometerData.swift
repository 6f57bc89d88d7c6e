import Foundation

/// What an accelerometer measured.
public final class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    /// The acceleration.
    public let acceleration: CMAcceleration

    package init(_ acceleration: CMAcceleration, timestamp: TimeInterval) {
        self.acceleration = acceleration
        super.init(timestamp: timestamp)
    }
}
