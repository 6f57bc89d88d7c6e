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
    private var devices: [Int32] = []
    /// The serial number of the last request of the grab. Crossing and focus events up to it are caused by the grab
    /// itself.
    private var serial: UInt = 0

    init(server: X11Server) { self.server = server }

    /// Grabs all master devices, or none.
    func begin(for surface: X11Surface) -> Bool {
        let connection = server.connection
        guard connection.isOpen, connection.input.opcode != nil, !surface.isDestroyed else { return false }
        end()
        var isComplete = false
        let error = connection.traps.trapAndWait { isComplete = grabAll(surface.window, connection) }
        guard isComplete, error == nil, connection.isOpen else {
            releaseDevices()
            return false
        }
        self.surface = surface
        return true
    }

    private func grabAll(_ window: Window, _ connection: X11Connection) -> Bool {
        var count: Int32 = 0
        guard let list = XIQueryDevice(connection.display, XIAllMasterDevices, &count) else { return false }
        defer { XIFreeDeviceInfo(list) }
        var pointer = [XI_ButtonPress, XI_ButtonRelease, XI_Motion, XI_Enter, XI_Leave]
        // If touch events are not selected, touches in other windows arrive as emulated pointer events, which are
        // ignored.
        if connection.input.hasTouch { pointer += [XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd] }
        for index in 0..<Int(count) {
            let events = list[index].use == XIMasterPointer ? pointer : [XI_KeyPress, XI_KeyRelease]
            let id = list[index].deviceid
            guard grab(id, window, events, connection) == XIGrabSuccess else { return false }
            devices.append(id)
        }
        return !devices.isEmpty
    }

    private func grab(_ id: Int32, _ window: Window, _ events: [Int32], _ connection: X11Connection) -> Int32 {
        var bits = [UInt8](repeating: 0, count: 4)
        for event in events { bits[Int(event) / 8] |= 1 << (UInt8(event) % 8) }
        return bits.withUnsafeMutableBufferPointer { bits in
            var mask = XIEventMask(deviceid: id, mask_len: Int32(bits.count), mask: bits.baseAddress)
            serial = XNextRequest(connection.display)
            // The event that opened the menu may be old, or there may be none, so the current time is used.
            return XIGrabDevice(
                connection.display, id, window, Time(CurrentTime), 0, XIGrabModeAsync, XIGrabModeAsync, 1, &mask)
        }
    }

    /// Ends the grab if a surface has it.
    func end(for surface: X11Surface) { if self.surface === surface { end() } }

    private func end() {
        surface = nil
        releaseDevices()
    }

    private func releaseDevices() {
        let connection = server.connection
        let held = devices
        devices.removeAll()
        guard !held.isEmpty, connection.isOpen else { return }
        connection.traps.trap {
            for id in held { XIUngrabDevice(connection.display, id, Time(CurrentTime)) }
        }
        // Other clients may be waiting for the devices.
        XFlush(connection.display)
    }

    /// Returns whether a crossing or focus event of a grab was caused by this grab.
    func isOwn(serial: UInt) -> Bool { surface != nil && serial <= self.serial }

    /// Handles a crossing or focus event of a grab that begins or ends. If it is not this grab that began, another
    /// client has grabbed the devices.
    func noteGrabChange(serial: UInt) {
        guard let surface, serial > self.serial else { return }
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
