import CX11
import CoreGraphics

/// Keeps the screen on while nobody types: by whoever on the desktop does it, and where nobody does, by telling the X
/// server from time to time that somebody is there.
@MainActor final class X11ScreenKeeper {
    /// Whether the screen is to stay on.
    var isWanted: Bool {
        get { inhibitor.isWanted }
        set {
            inhibitor.isWanted = newValue
            update()
        }
    }

    /// Who keeps the screen on for us, where somebody does.
    let inhibitor: IdleInhibitor
    /// Seconds from one word to the X server to the next, if its own time is not shorter.
    var interval: TimeInterval = 30

    private unowned let server: X11Server
    private var task: Scheduler.Task?

    init(server: X11Server, bus: DBusConnection?) {
        self.server = server
        inhibitor = IdleInhibitor(bus: bus)
        inhibitor.changeHandler = { [weak self] in self?.update() }
    }

    /// Looks again at who keeps the screen on: the bus may have answered, or have gone.
    func update() {
        guard inhibitor.isRefused, server.isConnected else {
            task?.cancel()
            task = nil
            return
        }
        guard task == nil else { return }
        var (timeout, blankInterval, blanking, exposures): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        XGetScreenSaver(server.connection.display, &timeout, &blankInterval, &blanking, &exposures)
        // Zero is a screen saver that never starts; monitors may be switched off all the same.
        reset(every: timeout > 0 ? min(interval, TimeInterval(timeout) / 2) : interval)
    }

    private func reset(every interval: TimeInterval) {
        task = nil
        guard server.isConnected else { return }
        XForceScreenSaver(server.connection.display, ScreenSaverReset)
        XFlush(server.connection.display)
        task = server.scheduler.schedule(after: interval) { [weak self] in self?.reset(every: interval) }
    }
}
