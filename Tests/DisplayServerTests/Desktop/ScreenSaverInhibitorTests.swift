import CX11
import CoreGraphics
import DBus
import DBusTestSupport
import SystemSupport
import Testing
import UIKitTesting

@testable import DisplayServer

/// Tests of preventing the screen saver while there is no input.
@MainActor @Suite(.serialized) struct ScreenSaverInhibitorTests {
    private nonisolated static var hasBus: Bool { BusDaemon.isInstalled }

    private func wait(
        _ comment: Comment, _ fakePortal: FakeDesktopPortal, sourceLocation: SourceLocation = #_sourceLocation,
        _ condition: () -> Bool
    ) throws {
        let holds = fakePortal.eventLoop.run(until: condition)
        try #require(holds, comment, sourceLocation: sourceLocation)
    }

    @Test(
        "AP-07 the screen saver service is inhibited and released",
        .enabled(if: hasBus, "dbus-daemon is not installed"))
    func screenSaverServiceIsInhibited() throws {
        let fakePortal = try FakeDesktopPortal()
        try fakePortal.ownScreenSaver()
        let bus = try #require(fakePortal.client().connection)
        let inhibitor = IdleInhibitor(bus: bus)
        inhibitor.isWanted = true
        #expect(!inhibitor.isHeld && !inhibitor.isRefused)
        try wait("held", fakePortal) { inhibitor.isHeld }
        #expect(
            fakePortal.inhibitions.count == 1 && fakePortal.inhibitions[0].hasSuffix(": The app keeps the screen on"))
        inhibitor.isWanted = false
        #expect(!inhibitor.isHeld)
        try wait("ended", fakePortal) { fakePortal.inhibitions.last == "end 77" }
        // An inhibition that is no longer wanted when the reply arrives is released.
        inhibitor.isWanted = true
        inhibitor.isWanted = false
        try wait("ended again", fakePortal) { fakePortal.inhibitions.count == 4 }
        #expect(fakePortal.inhibitions.last == "end 77" && !inhibitor.isHeld)
        inhibitor.isWanted = true
        try wait("held again", fakePortal) { inhibitor.isHeld }
        fakePortal.stop()
        try wait("the end of the connection", fakePortal) { !bus.isOpen }
        #expect(!inhibitor.isHeld && inhibitor.isRefused)
    }

    @Test(
        "AP-07 the portal is used without a screen saver service, and can refuse",
        .enabled(if: hasBus, "dbus-daemon is not installed"))
    func portalIsUsedWithoutAScreenSaverService() throws {
        let fakePortal = try FakeDesktopPortal()
        let bus = try #require(fakePortal.client().connection)
        let inhibitor = IdleInhibitor(bus: bus)
        inhibitor.isWanted = true
        try wait("refused", fakePortal) { inhibitor.isRefused }
        #expect(fakePortal.inhibitions == ["refused"])
        inhibitor.isWanted = false
        fakePortal.grantsInhibition = true
        inhibitor.isWanted = true
        try wait("held", fakePortal) { inhibitor.isHeld }
        inhibitor.isWanted = false
        try wait("closed", fakePortal) { fakePortal.inhibitions.count == 3 }
        #expect(
            fakePortal.inhibitions == ["refused", "portal 8", "close /org/freedesktop/portal/desktop/request/1/t"])
    }

    @Test(
        "AP-07 a portal that accepts the request and refuses it then does not keep the screen on",
        .enabled(if: hasBus, "dbus-daemon is not installed"),
        arguments: [FakeDesktopPortal.ResponseTime.before, .after, .later])
    func portalRefusesLater(_ time: FakeDesktopPortal.ResponseTime) throws {
        let fakePortal = try FakeDesktopPortal()
        defer { fakePortal.stop() }
        fakePortal.grantsInhibition = true
        fakePortal.responseTime = time
        fakePortal.inhibitionResponse = 2
        let bus = try #require(fakePortal.client().connection)
        let inhibitor = IdleInhibitor(bus: bus)
        inhibitor.isWanted = true
        try wait("refused", fakePortal) { inhibitor.isRefused }
        #expect(!inhibitor.isHeld && !inhibitor.isHeldByPortal)
        inhibitor.isWanted = false
        fakePortal.inhibitionResponse = 0
        inhibitor.isWanted = true
        try wait("held", fakePortal) { inhibitor.isHeldByPortal }
        fakePortal.bus.releaseName(PortalRequest.service)
        try wait("the end of the portal", fakePortal) { inhibitor.isRefused }
    }

    /// Shows a window on an X server, and keeps the screen on through the services of a desktop.
    private func fixtureThatKeepsTheScreenOn(
        with desktop: FakeDesktopPortal, until isHeld: (IdleInhibitor) -> Bool
    ) throws -> DisplayServerFixture {
        let fixture = try DisplayServerFixture(.xvfb, environment: desktop.variables, ownsDisplay: true)
        try fixture.show()
        let server = try fixture.x11
        server.preventsScreenSaver = true
        try fixture.expectSoon("held") {
            desktop.serve()
            return isHeld(server.screenSaverInhibitor.inhibitor)
        }
        return fixture
    }

    @Test(
        "AP-07 the X screen saver is reset while only the portal keeps the screen on", .needs(.xvfb),
        .enabled(if: hasBus, "no dbus-daemon"))
    func xScreenSaverIsResetBesidesThePortal() throws {
        let fakePortal = try FakeDesktopPortal()
        defer { fakePortal.stop() }
        fakePortal.grantsInhibition = true
        let fixture = try fixtureThatKeepsTheScreenOn(with: fakePortal) { $0.isHeldByPortal }
        let server = try fixture.x11
        #expect(server.scheduler.nextDeadline != nil)
        server.preventsScreenSaver = false
        #expect(server.scheduler.nextDeadline == nil)
    }

    @Test("AP-07 the X screen saver is reset periodically without a bus", .needs(.xvfb))
    func xScreenSaverIsResetWithoutABus() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        try fixture.show()
        let server = try fixture.x11
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
        fixture.server.serve(for: 0.3)
        #expect(try idleTime() >= 300)
        server.screenSaverInhibitor.interval = 0.05
        server.preventsScreenSaver = true
        fixture.server.serve(for: 0.4)
        #expect(try idleTime() < 200)
        server.preventsScreenSaver = false
        let before = server.wakeUpCount
        fixture.server.serve(for: 0.4)
        #expect(try idleTime() >= 350)
        #expect(server.wakeUpCount == before)
    }

    @Test(
        "AP-07 the X screen saver is reset if the bus disappears", .needs(.xvfb), .enabled(if: hasBus, "no dbus-daemon")
    )
    func xScreenSaverIsResetAfterTheBusDisappears() throws {
        let fakePortal = try FakeDesktopPortal()
        try fakePortal.ownScreenSaver()
        let fixture = try fixtureThatKeepsTheScreenOn(with: fakePortal) { $0.isHeld }
        let server = try fixture.x11
        #expect(fixture.server.scheduler.nextDeadline == nil)
        fakePortal.stop()
        try fixture.expectSoon("the X screen saver is reset") { server.scheduler.nextDeadline != nil }
        server.preventsScreenSaver = false
        #expect(server.scheduler.nextDeadline == nil)
    }
}
