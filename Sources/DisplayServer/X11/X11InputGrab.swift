import CX11

/// The grab of all pointers and keyboards by which a popup hears of what is not for it.
///
/// It is made with `owner_events`: what is over windows of this client is told to them as always, and keys go on coming as
/// core events to the window that has the focus. The grab itself only adds what no window of ours would get.
@MainActor final class X11InputGrab {
    private unowned let server: X11Server
    /// The surface that has the grab.
    private(set) weak var surface: X11Surface?
    private var devices: [Int32] = []
    /// The last request of making the grab: crossings and changes of focus up to it are the grab's own doing.
    private var serial: UInt = 0

    init(server: X11Server) { self.server = server }

    /// Grabs every master device, or none.
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
        // Without these, touches elsewhere would come as emulated pointer events, which nobody listens to.
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
            // What opened the menu may be long ago, or no event at all: the request is for now.
            return XIGrabDevice(
                connection.display, id, window, Time(CurrentTime), 0, XIGrabModeAsync, XIGrabModeAsync, 1, &mask)
        }
    }

    /// Ends the grab of a surface, if it has it.
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
        // Whoever waits for the devices should not wait for our next event.
        XFlush(connection.display)
    }

    /// Whether a crossing or a change of the focus, made by a grab, was made by this one.
    func isOwn(serial: UInt) -> Bool { surface != nil && serial <= self.serial }

    /// A crossing or a change of the focus tells of a grab that begins or ends. If it is not this one that began, somebody
    /// else has taken the devices.
    func noteGrabChange(serial: UInt) {
        guard let surface, serial > self.serial else { return }
        end()
        server.settle(surface)
        if !surface.isDestroyed { surface.listener?.surfaceDidLoseInputGrab(surface) }
    }

    /// A finger came down outside of all our windows. Unless it is taken, the server plays it back to somebody else when
    /// the grab ends.
    func accept(_ event: XIDeviceEvent) {
        guard let surface, event.event == surface.window else { return }
        let connection = server.connection
        connection.traps.trap {
            _ = XIAllowTouchEvents(
                connection.display, event.deviceid, UInt32(bitPattern: event.detail), event.event, XIAcceptTouch)
        }
    }
}
