import CX11
import CoreGraphics

/// Tracks the touches on touchscreens, in all windows.
///
/// A touch is reported immediately, before its ownership is certain: a window manager's grab may still accept it. The
/// server reports the owner with an ownership event. A touch that ends without one belonged to another client, and is
/// cancelled.
@MainActor final class X11Touch {
    private struct Contact {
        var surface: X11Surface
        var source: Int32
        var isOwned = false
        var sample: TouchSample
    }

    private unowned let server: X11Server
    private var contacts: [Int: Contact] = [:]

    init(server: X11Server) { self.server = server }

    func handle(_ event: XIDeviceEvent, surface: X11Surface) {
        guard let device = server.devices[event.sourceid] else { return }
        // Touches on a touchpad move the pointer and scroll; they have no position on the screen.
        guard device.touchMode != .dependent else { return }
        let id = Int(event.detail)
        let previous = contacts[id]
        let sample = sample(event, device: device, previous: previous?.sample)
        let modifiers = KeyModifiers(x11State: UInt32(bitPattern: event.mods.effective))
        switch event.evtype {
        case XI_TouchBegin:
            guard previous == nil else { return }
            server.noteUserTime(event.time)
            contacts[id] = Contact(surface: surface, source: event.sourceid, sample: sample)
            if surface.hasInputGrab {
                // No other client takes precedence over the grab.
                server.inputGrab.accept(event)
                contacts[id]?.isOwned = true
            }
            send(.began, id, sample, to: surface, modifiers)
        case XI_TouchUpdate:
            guard var contact = previous else { return }
            // A touch that ended while its ownership is undecided sends one last update, and its end later.
            guard event.flags & Int32(XITouchPendingEnd) == 0 else { return }
            contact.sample = sample
            contacts[id] = contact
            send(.moved, id, sample, to: contact.surface, modifiers)
        case XI_TouchEnd:
            guard let contact = previous else { return }
            server.noteUserTime(event.time)
            contacts[id] = nil
            send(contact.isOwned ? .ended : .cancelled, id, sample, to: contact.surface, modifiers)
        default:
            break
        }
    }

    func handleOwnership(_ event: XITouchOwnershipEvent) { contacts[Int(event.touchid)]?.isOwned = true }

    /// Cancels touches.
    func cancel(where isAffected: (_ surface: X11Surface, _ source: Int32) -> Bool) {
        let lost = contacts.filter { isAffected($0.value.surface, $0.value.source) }
        for id in lost.keys { contacts[id] = nil }
        let now = server.scheduler.now
        for (id, contact) in lost.sorted(by: { $0.key < $1.key }) {
            var sample = contact.sample
            sample.timestamp = now
            send(.cancelled, id, sample, to: contact.surface, [])
        }
    }

    /// Returns whether a touch is down.
    func isDown(_ id: Int) -> Bool { contacts[id] != nil }

    /// Cancels a touch.
    func cancel(id: Int) {
        guard var contact = contacts.removeValue(forKey: id) else { return }
        contact.sample.timestamp = server.scheduler.now
        send(.cancelled, id, contact.sample, to: contact.surface, [])
    }

    /// Discards the touches in a window that the application destroyed, without events.
    func forget(_ surface: X11Surface) { contacts = contacts.filter { $0.value.surface !== surface } }

    private func send(
        _ phase: InputEvent.TouchPhase, _ id: Int, _ sample: TouchSample, to surface: X11Surface,
        _ modifiers: KeyModifiers
    ) {
        let change = TouchChange(id: id, samples: [sample])
        server.enqueue(
            InputEvent(timestamp: sample.timestamp, modifiers: modifiers, kind: .touches(phase, [change])), to: surface)
    }

    /// Returns the sample of an event. Values that the event does not contain have not changed.
    private func sample(_ event: XIDeviceEvent, device: X11Device, previous: TouchSample?) -> TouchSample {
        let values = X11ValuatorValues(event.valuators)
        let scale = server.scale
        var pressure = previous?.pressure
        if let axis = device.pressure, let value = values[axis.number] {
            pressure = CGFloat(min(1, max(0, (value - axis.minimum) / (axis.maximum - axis.minimum))))
        }
        var radius = previous?.radius
        if let axis = device.majorDiameter, let value = values[axis.number], let horizontal = device.horizontal {
            let pixels = value / (horizontal.maximum - horizontal.minimum) * Double(server.screenPixelSize.width)
            radius = CGFloat(pixels / 2) / scale
        }
        return TouchSample(
            timestamp: server.timestamp(event.time),
            location: CGPoint(x: event.event_x / scale, y: event.event_y / scale), pressure: pressure, radius: radius)
    }
}
