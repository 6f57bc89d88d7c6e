import CX11
import CoreGraphics

/// Handles the mouse pointer: buttons, motion, crossings and scrolling.
@MainActor final class X11Pointer {
    private struct Press {
        var surface: X11Surface
        var source: Int32
    }

    private unowned let server: X11Server
    /// The window that contains the pointer, according to the last event.
    private var inside: X11Surface?
    private var lastLocation = CGPoint.zero
    /// The buttons that are down, by the server's button number.
    private var pressed: [Int32: Press] = [:]

    init(server: X11Server) { self.server = server }

    /// The button that is down, by the server's number: the primary one if there are several; nil if there is none.
    var pressedButton: Int32? { pressed.keys.min() }

    // MARK: Buttons and motion

    func handle(_ event: XIDeviceEvent, surface: X11Surface) {
        let isEmulated = event.flags & Int32(XIPointerEmulated) != 0
        switch event.evtype {
        // Pointer events that the server emulates for touches are ignored, because touch events are reported. Button
        // events that it emulates for scroll axes are ignored, because the axes are more precise.
        case XI_ButtonPress: if !isEmulated { press(event, surface) }
        case XI_ButtonRelease: if !isEmulated { release(event) }
        case XI_Motion: move(event, surface, isEmulated: isEmulated)
        default: break
        }
    }

    private func press(_ event: XIDeviceEvent, _ surface: X11Surface) {
        if let notches = X11Pointer.wheelNotches(button: event.detail) {
            // If the device has a scroll axis in this direction, its motion events have reported this notch already.
            let scroll = server.devices[event.sourceid]?.scroll
            guard scroll?.hasAxis(isVertical: notches.y != 0) != true else { return }
            self.scroll(notches, isContinuous: false, event, surface)
            return
        }
        server.noteUserTime(event.time)
        enter(surface, event)
        pressed[event.detail] = Press(surface: surface, source: event.sourceid)
        send(
            .button(number: X11Pointer.number(of: event.detail), isDown: true, location: location(event)), event,
            surface)
    }

    private func release(_ event: XIDeviceEvent) {
        guard let press = pressed.removeValue(forKey: event.detail) else { return }
        server.noteUserTime(event.time)
        let kind = InputEvent.Kind.button(
            number: X11Pointer.number(of: event.detail), isDown: false, location: location(event, in: press.surface))
        send(kind, event, press.surface)
    }

    private func move(_ event: XIDeviceEvent, _ surface: X11Surface, isEmulated: Bool) {
        let values = X11ValuatorValues(event.valuators)
        let delta = server.devices.scroll(device: event.sourceid, values: values, serial: event.serial)
        let location = location(event)
        if !isEmulated, delta == nil || location != lastLocation || inside !== surface {
            enter(surface, event)
            lastLocation = location
            let sample = PointerSample(timestamp: server.timestamp(event.time), location: location)
            server.enqueueMove(
                sample, modifiers: KeyModifiers(x11State: UInt32(bitPattern: event.mods.effective)), to: surface)
        }
        if let delta, delta.x != 0 || delta.y != 0 {
            scroll((delta.x, delta.y), isContinuous: delta.isContinuous && !isEmulated, event, surface)
        }
    }

    /// Sends a scroll event. The server's axes increase downwards, while the content moves in the opposite direction.
    private func scroll(
        _ notches: (x: Double, y: Double), isContinuous: Bool, _ event: XIDeviceEvent, _ surface: X11Surface
    ) {
        let delta = CGVector(
            dx: (0 - notches.x) * ScrollWheel.pointsPerNotch, dy: (0 - notches.y) * ScrollWheel.pointsPerNotch)
        server.noteUserTime(event.time)
        send(.scroll(delta: delta, isContinuous: isContinuous, location: location(event)), event, surface)
    }

    // MARK: Crossings

    func handleCrossing(_ event: XIEnterEvent, surface: X11Surface) {
        if event.mode == XINotifyGrab || event.mode == XINotifyUngrab {
            server.inputGrab.noteGrabChange(serial: event.serial)
        }
        if event.evtype == XI_Enter {
            // The pointer returned, or a grab ended during which another client received its scroll events. Events for
            // the beginning of grabs are frequent and irrelevant to the axes.
            let returns = [XINotifyNormal, XINotifyUngrab, XINotifyPassiveUngrab]
            if returns.contains(event.mode), event.detail != XINotifyInferior {
                server.devices.refreshScrollBaselines()
            }
            // The server moves the pointer to touches. The user did not move it there.
            guard server.devices[event.sourceid]?.touchMode != .direct else { return }
            let location = CGPoint(x: event.event_x / server.scale, y: event.event_y / server.scale)
            enter(surface, at: location, time: event.time, state: event.mods.effective)
        } else {
            guard event.detail != XINotifyInferior else { return }
            // During a drag the pointer belongs to the window where the drag began. At its end the server sends a
            // crossing event with another mode.
            guard event.mode != XINotifyNormal || pressed.isEmpty else { return }
            let isForeign = !server.inputGrab.isOwn(serial: event.serial)
            if event.mode == XINotifyGrab, isForeign { cancelPress { other, _ in other === surface } }
            guard inside === surface else { return }
            inside = nil
            let modifiers = KeyModifiers(x11State: UInt32(bitPattern: event.mods.effective))
            server.enqueue(
                InputEvent(timestamp: server.timestamp(event.time), modifiers: modifiers, kind: .pointerExited),
                to: surface)
        }
    }

    private func enter(_ surface: X11Surface, _ event: XIDeviceEvent) {
        // During a drag all events belong to the window where it began, regardless of the pointer's position.
        guard pressed.isEmpty else { return }
        enter(surface, at: location(event), time: event.time, state: event.mods.effective)
    }

    private func enter(_ surface: X11Surface, at location: CGPoint, time: Time, state: Int32) {
        guard inside !== surface else { return }
        inside = surface
        lastLocation = location
        let modifiers = KeyModifiers(x11State: UInt32(bitPattern: state))
        server.enqueue(
            InputEvent(timestamp: server.timestamp(time), modifiers: modifiers, kind: .pointerEntered(location)),
            to: surface)
    }

    // MARK: Cancelling

    /// Cancels presses.
    func cancelPress(where isAffected: (_ surface: X11Surface, _ source: Int32) -> Bool) {
        var surfaces: [X11Surface] = []
        for (button, press) in pressed where isAffected(press.surface, press.source) {
            pressed[button] = nil
            if !surfaces.contains(where: { $0 === press.surface }) { surfaces.append(press.surface) }
        }
        for surface in surfaces {
            server.enqueue(InputEvent(timestamp: server.scheduler.now, kind: .pointerCancelled), to: surface)
        }
    }

    /// Handles the unmapping of a window.
    func leave(_ surface: X11Surface) {
        guard inside === surface else { return }
        inside = nil
        server.enqueue(InputEvent(timestamp: server.scheduler.now, kind: .pointerExited), to: surface)
    }

    /// Discards the state for a window that the application destroyed, without an event.
    func forget(_ surface: X11Surface) {
        if inside === surface { inside = nil }
        pressed = pressed.filter { $0.value.surface !== surface }
    }

    // MARK: Helpers

    private func send(_ kind: InputEvent.Kind, _ event: XIDeviceEvent, _ surface: X11Surface) {
        let modifiers = KeyModifiers(x11State: UInt32(bitPattern: event.mods.effective))
        server.enqueue(
            InputEvent(timestamp: server.timestamp(event.time), modifiers: modifiers, kind: kind), to: surface)
    }

    private func location(_ event: XIDeviceEvent) -> CGPoint {
        CGPoint(x: event.event_x / server.scale, y: event.event_y / server.scale)
    }

    /// Returns the location of an event in a surface. The event may have been sent to another window, which during a
    /// grab depends on the pointer's position.
    private func location(_ event: XIDeviceEvent, in surface: X11Surface) -> CGPoint {
        guard event.event != surface.window, !surface.isDestroyed else { return location(event) }
        let origin = surface.screenOrigin
        return CGPoint(x: event.root_x / server.scale - origin.x, y: event.root_y / server.scale - origin.y)
    }

    /// Returns the scroll distance of buttons 4 to 7, which represent wheel notches for devices without scroll axes.
    static func wheelNotches(button: Int32) -> (x: Double, y: Double)? {
        switch button {
        case 4: (0, -1)
        case 5: (0, 1)
        case 6: (-1, 0)
        case 7: (1, 0)
        default: nil
        }
    }

    /// Converts the server's button numbers (left, middle, right, four for wheels, back, forward) to primary,
    /// secondary, middle, back, forward.
    static func number(of button: Int32) -> Int {
        switch button {
        case 2: 3
        case 3: 2
        case 8...: Int(button) - 4
        default: Int(button)
        }
    }
}
