import CoreGraphics

/// A monitor of the desktop.
package struct DisplayMonitor: Equatable, Sendable {
    /// By which monitors are told apart while they come and go, such as the connector's name.
    package var name: String
    /// What it shows of the desktop, in device pixels.
    package var frame: PixelRect
    /// Pictures a second; nil if the monitor does not say.
    package var refreshRate: Double?

    /// A monitor that shows a part of the desktop.
    package init(name: String, frame: PixelRect, refreshRate: Double? = nil) {
        self.name = name
        self.frame = frame
        self.refreshRate = refreshRate
    }
}
