import CoreGraphics

/// The desktop's geometry: its size, scale, monitors and panels.
///
/// ``DisplayServerDelegate/displayServerDidChangeScreen(_:)`` is called after each change, except for panels.
@MainActor package protocol DisplayScreen: AnyObject {
    /// The size of the desktop, which contains all monitors, in device pixels.
    var screenPixelSize: (width: Int, height: Int) { get }

    /// The number of device pixels per point: 1, 1.25, 1.5 or 2.
    var scale: CGFloat { get }

    /// The monitors, the primary one first. Never empty: a display without monitors has one that covers the whole
    /// desktop.
    var monitors: [DisplayMonitor] { get }

    /// Returns the area that panels leave free in a part of the desktop, such as a monitor's frame, in device pixels.
    /// The result is not empty unless the part is.
    func workArea(in part: PixelRect) -> PixelRect
}

extension DisplayScreen {
    /// The monitor of a display without monitors, which covers the whole desktop.
    var wholeScreenMonitor: DisplayMonitor {
        let frame = PixelRect(
            x: 0, y: 0, width: Int32(clamping: screenPixelSize.width), height: Int32(clamping: screenPixelSize.height))
        return DisplayMonitor(name: "screen", frame: frame)
    }
}
