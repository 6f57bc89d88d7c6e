import CoreGraphics

/// The timestamps of a frame.
package struct FrameTime: Sendable {
    /// The time of this frame, in seconds since the system started. It does not advance while the frame is made.
    package var timestamp: TimeInterval
    /// The earliest time of the following frame.
    package var targetTimestamp: TimeInterval

    /// Creates the timestamps of a frame, in seconds since the system started.
    package init(timestamp: TimeInterval, targetTimestamp: TimeInterval) {
        self.timestamp = timestamp
        self.targetTimestamp = targetTimestamp
    }
}
