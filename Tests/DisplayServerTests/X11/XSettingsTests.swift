import CX11
import CXTest
import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests of XSETTINGS. The tests act as the settings daemon.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct XSettingsTests {
    @Test("A daemon that starts later, and changes its mind, is followed")
    func follows() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        try rig.show()
        #expect(rig.server.settings == DisplaySettings())
        let daemon = SettingsDaemon(try #require(rig.display).client())
        try daemon.start([("Net/DoubleClickTime", .integer(300)), ("Net/ThemeName", .text("Adwaita"))])
        try rig.expectSoon("told") { rig.recorder.log == ["settings"] }
        #expect(rig.server.settings == DisplaySettings(doubleClickInterval: 0.3, isDark: false))
        #expect(rig.server.scale == 1)
        try daemon.publish([("Net/ThemeName", .text("Adwaita-dark")), ("Gdk/WindowScalingFactor", .integer(2))])
        try rig.expectSoon("resized") { rig.surface.pixelSize == (800, 600) }
        #expect(rig.server.settings == DisplaySettings(isDark: true))
        #expect(rig.server.scale == 2)
        #expect(rig.recorder.log.contains("screen"))
    }

    @Test("The daemon's resolution goes before the one in the resources")
    func precedence() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        try rig.show()
        let client = try #require(rig.display).client()
        try SettingsDaemon(client).start([("Xft/DPI", .integer(96 * 1024 * 3 / 2))])
        try rig.expectSoon("the daemon's") { rig.server.scale == 1.5 }
        try client.setResources("Xft.dpi:\t192\n")
        rig.server.serve(for: 0.05)
        #expect(rig.server.scale == 1.5)
    }

    @Test("Rubbish, the same again, and the daemon's end change nothing; its successor is followed")
    func robust() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        try rig.show()
        let client = try #require(rig.display).client()
        let daemon = SettingsDaemon(client)
        try daemon.start([("Net/DoubleClickTime", .integer(300))])
        try rig.expectSoon("told") { rig.server.settings.doubleClickInterval == 0.3 }
        rig.recorder.clear()
        try daemon.publish(bytes: [0, 0, 0, 0, 1, 2, 3])
        try daemon.publish(bytes: [])
        try daemon.publish([("Net/DoubleClickTime", .integer(300))])
        try daemon.stop()
        rig.server.serve(for: 0.05)
        #expect(rig.recorder.log.isEmpty)
        #expect(rig.server.settings.doubleClickInterval == 0.3)
        let successor = SettingsDaemon(client)
        try successor.start([("Net/DoubleClickTime", .integer(500))])
        try rig.expectSoon("told") { rig.server.settings.doubleClickInterval == 0.5 }
        #expect(rig.recorder.log == ["settings"])
    }

    @Test("A daemon that is there already is heard from the beginning")
    func present() throws {
        let display = try VirtualDisplay.start(.xvfb, isForApplication: false)
        defer { display.stop() }
        try SettingsDaemon(display.client()).start([("Gdk/WindowScalingFactor", .integer(2))])
        let server = try X11Server.connect(displayName: display.displayName, environment: [:])
        defer { server.disconnect() }
        #expect(server.scale == 2)
    }
}
