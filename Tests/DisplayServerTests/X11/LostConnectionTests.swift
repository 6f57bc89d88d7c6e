import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests that the application survives the end of the X server.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct LostConnectionTests {
    @Test("run() returns and the delegate is notified once if the server is killed")
    func runReturnsIfTheServerIsKilled() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        try fixture.show()
        let display = try #require(fixture.display)
        fixture.server.scheduler.schedule(after: 0.02) { display.kill() }
        // This call would hang if the lost connection were not detected.
        fixture.server.run()
        #expect(fixture.recorder.log == ["destroyed", "lost"])
        #expect(!fixture.server.isConnected)
        #expect(fixture.surface.isDestroyed)
        fixture.server.serve(for: 0.02)
        fixture.server.run()
        #expect(fixture.recorder.log == ["destroyed", "lost"])
    }

    @Test("a press is cancelled before the window is reported destroyed")
    func pressesAreCancelledFirst() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        try fixture.show()
        let injector = try fixture.injector()
        try injector.movePointer(to: CGPoint(x: 20, y: 20))
        try injector.button(1, isDown: true)
        try fixture.settle(injector)
        fixture.recorder.clear()
        try #require(fixture.display).kill()
        fixture.server.serve(for: 0.2)
        #expect(fixture.recorder.log == ["pointer cancelled", "exited", "destroyed", "lost"])
    }

    @Test("calls are ignored before and after the loss is detected")
    func callsAreIgnoredAfterTheLoss() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        try fixture.show()
        fixture.fill(0xff00_00ff)
        try #require(fixture.display).kill()
        for _ in 0..<2 {
            fixture.fill(0xff00_ff00)
            fixture.surface.resize(to: CGSize(width: 10, height: 10))
            fixture.surface.title = "x"
            fixture.surface.activate()
            fixture.surface.unmap()
            fixture.surface.map()
            _ = fixture.surface.screenOrigin
            #expect(throws: DisplayError.self) {
                try fixture.server.makeSurface(
                    SurfaceConfiguration(
                        size: CGSize(width: 9, height: 9), title: "", applicationName: "", applicationClass: ""))
            }
            fixture.server.processPendingEvents()
        }
        #expect(fixture.recorder.log == ["destroyed", "lost"])
        fixture.server.disconnect()
    }

    @Test("the delegate can disconnect in its callback")
    func delegateCanDisconnectInItsCallback() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        try fixture.show()
        fixture.recorder.onLoss = { fixture.server.disconnect() }
        try #require(fixture.display).kill()
        fixture.server.run()
        #expect(fixture.recorder.log == ["destroyed", "lost"])
    }

    @Test("connecting to a missing display throws a one-line error with advice")
    func connectingToAMissingDisplayThrows() throws {
        #expect(throws: DisplayError.self) { try X11Server.connect(displayName: ":987", environment: [:]) }
        #expect(throws: DisplayError.self) { try X11Server.connect(environment: [:]) }
        do {
            _ = try X11Server.connect(environment: ["DISPLAY": ":987"])
            Issue.record("connected to a display that does not exist")
        } catch {
            let text = "\(error)"
            #expect(text.contains(":987"))
            #expect(text.contains("check"))
            #expect(!text.contains("\n"))
        }
    }
}
