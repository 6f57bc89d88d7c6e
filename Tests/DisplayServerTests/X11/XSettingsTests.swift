import CX11
import CXTest
import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests of XSETTINGS. The tests act as the settings daemon.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct XSettingsTests {
    @Test("a daemon that starts later and its changes are followed")
    func daemonIsFollowed() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        try fixture.show()
        #expect(fixture.server.settings == DisplaySettings())
        let daemon = FakeSettingsDaemon(try #require(fixture.display).client())
        try daemon.start([("Net/DoubleClickTime", .integer(300)), ("Net/ThemeName", .text("Adwaita"))])
        try fixture.expectSoon("the settings arrive") { fixture.recorder.log == ["settings"] }
        #expect(fixture.server.settings == DisplaySettings(doubleClickInterval: 0.3, isDark: false))
        #expect(fixture.server.scale == 1)
        try daemon.publish([("Net/ThemeName", .text("Adwaita-dark")), ("Gdk/WindowScalingFactor", .integer(2))])
        try fixture.expectSoon("resized") { fixture.surface.pixelSize == (800, 600) }
        #expect(fixture.server.settings == DisplaySettings(isDark: true))
        #expect(fixture.server.scale == 2)
        #expect(fixture.recorder.log.contains("screen"))
    }

    @Test("the daemon's resolution takes precedence over the X resources")
    func daemonTakesPrecedenceOverResources() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        try fixture.show()
        let client = try #require(fixture.display).client()
        try FakeSettingsDaemon(client).start([("Xft/DPI", .integer(96 * 1024 * 3 / 2))])
        try fixture.expectSoon("the scale of the daemon") { fixture.server.scale == 1.5 }
        try client.setResources("Xft.dpi:\t192\n")
        fixture.server.serve(for: 0.05)
        #expect(fixture.server.scale == 1.5)
    }

    @Test("invalid or equal settings and the end of the daemon change nothing, and a new daemon is followed")
    func invalidSettingsAreIgnored() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        try fixture.show()
        let client = try #require(fixture.display).client()
        let daemon = FakeSettingsDaemon(client)
        try daemon.start([("Net/DoubleClickTime", .integer(300))])
        try fixture.expectSoon("the settings arrive") { fixture.server.settings.doubleClickInterval == 0.3 }
        fixture.recorder.clear()
        try daemon.publish(bytes: [0, 0, 0, 0, 1, 2, 3])
        try daemon.publish(bytes: [])
        try daemon.publish([("Net/DoubleClickTime", .integer(300))])
        try daemon.stop()
        fixture.server.serve(for: 0.05)
        #expect(fixture.recorder.log.isEmpty)
        #expect(fixture.server.settings.doubleClickInterval == 0.3)
        let successor = FakeSettingsDaemon(client)
        try successor.start([("Net/DoubleClickTime", .integer(500))])
        try fixture.expectSoon("the settings arrive") { fixture.server.settings.doubleClickInterval == 0.5 }
        #expect(fixture.recorder.log == ["settings"])
    }

    @Test("the settings of a running daemon apply from the start")
    func runningDaemonAppliesFromTheStart() throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        try FakeSettingsDaemon(display.client()).start([("Gdk/WindowScalingFactor", .integer(2))])
        let server = try X11Server.connect(displayName: display.displayName, environment: [:])
        defer { server.disconnect() }
        #expect(server.scale == 2)
    }
}
