import CoreGraphics
import DisplayServer
import Testing

/// Tests that an idle application does not wake up.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct IdleTests {
    @Test("Two seconds without anything to do are two seconds of sleep")
    func sleeps() throws {
        let rig = try Rig(.xvfb)
        try rig.show()
        rig.fill(0xff00_00ff)
        // Check that wake-ups are counted at all.
        rig.server.scheduler.schedule(after: 0.05) { rig.server.frameClock.requestFrame() }
        rig.server.serve(for: 0.2)
        let server = try rig.x11
        let before = server.wakeUpCount
        #expect(before > 0)
        rig.server.serve(for: 2)
        #expect(server.wakeUpCount == before)
    }

    @Test("run() wakes up for the deadline that ends it, and for nothing else")
    func runs() throws {
        let rig = try Rig(.xvfb)
        try rig.show()
        rig.server.serve(for: 0.2)
        let server = try rig.x11
        let before = server.wakeUpCount
        let start = server.scheduler.now
        server.scheduler.schedule(after: 1) { server.stop() }
        server.run()
        #expect(server.wakeUpCount == before + 1)
        #expect(server.scheduler.now - start >= 1)
    }

    @Test("A wait ends when an event comes, not before and not much later")
    func wakes() throws {
        let rig = try Rig(.xvfb)
        try rig.show()
        let server = try rig.x11
        let injector = try rig.injector()
        server.scheduler.schedule(after: 0.05) { try? injector.movePointer(to: CGPoint(x: 40, y: 40)) }
        rig.recorder.onEvent = { _ in server.stop() }
        server.run()
        #expect(!rig.recorder.events.isEmpty)
    }
}
