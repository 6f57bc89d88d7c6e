import CoreGraphics

/// A position of the pointer at a time.
package struct PointerSample: Equatable, Sendable {
    /// The time, in seconds since the system started.
    package var timestamp: TimeInterval
    /// The location in points, relative to the surface's top-left corner.
    package var location: CGPoint

    /// Creates a sample.
    package init(timestamp: TimeInterval, location: CGPoint) {
        self.timestamp = timestamp
        self.location = location
    }
}
