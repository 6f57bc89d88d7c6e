import CX11
import CoreGraphics

/// Handles pinch and rotation gestures of two fingers on a touchpad (XInput 2.4).
@MainActor final class X11Pinch {
    private struct Gesture {
        var surface: X11Surface
        var source: Int32
        var scale: CGFloat = 1
        /// The rotation since the beginning of the gesture, in radians.
        var rotation: CGFloat = 0
        var location: CGPoint
    }

    private unowned let server: X11Server
    private var gesture: Gesture?

    init(server: X11Server) { self.server = server }

    func handle(_ event: XIGesturePinchEvent, surface: X11Surface?) {
        let location = CGPoint(x: event.event_x / server.scale, y: event.event_y / server.scale)
        if event.evtype == XI_GesturePinchBegin {
            // Gestures with more fingers are reserved for the desktop.
            guard event.detail == 2, let surface else { return }
            cancel { _, _ in true }
            server.noteUserTime(event.time)
            gesture = Gesture(surface: surface, source: event.sourceid, location: location)
        }
        guard var current = gesture, current.source == event.sourceid else { return }
        // The server reports the total scale, but the rotation since the previous event, in degrees.
        if event.scale > 0, event.scale.isFinite { current.scale = event.scale }
        if event.delta_angle.isFinite { current.rotation += event.delta_angle * .pi / 180 }
        gesture = current
        let isCancelled = event.flags & Int32(XIGesturePinchEventCancelled) != 0
        let phase: InputEvent.TouchPhase =
            switch event.evtype {
            case XI_GesturePinchBegin: .began
            case XI_GesturePinchUpdate: .moved
            default: isCancelled ? .cancelled : .ended
            }
        if event.evtype == XI_GesturePinchEnd { gesture = nil }
        let modifiers = KeyModifiers(x11State: UInt32(bitPattern: event.mods.effective))
        send(phase, current, at: server.timestamp(event.time), modifiers)
    }

    /// Cancels the gesture.
    func cancel(where isAffected: (_ surface: X11Surface, _ source: Int32) -> Bool) {
        guard let lost = gesture, isAffected(lost.surface, lost.source) else { return }
        gesture = nil
        send(.cancelled, lost, at: server.scheduler.now, [])
    }

    /// Discards the gesture in a window that the application destroyed, without an event.
    func forget(_ surface: X11Surface) { if gesture?.surface === surface { gesture = nil } }

    private func send(
        _ phase: InputEvent.TouchPhase, _ gesture: Gesture, at time: TimeInterval, _ modifiers: KeyModifiers
    ) {
        server.enqueue(
            InputEvent(
                timestamp: time, modifiers: modifiers,
                kind: .transform(
                    phase, scale: gesture.scale, rotation: gesture.rotation, location: gesture.location)),
            to: gesture.surface)
    }
}
