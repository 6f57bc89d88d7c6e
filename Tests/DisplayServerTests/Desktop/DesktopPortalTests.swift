import CoreGraphics
import Testing
import UIKitTesting

@testable import DisplayServer

/// Tests of the desktop portal's setting for the dark appearance.
@MainActor @Suite(.serialized) struct DesktopPortalTests {
    private nonisolated static var hasBus: Bool { PortalPlayer.daemonPath != nil }

    private func wait(
        _ what: Comment, _ player: PortalPlayer, sourceLocation: SourceLocation = #_sourceLocation,
        _ condition: () -> Bool
    ) throws {
        for _ in 0..<1000 where !condition() {
            try player.serve()
            Thread.sleep(forTimeInterval: 0.005)
        }
        try #require(condition(), what, sourceLocation: sourceLocation)
    }

    @Test(
        "The preference is asked for, and every change of it is followed; other settings are none of it",
        .enabled(if: hasBus, "dbus-daemon is not installed"))
    func follows() throws {
        let player = try PortalPlayer()
        player.scheme = 1
        let portal = try #require(DesktopPortal(environment: ProcessEnvironment(player.environment)))
        #expect(portal.isDark == nil)
        var changes = 0
        func next(_ isDark: Bool?) throws {
            try wait("told", player) {
                let before = portal.isDark
                _ = portal.serve()
                if portal.isDark != before { changes += 1 }
                return portal.isDark == isDark
            }
        }
        try next(true)
        player.tell(2)
        try next(false)
        player.tell(1, key: "accent-color")
        player.tell(1, namespace: "org.freedesktop.other")
        player.tell(0)
        try next(nil)
        player.tell(99)
        player.tell(1)
        try next(true)
        player.tell(1, key: "contrast")
        try wait("the contrast", player) {
            _ = portal.serve()
            return portal.hasHighContrast == true
        }
        player.tell(0, key: "contrast")
        try wait("no contrast", player) {
            _ = portal.serve()
            return portal.hasHighContrast == false
        }
        #expect(changes == 4)
        #expect(player.questions == 3)
        #expect(portal.textScale == 1)
        player.tell(textScale: 1.25)
        try wait("the scale of text", player) {
            _ = portal.serve()
            return portal.textScale == 1.25
        }
        player.tell(textScale: 1000)
        try wait("no scale anybody means", player) {
            _ = portal.serve()
            return portal.textScale == nil
        }
        // The last value stays when the bus disappears.
        player.stop()
        for _ in 0..<200 where portal.descriptor != nil {
            #expect(!portal.serve())
            Thread.sleep(forTimeInterval: 0.005)
        }
        #expect(portal.descriptor == nil)
        #expect(portal.isDark == true)
    }

    @Test(
        "An application hears of it while it sleeps, and it goes before the theme's name", .needs(.xvfb),
        .enabled(if: hasBus, "dbus-daemon is not installed"))
    func server() throws {
        let player = try PortalPlayer()
        player.scheme = 2
        let rig = try Rig(.xvfb, environment: player.environment, ownsDisplay: true)
        try rig.show()
        try rig.expectSoon("light") {
            try? player.serve()
            return rig.server.settings.isDark == false
        }
        let daemon = SettingsDaemon(try #require(rig.display).client())
        try daemon.start([("Net/ThemeName", .text("Adwaita-dark")), ("Net/DoubleClickTime", .integer(300))])
        try rig.expectSoon("told") { rig.server.settings.doubleClickInterval == 0.3 }
        #expect(rig.server.settings.isDark == false)
        player.tell(0)
        try rig.expectSoon("the theme's name is all there is") { rig.server.settings.isDark == true }
        player.tell(2)
        try rig.expectSoon("light again") { rig.server.settings.isDark == false }
        let server = try rig.x11
        // The text scale is separate from the window scale, although the settings daemon includes it in the resolution.
        #expect(rig.server.settings.textScale == 1)
        player.tell(textScale: 1.25)
        try rig.expectSoon("larger text") { rig.server.settings.textScale == 1.25 }
        try daemon.publish([("Xft/DPI", .integer(122880)), ("Net/DoubleClickTime", .integer(400))])
        try rig.expectSoon("told again") { rig.server.settings.doubleClickInterval == 0.4 }
        #expect(rig.server.scale == 1)
        player.tell(textScale: 1)
        try rig.expectSoon("a resolution of its own") { rig.server.scale == 1.25 }
        rig.server.serve(for: 0.1)
        let before = server.wakeUpCount
        rig.server.serve(for: 0.5)
        #expect(server.wakeUpCount == before)
        player.stop()
        rig.server.serve(for: 0.1)
        #expect(rig.server.settings.isDark == false)
        // A lost bus connection does not keep the process awake.
        let after = server.wakeUpCount
        rig.server.serve(for: 0.5)
        #expect(server.wakeUpCount == after)
    }

    @Test("Where there is no bus, and in tests, nobody is asked")
    func none() {
        #expect(DesktopPortal(environment: [:]) == nil)
        #expect(DesktopPortal(environment: ["XDG_RUNTIME_DIR": "/nowhere"]) == nil)
        #expect(DesktopPortal(environment: ["DBUS_SESSION_BUS_ADDRESS": "rubbish"]) == nil)
        let long = String(repeating: "x", count: 300)
        #expect(DesktopPortal(environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/\(long)"]) == nil)
        let here: ProcessEnvironment = [
            "DBUS_SESSION_BUS_ADDRESS": "unix:abstract=nobody-\(getpid())", "UIKIT_TESTING": "1",
        ]
        #expect(DesktopPortal(environment: here) == nil)
    }

    @Test(
        "A bus that talks nonsense, refuses or says nothing is as good as none",
        arguments: [
            "REJECTED EXTERNAL\r\n", String(repeating: "?", count: 9000), "OK 1\r\nnonsense that is no message at all",
            "OK 1\r\nl", "", "\r\n\r\n",
        ])
    func nonsense(_ answer: String) throws {
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
            Issue.record("nobody listens")
            return
        }
        let peer = accept(listener, nil, nil)
        try #require(peer >= 0)
        let bytes = Array(answer.utf8)
        send(peer, bytes, bytes.count, 0)
        for _ in 0..<20 { #expect(!portal.serve()) }
        close(peer)
        for _ in 0..<20 { #expect(!portal.serve()) }
        #expect(portal.isDark == nil)
        #expect(portal.descriptor == nil)
    }
}
