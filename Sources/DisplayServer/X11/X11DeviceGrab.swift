import CX11

/// A grab of master devices of the X Input Extension.
@MainActor final class X11DeviceGrab {
    /// The manner in which events are delivered during the grab.
    struct Manner {
        /// The events of pointers; nil if pointers are not grabbed.
        var pointerEvents: [Int32]?
        var keyboardEvents: [Int32] = [XI_KeyPress, XI_KeyRelease]
        /// A Boolean value that indicates whether windows of this client receive events as usual, and only others are
        /// sent to the grabbing window.
        var deliversToOwners: Bool
        /// A Boolean value that indicates whether the grab fails if another client has grabbed a keyboard.
        var needsKeyboards: Bool
    }

    private let connection: X11Connection
    private var devices: [Int32] = []
    /// The serial number of the last request of the grab. Crossing and focus events up to it are caused by the grab
    /// itself.
    private(set) var serial: UInt = 0

    init(connection: X11Connection) { self.connection = connection }

    /// Grabs all master devices, or none.
    func begin(for window: Window, _ manner: Manner) -> Bool {
        end()
        guard connection.isOpen, connection.input.opcode != nil else { return false }
        var isComplete = false
        let error = connection.traps.trapAndWait { isComplete = grabAll(window, manner) }
        guard isComplete, error == nil, connection.isOpen else {
            end()
            return false
        }
        return true
    }

    private func grabAll(_ window: Window, _ manner: Manner) -> Bool {
        var count: Int32 = 0
        guard let list = XIQueryDevice(connection.display, XIAllMasterDevices, &count) else { return false }
        defer { XIFreeDeviceInfo(list) }
        for index in 0..<Int(count) {
            let isPointer = list[index].use == XIMasterPointer
            guard let events = isPointer ? manner.pointerEvents : manner.keyboardEvents else { continue }
            let id = list[index].deviceid
            if grab(id, window, events, manner) == XIGrabSuccess {
                devices.append(id)
            } else if isPointer || manner.needsKeyboards {
                return false
            }
        }
        return !devices.isEmpty || !manner.needsKeyboards && manner.pointerEvents == nil
    }

    private func grab(_ id: Int32, _ window: Window, _ events: [Int32], _ manner: Manner) -> Int32 {
        var bits = [UInt8](repeating: 0, count: 4)
        for event in events { bits[Int(event) / 8] |= 1 << (UInt8(event) % 8) }
        return bits.withUnsafeMutableBufferPointer { bits in
            var mask = XIEventMask(deviceid: id, mask_len: Int32(bits.count), mask: bits.baseAddress)
            serial = XNextRequest(connection.display)
            // The event that caused the grab may be old, or there may be none, so the current time is used.
            return XIGrabDevice(
                connection.display, id, window, Time(CurrentTime), 0, XIGrabModeAsync, XIGrabModeAsync,
                manner.deliversToOwners ? 1 : 0, &mask)
        }
    }

    /// Releases the devices.
    func end() {
        let held = devices
        devices.removeAll()
        guard !held.isEmpty, connection.isOpen else { return }
        connection.traps.trap {
            for id in held { XIUngrabDevice(connection.display, id, Time(CurrentTime)) }
        }
        // Other clients may be waiting for the devices.
        XFlush(connection.display)
    }
}
