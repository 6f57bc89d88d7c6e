import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests that the application survives the end of the X server.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct LostConnectionTests {
    @Test("When the server is killed, the delegate is told once and run() returns")
    func killedWhileRunning() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        try rig.show()
        let display = try #require(rig.display)
        rig.server.scheduler.schedule(after: 0.02) { display.kill() }
        // This call would hang if the lost connection were not detected.
        rig.server.run()
        #expect(rig.recorder.log == ["destroyed", "lost"])
        #expect(!rig.server.isConnected)
        #expect(rig.surface.isDestroyed)
        rig.server.serve(for: 0.02)
        rig.server.run()
        #expect(rig.recorder.log == ["destroyed", "lost"])
    }

    @Test("A press in progress is cancelled before the window is told destroyed")
    func cancelsPress() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        try rig.show()
        let injector = try rig.injector()
        try injector.movePointer(to: CGPoint(x: 20, y: 20))
        try injector.button(1, isDown: true)
        try rig.settle(injector)
        rig.recorder.clear()
        try #require(rig.display).kill()
        rig.server.serve(for: 0.2)
        #expect(rig.recorder.log == ["pointer cancelled", "exited", "destroyed", "lost"])
    }

    @Test("Every call is harmless between the loss and its discovery, and after it")
    func callsAfterLoss() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        try rig.show()
        rig.fill(0xff00_00ff)
        try #require(rig.display).kill()
        for _ in 0..<2 {
            rig.fill(0xff00_ff00)
            rig.surface.resize(to: CGSize(width: 10, height: 10))
            rig.surface.title = "x"
            rig.surface.activate()
            rig.surface.unmap()
            rig.surface.map()
            _ = rig.surface.screenOrigin
            #expect(throws: DisplayError.self) {
                try rig.server.makeSurface(
                    SurfaceConfiguration(
                        size: CGSize(width: 9, height: 9), title: "", applicationName: "", applicationClass: ""))
            }
            rig.server.processPendingEvents()
        }
        #expect(rig.recorder.log == ["destroyed", "lost"])
        rig.server.disconnect()
    }

    @Test("The delegate may disconnect and let go of the server when it is told")
    func disconnectsInCallback() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        try rig.show()
        rig.recorder.onLoss = { rig.server.disconnect() }
        try #require(rig.display).kill()
        rig.server.run()
        #expect(rig.recorder.log == ["destroyed", "lost"])
    }

    @Test("A display that is not there is an error of one line that says what to do")
    func cannotConnect() throws {
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
