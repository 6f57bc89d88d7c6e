import CX11
import CoreGraphics

/// What a test kit needs to know that drives an application from outside.
extension X11Server {
    /// What one notch of a wheel scrolls by, in points.
    package static var pointsPerNotch: CGFloat { X11Pointer.pointsPerNotch }

    /// The X window of a surface; nil for a surface of another kind of server.
    package func windowID(of surface: any DisplaySurface) -> UInt? { (surface as? X11Surface)?.window }

    /// How many transfers of what is copied are going on.
    package var clipboardTransferCount: Int { clipboardInUse?.transferCount ?? 0 }

    /// How many input devices are known.
    package var deviceCount: Int { devices.count }

    /// Waits until the X server has served every request so far. All events it made by then are here afterwards, for
    /// ``serveReady()`` to deliver.
    package func synchronize() {
        guard isConnected else { return }
        XSync(connection.display, 0)
    }
}
