import CX11
import CoreGraphics

// Control of an application from outside, and information about it for tests.
extension X11Server: RemoteDisplayServer {
    package func windowID(of surface: any DisplaySurface) -> UInt? { (surface as? X11Surface)?.window }

    /// The number of clipboard transfers in progress.
    package var clipboardTransferCount: Int { clipboardIfLoaded?.transferCount ?? 0 }

    /// The number of drags of other clients over the application's windows, and of their drops that have not ended.
    package var incomingDragCount: Int { dropReceiverIfLoaded?.dragCount ?? 0 }

    /// The number of known input devices.
    package var deviceCount: Int { devices.count }

    package func synchronize() {
        guard isConnected else { return }
        XSync(connection.display, 0)
    }
}
