import DisplayServer
import Testing
import UIKit

/// Tests of touches that the system cancels.
@MainActor @Suite(.serialized) struct SystemCancellationTests {
    /// A window that logs touch phases, and can hold back cancellations.
    private final class Gate: UIWindow {
        var seen: [UITouch.Phase] = []
        var keepsCancellations = false
        override func sendEvent(_ event: UIEvent) {
            let phases = event.allTouches?.map(\.phase) ?? []
            seen += phases
            if keepsCancellations, phases.contains(.cancelled) { return }
            super.sendEvent(event)
        }
    }

    private final class Target: UIView {
        var log: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.append("cancelled")
            #expect(touches.first?.view === self && touches.first?.phase == .cancelled)
        }
    }

    private func withTouch(_ body: (HeadlessServer, HeadlessSurface, Gate, Target) throws -> Void) throws {
        try StageDisplays.withServer { server in
            let window = Gate(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let view = Target(frame: window.bounds)
            window.addSubview(view)
            window.isHidden = false
            let surface = try #require(server.surfaces.first)
            server.serve(for: 0.1)
            inject(.began, server, surface)
            try body(server, surface, window, view)
        }
    }

    private func inject(_ phase: InputEvent.TouchPhase, _ server: HeadlessServer, _ surface: HeadlessSurface) {
        let sample = TouchSample(timestamp: server.now, location: CGPoint(x: 50, y: 50))
        surface.inject(
            InputEvent(timestamp: server.now, kind: .touches(phase, [TouchChange(id: 1, samples: [sample])])))
        server.processPendingEvents()
    }

    @Test("AP-04 a cancellation goes the way of all events; the view hears of it once")
    func byEvent() throws {
        try withTouch { server, surface, window, view in
            inject(.cancelled, server, surface)
            #expect(window.seen == [.began, .cancelled])
            #expect(view.log == ["began", "cancelled"])
        }
    }

    @Test("AP-04, TE-11 so does one of a window that is taken off the screen")
    func byUnmapping() throws {
        try withTouch { _, surface, window, view in
            surface.unmap()
            #expect(window.seen == [.began, .cancelled])
            #expect(view.log == ["began", "cancelled"])
        }
    }

    @Test("TE-13 a view that was told of a beginning is told of the end, even if an override keeps the event")
    func kept() throws {
        try withTouch { server, surface, window, view in
            window.keepsCancellations = true
            inject(.cancelled, server, surface)
            #expect(view.log == ["began", "cancelled"])
            inject(.began, server, surface)
            #expect(view.log == ["began", "cancelled", "began"])
        }
    }

    @Test("A view that leaves hears of the end by itself: that is no news from outside")
    func byLeaving() throws {
        try withTouch { _, _, window, view in
            view.removeFromSuperview()
            #expect(window.seen == [.began])
            #expect(view.log == ["began", "cancelled"])
        }
    }
}
