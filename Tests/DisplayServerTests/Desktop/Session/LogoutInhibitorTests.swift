import CoreGraphics
import DBus
import DBusTestSupport
import Testing

@testable import DisplayServer

/// Tests of the inhibition of logging out, with a fake session manager and a fake portal.
@MainActor @Suite(.serialized, .enabled(if: BusDaemon.isInstalled, "dbus-daemon is not installed"))
struct LogoutInhibitorTests {
    @Test("SE-02: logging out is inhibited while there is a reason, and with a session manager that starts meanwhile")
    func sessionManager() throws {
        let bus = try ServiceBus()
        defer { bus.stop() }
        let manager = FakeSessionManager(bus.desktop)
        let inhibitor = LogoutInhibitor(bus: bus.application, identifier: "org.example.App")
        inhibitor.setReason("A\0 question", window: 7)
        try bus.settle()
        #expect(!inhibitor.isInhibiting)
        try bus.own(SessionClient.service)
        try bus.wait("inhibited") { inhibitor.isInhibiting }
        #expect(manager.log == ["inhibit org.example.App 7 A question 1"])
        inhibitor.setReason(nil)
        #expect(!inhibitor.isInhibiting)
        try bus.wait("released") { manager.log.last == "uninhibit 41" }
        // Ended before the reply.
        inhibitor.setReason("Another")
        inhibitor.setReason(nil)
        try bus.wait("released again") { manager.log.count { $0 == "uninhibit 41" } == 2 }
        // A session manager that starts again knows no inhibition.
        inhibitor.setReason("Third")
        try bus.wait("inhibited again") { inhibitor.isInhibiting }
        bus.desktop.releaseName(SessionClient.service)
        try bus.wait("gone") { !inhibitor.isInhibiting }
        try bus.own(SessionClient.service)
        try bus.wait("inhibited by the next one") { inhibitor.isInhibiting }
        inhibitor.setReason(nil)
        // One that refuses, without a portal, is asked again with the next reason.
        manager.refuses = true
        inhibitor.setReason("Fourth")
        for _ in 0..<3 { try bus.settle() }
        #expect(!inhibitor.isInhibiting)
        manager.refuses = false
        inhibitor.setReason("Fifth")
        try bus.wait("inhibited") { inhibitor.isInhibiting }
    }

    @Test(
        "SE-02: a portal that accepts the request and refuses it then, or ends, does not warn the user",
        arguments: [FakeDesktopPortal.ResponseTime.before, .after, .later])
    func refusingPortal(_ time: FakeDesktopPortal.ResponseTime) throws {
        let portal = try FakeDesktopPortal()
        defer { portal.stop() }
        let bus = try #require(portal.client().connection)
        portal.grantsInhibition = true
        portal.responseTime = time
        portal.inhibitionResponse = 2
        let inhibitor = LogoutInhibitor(bus: bus, identifier: "org.example.App")
        var states: [Bool] = []
        inhibitor.changeHandler = { [unowned inhibitor] in states.append(inhibitor.isInhibiting) }
        inhibitor.setReason("A question")
        let isRefused = portal.eventLoop.run { states.last == false }
        #expect(isRefused && !inhibitor.isInhibiting)
        // The next reason asks again.
        portal.inhibitionResponse = 0
        inhibitor.setReason("Another question")
        let isInhibiting = portal.eventLoop.run { states.last == true }
        #expect(isInhibiting)
        _ = portal.eventLoop.run(for: 0.2) { !inhibitor.isInhibiting }
        #expect(inhibitor.isInhibiting)
        portal.bus.releaseName(PortalRequest.service)
        let hasEnded = portal.eventLoop.run { states.last == false }
        #expect(hasEnded && !inhibitor.isInhibiting)
    }

    @Test("SE-02: without a session manager, the Inhibit portal warns the user, with the window as parent")
    func portal() throws {
        let portal = try FakeDesktopPortal()
        defer { portal.stop() }
        let bus = try #require(portal.client().connection)
        func wait(_ comment: Comment, _ condition: () -> Bool) throws {
            let holds = portal.eventLoop.run(until: condition)
            try #require(holds, comment)
        }
        portal.grantsInhibition = true
        let inhibitor = LogoutInhibitor(bus: bus, identifier: "org.example.App")
        inhibitor.setReason("A question", window: 42)
        try wait("inhibited") { inhibitor.isInhibiting }
        #expect(portal.inhibitions == ["portal x11:2a1"])
        inhibitor.setReason(nil)
        #expect(!inhibitor.isInhibiting)
        try wait("closed") { portal.inhibitions.count == 2 }
        #expect(portal.inhibitions.last == "close /org/freedesktop/portal/desktop/request/1/t")
        // Ended before the reply.
        inhibitor.setReason("Another")
        inhibitor.setReason(nil)
        try wait("closed") { portal.inhibitions.count == 4 }
        #expect(portal.inhibitions.suffix(2).first == "portal 1")
        // A portal that refuses, and one that closes the bus.
        portal.grantsInhibition = false
        inhibitor.setReason("Third")
        try wait("refused") { portal.inhibitions.last == "refused" }
        #expect(!inhibitor.isInhibiting)
        portal.grantsInhibition = true
        inhibitor.setReason("Fourth")
        try wait("inhibited") { inhibitor.isInhibiting }
        portal.stop()
        try wait("the end of the bus") { !bus.isOpen }
        #expect(!inhibitor.isInhibiting)
    }
}
