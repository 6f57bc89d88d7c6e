import CoreGraphics

/// Where a finger was at a moment.
package struct TouchSample: Equatable, Sendable {
    /// Seconds since the system started.
    package var timestamp: TimeInterval
    /// Points from the surface's top-left corner.
    package var location: CGPoint
    /// How hard it presses, 0…1; nil if the device cannot tell.
    package var pressure: CGFloat?
    /// The radius of the contact in points; nil if the device cannot tell.
    package var radius: CGFloat?

    /// A finger's place at a time.
    package init(timestamp: TimeInterval, location: CGPoint, pressure: CGFloat? = nil, radius: CGFloat? = nil) {
        self.timestamp = timestamp
        self.location = location
        self.pressure = pressure
        self.radius = radius
    }
}
