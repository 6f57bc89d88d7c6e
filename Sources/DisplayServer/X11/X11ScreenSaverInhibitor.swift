import CX11
import CoreGraphics
import DBus

/// Keeps the screen on while the user is idle: through the screen saver service of the desktop, or if there is none,
/// by resetting the X server's screen saver periodically, besides asking the portal.
@MainActor final class X11ScreenSaverInhibitor {
    /// A Boolean value that indicates whether the screen is to stay on.
    var isWanted: Bool {
        get { inhibitor.isWanted }
        set {
            inhibitor.isWanted = newValue
            update()
        }
    }

    /// The client of the desktop services that keep the screen on.
    let inhibitor: IdleInhibitor
    /// The time in seconds between two resets of the X server's screen saver, unless half of the server's timeout is
    /// shorter.
    var interval: TimeInterval = 30

    // Weak, because the bus also closes while the server is deallocated.
    private weak var server: X11Server?
    private var task: Scheduler.Task?

    init(server: X11Server, bus: DBusConnection?) {
        self.server = server
        inhibitor = IdleInhibitor(bus: bus)
        inhibitor.changeHandler = { [weak self] in self?.update() }
    }

    /// Starts or stops the resets after the state of the inhibitor may have changed: a service may have answered, or
    /// the bus connection may have closed.
    func update() {
        // xdg-desktop-portal-gtk reports success also if no program of the desktop provides a screen saver.
        guard inhibitor.isRefused || inhibitor.isHeldByPortal, let server, server.isConnected else {
            task?.cancel()
            task = nil
            return
        }
        guard task == nil else { return }
        var (timeout, blankInterval, blanking, exposures): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        XGetScreenSaver(server.connection.display, &timeout, &blankInterval, &blanking, &exposures)
        // Zero disables the screen saver, but monitors may still be switched off.
        reset(every: timeout > 0 ? min(interval, TimeInterval(timeout) / 2) : interval)
    }

    private func reset(every interval: TimeInterval) {
        task = nil
        guard let server, server.isConnected else { return }
        XForceScreenSaver(server.connection.display, ScreenSaverReset)
        XFlush(server.connection.display)
        task = server.scheduler.schedule(after: interval) { [weak self] in self?.reset(every: interval) }
    }
}
