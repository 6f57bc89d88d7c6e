import CX11

// Events of the input extension: pointers, touches, pinches, grabbed keys, and changes of devices.
extension X11Server {
    /// Dispatches an event of the input extension.
    func handleInputExtension(_ event: inout XEvent) {
        guard event.xcookie.extension == connection.input.opcode,
            XGetEventData(connection.display, &event.xcookie) != 0
        else { return }
        defer { if isConnected { XFreeEventData(connection.display, &event.xcookie) } }
        guard let data = event.xcookie.data else { return }
        if dragSourceIfLoaded?.handle(event.xcookie.evtype, data) == true { return }
        switch event.xcookie.evtype {
        case XI_ButtonPress, XI_Motion, XI_TouchBegin, XI_TouchUpdate:
            handleDevice(data.assumingMemoryBound(to: XIDeviceEvent.self).pointee)
        case XI_ButtonRelease, XI_TouchEnd:
            let event = data.assumingMemoryBound(to: XIDeviceEvent.self).pointee
            if connection.input.hasQueuedHierarchyChange(connection.display) {
                holdEndEvent(event)
            } else {
                handleDevice(event)
            }
        case XI_GesturePinchBegin, XI_GesturePinchUpdate, XI_GesturePinchEnd:
            let event = data.assumingMemoryBound(to: XIGesturePinchEvent.self).pointee
            pinch.handle(event, surface: surfaces[event.event])
        case XI_KeyPress, XI_KeyRelease:
            // These events arrive only due to a grab: another client's window has keyboard focus.
            handleGrabbedKey(data.assumingMemoryBound(to: XIDeviceEvent.self).pointee)
        case XI_TouchOwnership:
            touch.handleOwnership(data.assumingMemoryBound(to: XITouchOwnershipEvent.self).pointee)
        case XI_Enter, XI_Leave:
            let event = data.assumingMemoryBound(to: XIEnterEvent.self).pointee
            if let surface = surfaces[event.event] { pointer.handleCrossing(event, surface: surface) }
        case XI_DeviceChanged:
            devices.deviceChanged(data.assumingMemoryBound(to: XIDeviceChangedEvent.self).pointee)
        case XI_HierarchyChanged:
            handleHierarchy(data.assumingMemoryBound(to: XIHierarchyEvent.self).pointee)
        default:
            break
        }
    }

    private func handleGrabbedKey(_ event: XIDeviceEvent) {
        guard let surface = surfaces[event.event] else { return }
        var key = XKeyEvent()
        key.type = event.evtype == XI_KeyPress ? KeyPress : KeyRelease
        key.display = connection.display
        key.window = event.event
        key.time = event.time
        key.keycode = UInt32(clamping: event.detail)
        key.state = UInt32(bitPattern: event.mods.effective) & 0xFF | UInt32(clamping: event.group.effective & 3) << 13
        keyboard.handle(key, surface: surface)
    }

    private func handleHierarchy(_ event: XIHierarchyEvent) {
        let gone = XISlaveRemoved | XIDeviceDisabled | XISlaveDetached | XIMasterRemoved
        var lost: Set<Int32> = []
        if let info = event.info {
            for index in 0..<Int(event.num_info) where info[index].flags & Int32(gone) != 0 {
                lost.insert(info[index].deviceid)
            }
        }
        if !lost.isEmpty {
            touch.cancel { _, source in lost.contains(source) }
            pinch.cancel { _, source in lost.contains(source) }
            pointer.cancelPress { _, source in lost.contains(source) }
        }
        devices.reload()
        for event in takeHeldEndEvents() { handleDevice(event) }
    }

    private func handleDevice(_ event: XIDeviceEvent) {
        guard let surface = surface(of: event.event) else { return }
        switch event.evtype {
        case XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd: touch.handle(event, surface: surface)
        default: pointer.handle(event, surface: surface)
        }
    }

    /// Holds the end of a touch or press until it is known whether its device was removed: the server ends the
    /// interactions of a device before it reports the removal, and such an end is a cancellation.
    private func holdEndEvent(_ event: XIDeviceEvent) {
        var event = event
        // These point into the event's data, which is about to be freed.
        event.valuators = XIValuatorState(mask_len: 0, mask: nil, values: nil)
        event.buttons = XIButtonState(mask_len: 0, mask: nil)
        heldEndEvents.append(event)
    }

    private func takeHeldEndEvents() -> [XIDeviceEvent] {
        defer { heldEndEvents.removeAll() }
        return heldEndEvents
    }
}
