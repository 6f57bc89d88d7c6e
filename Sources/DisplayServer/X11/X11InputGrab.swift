import CX11

/// The grab of all pointers and keyboards with which a popup receives input outside of the application's windows.
///
/// It uses `owner_events`: events over windows of this client are sent to these windows as usual, and key events
/// continue to arrive as core events at the window with keyboard focus. The grab only adds the events that no window of
/// this client receives.
@MainActor final class X11InputGrab {
    private unowned let server: X11Server
    /// The surface that has the grab.
    private(set) weak var surface: X11Surface?
    private lazy var grab = X11DeviceGrab(connection: server.connection)

    init(server: X11Server) { self.server = server }

    /// Grabs all master devices, or none.
    func begin(for surface: X11Surface) -> Bool {
        guard !surface.isDestroyed else { return false }
        end()
        var pointerEvents = [XI_ButtonPress, XI_ButtonRelease, XI_Motion, XI_Enter, XI_Leave]
        // If touch events are not selected, touches in other windows arrive as emulated pointer events, which are
        // ignored.
        if server.connection.input.hasTouch { pointerEvents += [XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd] }
        let manner = X11DeviceGrab.Manner(
            pointerEvents: pointerEvents, deliversToOwners: true, needsKeyboards: true)
        guard grab.begin(for: surface.window, manner) else { return false }
        self.surface = surface
        return true
    }

    /// Ends the grab if a surface has it.
    func end(for surface: X11Surface) { if self.surface === surface { end() } }

    private func end() {
        surface = nil
        grab.end()
    }

    /// Returns whether a crossing or focus event of a grab was caused by this grab.
    func isOwn(serial: UInt) -> Bool { surface != nil && serial <= grab.serial }

    /// Handles a crossing or focus event of a grab that begins or ends. If it is not this grab that began, another
    /// client has grabbed the devices.
    func noteGrabChange(serial: UInt) {
        guard let surface, serial > grab.serial else { return }
        end()
        server.settle(surface)
        if !surface.isDestroyed { surface.listener?.surfaceDidLoseInputGrab(surface) }
    }

    /// Accepts a touch that began outside of all windows of this client. Otherwise the server would replay it to
    /// another client when the grab ends.
    func accept(_ event: XIDeviceEvent) {
        guard let surface, event.event == surface.window else { return }
        let connection = server.connection
        connection.traps.trap {
            _ = XIAllowTouchEvents(
                connection.display, event.deviceid, UInt32(bitPattern: event.detail), event.event, XIAcceptTouch)
        }
    }
}
