import CX11
import CoreGraphics
import Testing
import UIKitTesting

@testable import DisplayServer

/// Tests of preventing the screen saver while there is no input.
@MainActor @Suite(.serialized) struct ScreenKeeperTests {
    private nonisolated static var hasBus: Bool { PortalPlayer.daemonPath != nil }

    private func wait(
        _ what: Comment, _ player: PortalPlayer, _ bus: DBusConnection?,
        sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
    ) throws {
        for _ in 0..<1000 where !condition() {
            try player.serve()
            bus?.serve()
            Thread.sleep(forTimeInterval: 0.002)
        }
        try #require(condition(), what, sourceLocation: sourceLocation)
    }

    @Test(
        "AP-07 who keeps the screen saver is asked, and told when it is over",
        .enabled(if: hasBus, "dbus-daemon is not installed"))
    func screenSaver() throws {
        let player = try PortalPlayer()
        try player.ownScreenSaver()
        let bus = try #require(DBusConnection.open(environment: ProcessEnvironment(player.environment)))
        let inhibitor = IdleInhibitor(bus: bus)
        inhibitor.isWanted = true
        #expect(!inhibitor.isHeld && !inhibitor.isRefused)
        try wait("held", player, bus) { inhibitor.isHeld }
        #expect(player.inhibitions.count == 1 && player.inhibitions[0].hasSuffix(": The app keeps the screen on"))
        inhibitor.isWanted = false
        #expect(!inhibitor.isHeld)
        try wait("ended", player, bus) { player.inhibitions.last == "end 77" }
        // An inhibition that is no longer wanted when the reply arrives is released.
        inhibitor.isWanted = true
        inhibitor.isWanted = false
        try wait("ended again", player, bus) { player.inhibitions.count == 4 }
        #expect(player.inhibitions.last == "end 77" && !inhibitor.isHeld)
        inhibitor.isWanted = true
        try wait("held again", player, bus) { inhibitor.isHeld }
        player.stop()
        for _ in 0..<200 where bus.descriptor != nil {
            bus.serve()
            Thread.sleep(forTimeInterval: 0.005)
        }
        #expect(!inhibitor.isHeld && inhibitor.isRefused)
    }

    @Test(
        "AP-07 without anybody who keeps the screen saver the portal is asked; it may refuse",
        .enabled(if: hasBus, "dbus-daemon is not installed"))
    func portal() throws {
        let player = try PortalPlayer()
        let bus = try #require(DBusConnection.open(environment: ProcessEnvironment(player.environment)))
        let inhibitor = IdleInhibitor(bus: bus)
        inhibitor.isWanted = true
        try wait("refused", player, bus) { inhibitor.isRefused }
        #expect(player.inhibitions == ["refused"])
        inhibitor.isWanted = false
        player.preventsScreenSaver = true
        inhibitor.isWanted = true
        try wait("held", player, bus) { inhibitor.isHeld }
        inhibitor.isWanted = false
        try wait("closed", player, bus) { player.inhibitions.count == 3 }
        #expect(
            player.inhibitions == ["refused", "portal 8", "close /org/freedesktop/portal/desktop/request/1/t"])
    }

    @Test("AP-07 where nobody is asked, the X server hears that somebody is there, until it is over", .needs(.xvfb))
    func withoutBus() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        try rig.show()
        let server = try rig.x11
        let display = server.connection.display
        func idleTime() throws -> UInt32 {
            var count: Int32 = 0
            let counters = try #require(XSyncListSystemCounters(display, &count))
            defer { XSyncFreeSystemCounterList(counters) }
            let idle = (0..<Int(count)).map { counters[$0] }.first { String(cString: $0.name) == "IDLETIME" }
            var value = XSyncValue()
            XSyncQueryCounter(display, try #require(idle).counter, &value)
            return value.lo
        }
        rig.server.serve(for: 0.3)
        #expect(try idleTime() >= 300)
        server.screenSaverInhibitor.interval = 0.05
        server.preventsScreenSaver = true
        rig.server.serve(for: 0.4)
        #expect(try idleTime() < 200)
        server.preventsScreenSaver = false
        let before = server.wakeUpCount
        rig.server.serve(for: 0.4)
        #expect(try idleTime() >= 350)
        #expect(server.wakeUpCount == before)
    }

    @Test("AP-07 a bus that goes leaves it to the X server", .needs(.xvfb), .enabled(if: hasBus, "no dbus-daemon"))
    func busGoes() throws {
        let player = try PortalPlayer()
        try player.ownScreenSaver()
        let rig = try Rig(.xvfb, environment: player.environment, ownsDisplay: true)
        try rig.show()
        let server = try rig.x11
        server.preventsScreenSaver = true
        try rig.expectSoon("held") {
            try? player.serve()
            return server.screenSaverInhibitor.inhibitor.isHeld
        }
        #expect(rig.server.scheduler.nextDeadline == nil)
        player.stop()
        try rig.expectSoon("by itself") { server.scheduler.nextDeadline != nil }
        server.preventsScreenSaver = false
        #expect(server.scheduler.nextDeadline == nil)
    }
}
