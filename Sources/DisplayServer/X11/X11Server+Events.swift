import CX11
import CoreGraphics

extension X11Server {
    /// Dispatches an event.
    func handle(_ event: inout XEvent) {
        if colorGrab.handle(event) { return }
        if event.type == KeyPress, surfaces[event.xkey.window]?.textInputCaret != nil { openInputMethod() }
        if inputMethod(ifInUse: true)?.filter(&event) == true { return }
        if event.type == GenericEvent {
            handleInputExtension(&event)
        } else if !keyboard.handleMapping(&event) {
            if event.type == sharedMemory.completionEvent {
                handleCompletion(&event)
            } else if screens.handle(&event) {
                // The monitors are read after all events have been handled.
            } else if handleDragAndDrop(event) {
                // The event belonged to a drag.
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
        if isDragMessage(message) { return dropReceiver.handle(message, surface) }
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
        for surface in surfaces.values
        where surface.framebuffer.complete(segment: completion.shmseg, serial: completion.serial) { return }
    }
}
