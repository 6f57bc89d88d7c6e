import CX11
import CoreGraphics

/// Information for test libraries that control an application from outside.
extension X11Server {
    /// The distance that one notch of a wheel scrolls, in points.
    package static var pointsPerNotch: CGFloat { X11Pointer.pointsPerNotch }

    /// Returns the X window of a surface; nil for a surface of another display server.
    package func windowID(of surface: any DisplaySurface) -> UInt? { (surface as? X11Surface)?.window }

    /// The number of clipboard transfers in progress.
    package var clipboardTransferCount: Int { clipboardIfLoaded?.transferCount ?? 0 }

    /// The number of known input devices.
    package var deviceCount: Int { devices.count }

    /// Waits until the X server has processed all requests so far. Afterwards, the queue contains all events that they
    /// caused, for ``processPendingEvents()`` to deliver.
    package func synchronize() {
        guard isConnected else { return }
        XSync(connection.display, 0)
    }
}
