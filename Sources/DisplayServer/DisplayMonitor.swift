import CoreGraphics

/// A monitor of the desktop.
package struct DisplayMonitor: Equatable, Sendable {
    /// The name that identifies the monitor when monitors are connected and disconnected, such as the connector's name.
    package var name: String
    /// The part of the desktop that the monitor shows, in device pixels.
    package var frame: PixelRect
    /// The refresh rate in frames per second; nil if the monitor does not report it.
    package var refreshRate: Double?

    /// Creates a monitor that shows a part of the desktop.
    package init(name: String, frame: PixelRect, refreshRate: Double? = nil) {
        self.name = name
        self.frame = frame
        self.refreshRate = refreshRate
    }
}
