import CoreGraphics

/// A position of a touch at a time.
package struct TouchSample: Equatable, Sendable {
    /// The time, in seconds since the system started.
    package var timestamp: TimeInterval
    /// The location in points, relative to the surface's top-left corner.
    package var location: CGPoint
    /// The pressure, from 0 to 1; nil if the device does not report it.
    package var pressure: CGFloat?
    /// The radius of the contact in points; nil if the device does not report it.
    package var radius: CGFloat?

    /// Creates a sample.
    package init(timestamp: TimeInterval, location: CGPoint, pressure: CGFloat? = nil, radius: CGFloat? = nil) {
        self.timestamp = timestamp
        self.location = location
        self.pressure = pressure
        self.radius = radius
    }
}
