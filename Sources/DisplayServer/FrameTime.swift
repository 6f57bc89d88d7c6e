import CoreGraphics

/// When a frame is for.
package struct FrameTime: Sendable {
    /// The time of this frame, which does not advance while the frame is made. Seconds since the system started.
    package var timestamp: TimeInterval
    /// When the frame after this one is due at the earliest.
    package var targetTimestamp: TimeInterval

    /// A frame at a time, in seconds since the system started.
    package init(timestamp: TimeInterval, targetTimestamp: TimeInterval) {
        self.timestamp = timestamp
        self.targetTimestamp = targetTimestamp
    }
}
