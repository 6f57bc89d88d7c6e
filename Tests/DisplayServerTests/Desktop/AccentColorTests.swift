import CoreGraphics
import DBus
import DBusTestSupport
import SystemSupport
import Testing
import UIKitTesting

@testable import DisplayServer

/// Tests of the desktop portal's setting for the accent color.
@MainActor @Suite(.serialized, .enabled(if: BusDaemon.isInstalled, "dbus-daemon is not installed"))
struct AccentColorTests {
    private static let purple = ScreenColor(red: 0.5, green: 0.25, blue: 0.75)

    private nonisolated static func value(_ parts: Double...) -> DBusValue { .structure(parts.map(DBusValue.double)) }

    private func wait(_ comment: Comment, _ portal: FakeDesktopPortal, _ condition: () -> Bool) throws {
        let holds = portal.eventLoop.run(until: condition)
        try #require(holds, comment)
    }

    @Test("PO-14 the accent color is requested and its changes are followed")
    func accentColorIsFollowed() throws {
        let fakePortal = try FakeDesktopPortal()
        fakePortal.accent = Self.value(0.5, 0.25, 0.75)
        let portal = DesktopPortal(bus: try #require(fakePortal.client().connection))
        #expect(portal.accentColor == nil)
        try wait("the accent color", fakePortal) { portal.accentColor == Self.purple }
        #expect(portal.takeChanges())
        fakePortal.announce(accent: Self.value(1, 0, 0))
        try wait("red", fakePortal) { portal.accentColor == ScreenColor(red: 1, green: 0, blue: 0) }
        #expect(portal.takeChanges())
        // Components outside of 0...1 mean that there is no accent color.
        fakePortal.announce(accent: Self.value(-1, -1, -1))
        try wait("no accent color", fakePortal) { portal.accentColor == nil }
        #expect(portal.takeChanges())
        fakePortal.announce(accent: Self.value(1, 1, 1))
        try wait("white", fakePortal) { portal.accentColor == ScreenColor(red: 1, green: 1, blue: 1) }
    }

    @Test(
        "PO-14 a value that is no color is no accent color",
        arguments: [
            value(0.5, 0.5, 1.01), value(.nan, 0, 0), value(.infinity, 0, 0), value(0, -.infinity, 0), value(0.5, 0.5),
            value(0.1, 0.2, 0.3, 1), .double(0.5), .uint32(3), .string("blue"), .strings(["0", "0", "1"]),
            .structure([.string("0"), .double(0), .double(0)]), .options(["red": .double(1)]), .bytes([1, 2, 3]),
            .structure([.structure([.double(0), .double(0), .double(0)])]),
        ] as [DBusValue])
    func nonsenseIsNoColor(_ nonsense: DBusValue) throws {
        let fakePortal = try FakeDesktopPortal()
        fakePortal.accent = Self.value(0.5, 0.25, 0.75)
        let portal = DesktopPortal(bus: try #require(fakePortal.client().connection))
        try wait("the accent color", fakePortal) { portal.accentColor == Self.purple }
        fakePortal.announce(accent: nonsense)
        try wait("no accent color", fakePortal) { portal.accentColor == nil }
        // As the reply to the request.
        fakePortal.accent = nonsense
        fakePortal.scheme = 1
        let other = DesktopPortal(bus: try #require(fakePortal.client().connection))
        try wait("the appearance", fakePortal) { other.isDark == true && other.textScale == 1 }
        #expect(other.accentColor == nil)
        fakePortal.announce(accent: Self.value(0.5, 0.25, 0.75))
        try wait("a color", fakePortal) { other.accentColor == Self.purple && portal.accentColor == Self.purple }
    }

    @Test("PO-14 a portal without the setting, and a signal of another program, give no accent color")
    func portalHasNoAccentColor() throws {
        let fakePortal = try FakeDesktopPortal()
        let portal = DesktopPortal(bus: try #require(fakePortal.client().connection))
        try wait("the replies", fakePortal) { fakePortal.requestCount == 4 && portal.textScale == 1 }
        let stranger = try fakePortal.daemon.connect(fakePortal.eventLoop)
        try stranger.emit(
            "SettingChanged", interface: "org.freedesktop.portal.Settings", path: PortalRequest.path,
            values: [
                .string("org.freedesktop.appearance"), .string("accent-color"), .variant(Self.value(1, 0, 0)),
            ])
        try wait("a connection", fakePortal) { stranger.uniqueName != nil }
        fakePortal.announce(accent: Self.value(0, 1, 0), namespace: "org.freedesktop.other")
        for _ in 0..<50 { fakePortal.eventLoop.serve(for: 0.002) }
        #expect(portal.accentColor == nil)
    }

    @Test("PO-14 the accent color is a setting of the display server", .needs(.xvfb))
    func serverFollowsPortal() throws {
        let fakePortal = try FakeDesktopPortal()
        fakePortal.accent = Self.value(0.5, 0.25, 0.75)
        let fixture = try DisplayServerFixture(.xvfb, environment: fakePortal.variables, ownsDisplay: true)
        try fixture.show()
        #expect(fixture.server.settings.accentColor == nil)
        fixture.server.frameClock.requestFrame()
        func expectSoon(_ comment: Comment, _ color: ScreenColor?) throws {
            try fixture.expectSoon(comment) {
                fakePortal.serve()
                return fixture.server.settings.accentColor == color
            }
        }
        try expectSoon("the accent color", Self.purple)
        fakePortal.announce(accent: Self.value(1, 0, 0))
        try expectSoon("red", ScreenColor(red: 1, green: 0, blue: 0))
        fakePortal.announce(accent: Self.value(2, 2, 2))
        try expectSoon("no accent color", nil)
    }
}
