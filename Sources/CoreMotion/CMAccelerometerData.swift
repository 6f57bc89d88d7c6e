import Foundation

/// A measurement of an accelerometer.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    // Unchecked, as its superclass is. It adds a constant that is Sendable.

    /// The acceleration, in units of gravity.
    public let acceleration: CMAcceleration

    /// Creates a measurement.
    ///
    /// - Parameters:
    ///   - acceleration: The acceleration, in units of gravity.
    ///   - timestamp: The time of the measurement, in seconds since the system started.
    package init(_ acceleration: CMAcceleration, timestamp: TimeInterval) {
        self.acceleration = acceleration
        super.init(timestamp: timestamp)
    }
}
