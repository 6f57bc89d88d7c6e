import CX11
import CoreGraphics

extension X11Server {
    /// Dispatches an event.
    func handle(_ event: inout XEvent) {
        if event.type == KeyPress, surfaces[event.xkey.window]?.textInputCaret != nil { openInputMethod() }
        if inputMethod(ifInUse: true)?.filter(&event) == true { return }
        if event.type == GenericEvent {
            handleInputExtension(&event)
        } else if !keyboard.handleMapping(&event) {
            if event.type == sharedMemory.completionEvent {
                handleCompletion(&event)
            } else if screens.handle(&event) {
                // The monitors are read after all events have been handled.
            } else if clipboardIfLoaded?.handle(&event) == true {
                // The event belonged to a clipboard transfer.
            } else if event.xany.window == connection.root {
                handleRoot(event)
            } else if settingsClient.isOwner(event.xany.window) {
                if settingsClient.handle(event) { settingsDidChange() }
            } else if let surface = surfaces[event.xany.window] {
                handle(event, surface)
            }
        }
    }

    private func handle(_ event: XEvent, _ surface: X11Surface) {
        // Other clients may send any event. Window managers send ConfigureNotify (ICCCM 4.1.5), but only the server
        // reports that a window was mapped, unmapped or destroyed.
        let isSent = event.xany.send_event != 0
        switch event.type {
        case KeyPress, KeyRelease:
            keyboard.handle(event.xkey, surface: surface)
        case Expose:
            let part = event.xexpose
            surface.restore(PixelRect(x: part.x, y: part.y, width: part.width, height: part.height))
        case ConfigureNotify:
            surface.noteConfigure(event.xconfigure)
            noteMove()
        case ReparentNotify:
            surface.invalidateOrigin()
        case MapNotify where !isSent:
            settle(surface)
            completeStartup(surface)
            surface.setMapped(true)
            noteMove()
        case UnmapNotify where !isSent:
            settle(surface)
            cancelInput(of: surface)
            surface.setMapped(false)
        case VisibilityNotify:
            settle(surface)
            surface.setVisible(event.xvisibility.state != VisibilityFullyObscured)
        case FocusIn, FocusOut:
            handleFocus(event.xfocus, surface)
        case PropertyNotify:
            let atom = event.xproperty.atom
            guard atom == connection.atoms.netWMState || atom == connection.atoms.wmState else { break }
            settle(surface)
            surface.updateState()
        case DestroyNotify where !isSent:
            surfaceWasDestroyed(surface)
        case ClientMessage:
            handleMessage(event.xclient, surface)
        default:
            break
        }
    }

    private func handleFocus(_ event: XFocusChangeEvent, _ surface: X11Surface) {
        if event.mode == NotifyGrab || event.mode == NotifyUngrab {
            // During the application's own grab, the releases of pressed keys are reported.
            if inputGrab.isOwn(serial: event.serial) { return }
            inputGrab.noteGrabChange(serial: event.serial)
        }
        // After another client grabs the keyboard, it receives the releases of pressed keys, and this client does not.
        if event.mode == NotifyGrab, event.type == FocusOut, surface.hasFocus, keyboard.focusLost() {
            enqueue(InputEvent(timestamp: scheduler.now, kind: .keysCancelled), to: surface)
        }
        // Focus changes due to a keyboard grab, such as by a window switcher, are temporary. The ignored details report
        // windows that receive keys only because they contain the pointer.
        guard event.mode != NotifyGrab, event.mode != NotifyUngrab else { return }
        let details = [NotifyPointer, NotifyPointerRoot, NotifyDetailNone, NotifyInferior]
        guard !details.contains(event.detail) else { return }
        settle(surface)
        if event.type == FocusOut { keyboard.focusLost() }
        surface.setFocus(event.type == FocusIn)
    }

    private func handleMessage(_ message: XClientMessageEvent, _ surface: X11Surface) {
        guard message.message_type == connection.atoms.wmProtocols, message.format == 32 else { return }
        let kind = Atom(bitPattern: message.data.l.0)
        if kind == connection.atoms.netWMPing {
            X11Protocols.answerPing(message, connection)
        } else if kind == connection.atoms.netWMSyncRequest {
            surface.noteSyncRequest(low: message.data.l.2, high: message.data.l.3)
        } else if kind == connection.atoms.wmTakeFocus {
            X11Protocols.takeFocus(surface.window, time: Time(bitPattern: message.data.l.1), connection)
        } else if kind == connection.atoms.wmDeleteWindow {
            settle(surface)
            if !surface.isDestroyed { surface.listener?.surfaceShouldClose(surface) }
        }
    }

    private func handleCompletion(_ event: inout XEvent) {
        let completion = withUnsafeBytes(of: &event) { $0.load(as: XShmCompletionEvent.self) }
        for surface in surfaces.values where surface.complete(segment: completion.shmseg, serial: completion.serial) {
            return
        }
    }

    // MARK: Screen

    private func handleRoot(_ event: XEvent) {
        switch event.type {
        case PropertyNotify where event.xproperty.atom == Atom(XA_RESOURCE_MANAGER):
            updateScale()
        case PropertyNotify:
            inputMethod(ifInUse: true)?.rootPropertyChanged(event.xproperty.atom)
            if windowManager.rootPropertyChanged(event.xproperty.atom) { windowManagerDidChange() }
        case ConfigureNotify:
            setScreenSize(width: Int(event.xconfigure.width), height: Int(event.xconfigure.height))
            // This event also arrives when a part of the screen becomes a monitor, which no event reports explicitly.
            screens.noteChange()
        case ClientMessage:
            if settingsClient.handle(event) { settingsDidChange() }
        default:
            break
        }
    }

    private func setScreenSize(width: Int, height: Int) {
        guard (width, height) != screenPixelSize else { return }
        screenPixelSize = (width, height)
        listener?.displayServerDidChangeScreen(self)
    }

    func monitorsDidChange() {
        updateRefreshRate()
        listener?.displayServerDidChangeScreen(self)
    }

    func settingsDidChange() {
        updateScale()
        var new = settingsClient.settings.displaySettings
        // The portal's values take precedence; the theme's name is only a hint.
        if let isDark = portal?.isDark { new.isDark = isDark }
        if let hasHighContrast = portal?.hasHighContrast { new.hasHighContrast = hasHighContrast }
        if let textScale = portal?.textScale { new.textScale = textScale }
        guard new != settings else { return }
        settings = new
        if let freeOldCursors = cursors.adopt(new) {
            for surface in surfaces.values { surface.defineCursor() }
            freeOldCursors()
        }
        listener?.displayServerDidChangeSettings(self)
    }

    private func updateScale() {
        let new = X11Scale.choose(
            override: scaleOverride,
            settings: settingsClient.settings.scale(
                textScale: portal?.textScale ?? settingsClient.settings.textScale),
            resources: X11Scale.readResources(connection.display, root: connection.root))
        guard isConnected, new != scale else { return }
        let old = scale
        scale = new
        for surface in Array(surfaces.values) { surface.scaleDidChange(from: old) }
        listener?.displayServerDidChangeScreen(self)
    }

    // MARK: Input extension

    private func handleInputExtension(_ event: inout XEvent) {
        guard event.xcookie.extension == connection.input.opcode,
            XGetEventData(connection.display, &event.xcookie) != 0
        else { return }
        defer { if isConnected { XFreeEventData(connection.display, &event.xcookie) } }
        guard let data = event.xcookie.data else { return }
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
}
