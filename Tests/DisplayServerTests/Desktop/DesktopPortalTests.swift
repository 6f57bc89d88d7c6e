import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests of the desktop portal's setting for the dark appearance.
@MainActor @Suite(.serialized) struct DesktopPortalTests {
    private nonisolated static var hasBus: Bool { FakeDesktopPortal.daemonPath != nil }

    private func wait(
        _ comment: Comment, _ fakePortal: FakeDesktopPortal, sourceLocation: SourceLocation = #_sourceLocation,
        _ condition: () -> Bool
    ) throws {
        let isMet = try Wait.isMet(within: 10) {
            if condition() { return true }
            try fakePortal.serve()
            return false
        }
        try #require(isMet, comment, sourceLocation: sourceLocation)
    }

    @Test(
        "the appearance setting is requested and its changes are followed; other settings are ignored",
        .enabled(if: hasBus, "dbus-daemon is not installed"))
    func appearanceSettingIsFollowed() throws {
        let fakePortal = try FakeDesktopPortal()
        fakePortal.scheme = 1
        let portal = try #require(DesktopPortal(environment: ProcessEnvironment(fakePortal.environment)))
        #expect(portal.isDark == nil)
        var changes = 0
        func next(_ isDark: Bool?) throws {
            try wait("the appearance", fakePortal) {
                let before = portal.isDark
                _ = portal.serve()
                if portal.isDark != before { changes += 1 }
                return portal.isDark == isDark
            }
        }
        try next(true)
        fakePortal.announce(2)
        try next(false)
        fakePortal.announce(1, key: "accent-color")
        fakePortal.announce(1, namespace: "org.freedesktop.other")
        fakePortal.announce(0)
        try next(nil)
        fakePortal.announce(99)
        fakePortal.announce(1)
        try next(true)
        fakePortal.announce(1, key: "contrast")
        try wait("the contrast", fakePortal) {
            _ = portal.serve()
            return portal.hasHighContrast == true
        }
        fakePortal.announce(0, key: "contrast")
        try wait("no contrast", fakePortal) {
            _ = portal.serve()
            return portal.hasHighContrast == false
        }
        #expect(changes == 4)
        #expect(fakePortal.requestCount == 3)
        #expect(portal.textScale == 1)
        fakePortal.announce(textScale: 1.25)
        try wait("the scale of text", fakePortal) {
            _ = portal.serve()
            return portal.textScale == 1.25
        }
        fakePortal.announce(textScale: 1000)
        try wait("an invalid text scale", fakePortal) {
            _ = portal.serve()
            return portal.textScale == nil
        }
        // The last value stays when the bus disappears.
        fakePortal.stop()
        try Wait.until("the bus is closed") {
            #expect(!portal.serve())
            return portal.descriptor == nil
        }
        #expect(portal.isDark == true)
    }

    @Test(
        "the server follows the portal while it sleeps, and prefers it to the theme name", .needs(.xvfb),
        .enabled(if: hasBus, "dbus-daemon is not installed"))
    func portalTakesPrecedenceOverTheThemeName() throws {
        let fakePortal = try FakeDesktopPortal()
        fakePortal.scheme = 2
        let fixture = try DisplayServerFixture(.xvfb, environment: fakePortal.environment, ownsDisplay: true)
        try fixture.show()
        try fixture.expectSoon("light") {
            try? fakePortal.serve()
            return fixture.server.settings.isDark == false
        }
        let daemon = FakeSettingsDaemon(try #require(fixture.display).client())
        try daemon.start([("Net/ThemeName", .text("Adwaita-dark")), ("Net/DoubleClickTime", .integer(300))])
        try fixture.expectSoon("the settings arrive") { fixture.server.settings.doubleClickInterval == 0.3 }
        #expect(fixture.server.settings.isDark == false)
        fakePortal.announce(0)
        try fixture.expectSoon("the theme name applies without a preference") { fixture.server.settings.isDark == true }
        fakePortal.announce(2)
        try fixture.expectSoon("light again") { fixture.server.settings.isDark == false }
        let server = try fixture.x11
        // The text scale is separate from the window scale, although the settings daemon includes it in the resolution.
        #expect(fixture.server.settings.textScale == 1)
        fakePortal.announce(textScale: 1.25)
        try fixture.expectSoon("larger text") { fixture.server.settings.textScale == 1.25 }
        try daemon.publish([("Xft/DPI", .integer(122880)), ("Net/DoubleClickTime", .integer(400))])
        try fixture.expectSoon("the settings arrive again") { fixture.server.settings.doubleClickInterval == 0.4 }
        #expect(fixture.server.scale == 1)
        fakePortal.announce(textScale: 1)
        try fixture.expectSoon("the resolution applies to windows") { fixture.server.scale == 1.25 }
        fixture.server.serve(for: 0.1)
        let before = server.wakeUpCount
        fixture.server.serve(for: 0.5)
        #expect(server.wakeUpCount == before)
        fakePortal.stop()
        fixture.server.serve(for: 0.1)
        #expect(fixture.server.settings.isDark == false)
        // A lost bus connection does not keep the process awake.
        let after = server.wakeUpCount
        fixture.server.serve(for: 0.5)
        #expect(server.wakeUpCount == after)
    }

    @Test("DK-07 there is no portal without a bus and in tests")
    func thereIsNoPortalWithoutABus() {
        #expect(DesktopPortal(environment: [:]) == nil)
        #expect(DesktopPortal(environment: ["XDG_RUNTIME_DIR": "/nonexistent"]) == nil)
        #expect(DesktopPortal(environment: ["DBUS_SESSION_BUS_ADDRESS": "invalid"]) == nil)
        let long = String(repeating: "x", count: 300)
        #expect(DesktopPortal(environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/\(long)"]) == nil)
        let here: ProcessEnvironment = [
            "DBUS_SESSION_BUS_ADDRESS": "unix:abstract=unused-\(getpid())", "UIKIT_TESTING": "1",
        ]
        #expect(DesktopPortal(environment: here) == nil)
    }

    @Test(
        "DK-07 a bus that sends invalid data, refuses or stays silent is ignored",
        arguments: [
            "REJECTED EXTERNAL\r\n", String(repeating: "?", count: 9000), "OK 1\r\nbytes that are not a message",
            "OK 1\r\nl", "", "\r\n\r\n",
        ])
    func invalidBusesAreIgnored(_ reply: String) throws {
        let name = "portal-test-\(getpid())-\(UInt32.random(in: 0...999_999))"
        let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
        defer { close(listener) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { path in
            for (index, byte) in name.utf8.enumerated() { path[index + 1] = byte }
        }
        let length = socklen_t(2 + 1 + name.utf8.count)
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, length) }
        }
        try #require(bound == 0 && listen(listener, 1) == 0)
        let portal = DesktopPortal(environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:abstract=\(name)"])
        // An abstract socket name is used in full, without a terminating zero byte.
        guard let portal else {
            Issue.record("the portal did not connect")
            return
        }
        let peer = accept(listener, nil, nil)
        try #require(peer >= 0)
        let bytes = Array(reply.utf8)
        send(peer, bytes, bytes.count, 0)
        for _ in 0..<20 { #expect(!portal.serve()) }
        close(peer)
        for _ in 0..<20 { #expect(!portal.serve()) }
        #expect(portal.isDark == nil)
        #expect(portal.descriptor == nil)
    }
}
