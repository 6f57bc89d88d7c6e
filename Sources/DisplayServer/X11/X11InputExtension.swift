import CX11

/// The XInput extension, version 2: pointers and touch.
@MainActor struct X11InputExtension {
    /// The major opcode by which its events are known; nil if the server has no usable version.
    let opcode: Int32?
    /// Whether the server knows touch: version 2.2 and later.
    let hasTouch: Bool
    /// Whether the server knows gestures of touchpads: version 2.4 and later.
    let hasGestures: Bool

    /// How many event types the extension's version 1 has; XIproto.h calls the number IEVENTS.
    private static let versionOneEventCount: Int32 = 17

    init(display: OpaquePointer) {
        var opcode: Int32 = 0
        var event: Int32 = 0
        var error: Int32 = 0
        var major: Int32 = 2
        // Announcing a version is what makes the server send that version's events; it answers with what it has.
        var minor: Int32 = 4
        guard XQueryExtension(display, "XInputExtension", &opcode, &event, &error) != 0,
            XIQueryVersion(display, &major, &minor) == 0, major >= 2
        else {
            self.opcode = nil
            hasTouch = false
            hasGestures = false
            return
        }
        // Version 1 events are never selected, but another client can send them. libXi joins consecutive ones, without
        // a check that they belong together, and misreads or loops.
        cx11_drop_events(display, event, X11InputExtension.versionOneEventCount)
        self.opcode = opcode
        hasTouch = major > 2 || minor >= 2
        hasGestures = major > 2 || minor >= 4
    }

    /// Asks for the pointer and touch events of a window.
    func select(_ display: OpaquePointer, window: Window) {
        guard opcode != nil else { return }
        var events = [XI_ButtonPress, XI_ButtonRelease, XI_Motion, XI_Enter, XI_Leave, XI_DeviceChanged]
        // With ownership selected, touches arrive at once instead of after every grabber above has let them go.
        if hasTouch { events += [XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd, XI_TouchOwnership] }
        if hasGestures { events += [XI_GesturePinchBegin, XI_GesturePinchUpdate, XI_GesturePinchEnd] }
        X11InputExtension.select(display, window: window, devices: XIAllMasterDevices, events: events)
    }

    /// Asks for news about devices that come and go.
    func selectHierarchy(_ display: OpaquePointer, root: Window) {
        guard opcode != nil else { return }
        X11InputExtension.select(display, window: root, devices: XIAllDevices, events: [XI_HierarchyChanged])
    }

    /// Whether news about devices waits in the queue.
    func hasQueuedHierarchyChange(_ display: OpaquePointer) -> Bool {
        guard let opcode else { return false }
        var search = (opcode: opcode, isFound: false)
        var event = XEvent()
        withUnsafeMutablePointer(to: &search) { pointer in
            // The predicate takes no event; it only looks at each.
            _ = XCheckIfEvent(
                display, &event,
                { _, event, argument in
                    guard let event, let argument else { return 0 }
                    let search = UnsafeMutableRawPointer(argument)
                        .assumingMemoryBound(to: (opcode: Int32, isFound: Bool).self)
                    let cookie = event.pointee.xcookie
                    if event.pointee.type == GenericEvent, cookie.extension == search.pointee.opcode,
                        cookie.evtype == XI_HierarchyChanged
                    {
                        search.pointee.isFound = true
                    }
                    return 0
                }, UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: CChar.self))
        }
        return search.isFound
    }

    private static func select(_ display: OpaquePointer, window: Window, devices: Int32, events: [Int32]) {
        var bits = [UInt8](repeating: 0, count: 4)
        for event in events { bits[Int(event) / 8] |= 1 << (UInt8(event) % 8) }
        bits.withUnsafeMutableBufferPointer { bits in
            var mask = XIEventMask(deviceid: devices, mask_len: Int32(bits.count), mask: bits.baseAddress)
            XISelectEvents(display, window, &mask, 1)
        }
    }
}
