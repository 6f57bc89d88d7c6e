import CX11

/// The X Input Extension, version 2: pointers, touches and touchpad gestures.
@MainActor struct X11InputExtension {
    /// The major opcode, which identifies its events; nil if the server supports no usable version.
    let opcode: Int32?
    /// A Boolean value that indicates whether the server supports touch (version 2.2).
    let hasTouch: Bool
    /// A Boolean value that indicates whether the server supports touchpad gestures (version 2.4).
    let hasGestures: Bool

    /// The number of event types in version 1 of the extension. XIproto.h calls it IEVENTS.
    private static let versionOneEventCount: Int32 = 17

    init(display: OpaquePointer) {
        var opcode: Int32 = 0
        var event: Int32 = 0
        var error: Int32 = 0
        var major: Int32 = 2
        // The server sends the events of the version that the client announces; the reply contains the version that it
        // supports.
        var minor: Int32 = 4
        guard XQueryExtension(display, "XInputExtension", &opcode, &event, &error) != 0,
            XIQueryVersion(display, &major, &minor) == 0, major >= 2
        else {
            self.opcode = nil
            hasTouch = false
            hasGestures = false
            return
        }
        // Events of version 1 are never selected, but another client can send them. libXi joins consecutive ones
        // without verifying that they belong together, and reads wrong memory or loops.
        cx11_drop_events(display, event, X11InputExtension.versionOneEventCount)
        self.opcode = opcode
        hasTouch = major > 2 || minor >= 2
        hasGestures = major > 2 || minor >= 4
    }

    /// Selects the pointer and touch events of a window.
    func select(_ display: OpaquePointer, window: Window) {
        guard opcode != nil else { return }
        var events = [XI_ButtonPress, XI_ButtonRelease, XI_Motion, XI_Enter, XI_Leave, XI_DeviceChanged]
        // If touch ownership is selected, touches arrive immediately instead of after all grabs on ancestor windows
        // have rejected them.
        if hasTouch { events += [XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd, XI_TouchOwnership] }
        if hasGestures { events += [XI_GesturePinchBegin, XI_GesturePinchUpdate, XI_GesturePinchEnd] }
        X11InputExtension.select(display, window: window, devices: XIAllMasterDevices, events: events)
    }

    /// Selects events about devices that are connected and disconnected.
    func selectHierarchy(_ display: OpaquePointer, root: Window) {
        guard opcode != nil else { return }
        X11InputExtension.select(display, window: root, devices: XIAllDevices, events: [XI_HierarchyChanged])
    }

    /// Returns whether the queue contains an event about a device that was connected or disconnected.
    func hasQueuedHierarchyChange(_ display: OpaquePointer) -> Bool {
        guard let opcode else { return false }
        var search = (opcode: opcode, isFound: false)
        var event = XEvent()
        withUnsafeMutablePointer(to: &search) { pointer in
            // The predicate rejects all events; it only examines them.
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
