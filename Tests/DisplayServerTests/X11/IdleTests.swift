import CoreGraphics
import DisplayServer
import Testing

/// Tests that an idle application does not wake up.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct IdleTests {
    @Test("an idle server does not wake up for two seconds")
    func idleServerDoesNotWakeUp() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        try fixture.show()
        fixture.fill(0xff00_00ff)
        // Check that wake-ups are counted at all.
        fixture.server.scheduler.schedule(after: 0.05) { fixture.server.frameClock.requestFrame() }
        fixture.server.serve(for: 0.2)
        let server = try fixture.x11
        let before = server.wakeUpCount
        #expect(before > 0)
        fixture.server.serve(for: 2)
        #expect(server.wakeUpCount == before)
    }

    @Test("run() wakes up only for the next deadline")
    func runWakesUpForTheNextDeadline() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        try fixture.show()
        fixture.server.serve(for: 0.2)
        let server = try fixture.x11
        let before = server.wakeUpCount
        let start = server.scheduler.now
        server.scheduler.schedule(after: 1) { server.stop() }
        server.run()
        #expect(server.wakeUpCount == before + 1)
        #expect(server.scheduler.now - start >= 1)
    }

    @Test("run() wakes up for an event")
    func runWakesUpForEvents() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        try fixture.show()
        let server = try fixture.x11
        let injector = try fixture.injector()
        server.scheduler.schedule(after: 0.05) { try? injector.movePointer(to: CGPoint(x: 40, y: 40)) }
        fixture.recorder.onEvent = { _ in server.stop() }
        server.run()
        #expect(!fixture.recorder.events.isEmpty)
    }
}
