import CoreGraphics

/// Where the pointer was at a moment.
package struct PointerSample: Equatable, Sendable {
    /// Seconds since the system started.
    package var timestamp: TimeInterval
    /// Points from the surface's top-left corner.
    package var location: CGPoint

    /// The pointer's place at a time.
    package init(timestamp: TimeInterval, location: CGPoint) {
        self.timestamp = timestamp
        self.location = location
    }
}
