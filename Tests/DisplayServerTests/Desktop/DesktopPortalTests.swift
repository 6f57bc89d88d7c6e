import CoreGraphics
import DBus
import DBusTestSupport
import SystemSupport
import Testing
import UIKitTesting

@testable import DisplayServer

/// Tests of the desktop portal's setting for the dark appearance.
@MainActor @Suite(.serialized) struct DesktopPortalTests {
    private nonisolated static var hasBus: Bool { BusDaemon.isInstalled }

    private func wait(
        _ comment: Comment, _ fakePortal: FakeDesktopPortal, sourceLocation: SourceLocation = #_sourceLocation,
        _ condition: () -> Bool
    ) throws {
        let holds = fakePortal.eventLoop.run(until: condition)
        try #require(holds, comment, sourceLocation: sourceLocation)
    }

    @Test(
        "the appearance setting is requested and its changes are followed; other settings are ignored",
        .enabled(if: hasBus, "dbus-daemon is not installed"))
    func appearanceSettingIsFollowed() throws {
        let fakePortal = try FakeDesktopPortal()
        fakePortal.scheme = 1
        let bus = try #require(fakePortal.client().connection)
        let portal = DesktopPortal(bus: bus)
        #expect(portal.isDark == nil)
        var changes = 0
        var lastValue: Bool?
        func next(_ isDark: Bool?) throws {
            try wait("the appearance", fakePortal) {
                if portal.takeChanges(), portal.isDark != lastValue { changes += 1 }
                lastValue = portal.isDark
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
        try wait("the contrast", fakePortal) { portal.hasHighContrast == true }
        fakePortal.announce(0, key: "contrast")
        try wait("no contrast", fakePortal) { portal.hasHighContrast == false }
        #expect(changes == 4)
        #expect(fakePortal.requestCount == 4)
        #expect(portal.textScale == 1)
        fakePortal.announce(textScale: 1.25)
        try wait("the scale of text", fakePortal) { portal.textScale == 1.25 }
        fakePortal.announce(textScale: 1000)
        try wait("an invalid text scale", fakePortal) { portal.textScale == nil }
        // The last value stays when the bus disappears.
        _ = portal.takeChanges()
        fakePortal.stop()
        try wait("the end of the connection", fakePortal) { !bus.isOpen }
        #expect(!portal.takeChanges())
        #expect(portal.isDark == true)
    }

    @Test(
        "a value of another type, and a signal of another program, change no setting",
        .enabled(if: hasBus, "dbus-daemon is not installed"))
    func wrongValuesAreIgnored() throws {
        let fakePortal = try FakeDesktopPortal()
        fakePortal.scheme = 1
        let portal = DesktopPortal(bus: try #require(fakePortal.client().connection))
        try wait("the appearance", fakePortal) { portal.isDark == true && fakePortal.requestCount == 4 }
        let stranger = try fakePortal.daemon.connect(fakePortal.eventLoop)
        for values: [DBusValue] in [
            [.string("org.freedesktop.appearance"), .string("color-scheme"), .variant(.uint32(2))], [],
        ] {
            try stranger.emit(
                "SettingChanged", interface: "org.freedesktop.portal.Settings", path: PortalRequest.path,
                values: values)
        }
        try wait("a connection", fakePortal) { stranger.uniqueName != nil }
        for value: DBusValue in [.strings(["dark"]), .structure([.uint32(2)]), .variant(.variant(.string("2")))] {
            try fakePortal.bus.emit(
                "SettingChanged", interface: "org.freedesktop.portal.Settings", path: PortalRequest.path,
                values: [.string("org.freedesktop.appearance"), .string("contrast"), .variant(value)])
        }
        for _ in 0..<50 { fakePortal.eventLoop.serve(for: 0.002) }
        #expect(portal.isDark == true && portal.hasHighContrast == nil)
        fakePortal.announce(2)
        try wait("a change", fakePortal) { portal.isDark == false }
    }

    @Test(
        "the server follows the portal while it sleeps, and prefers it to the theme name", .needs(.xvfb),
        .enabled(if: hasBus, "dbus-daemon is not installed"))
    func portalTakesPrecedenceOverTheThemeName() throws {
        let fakePortal = try FakeDesktopPortal()
        fakePortal.scheme = 2
        let fixture = try DisplayServerFixture(.xvfb, environment: fakePortal.variables, ownsDisplay: true)
        try fixture.show()
        for _ in 0..<20 {
            fixture.server.serve(for: 0.005)
            fakePortal.serve()
        }
        // The portal is asked after the first frame.
        #expect(fakePortal.requestCount == 0)
        fixture.server.frameClock.requestFrame()
        func expectSoon(_ comment: Comment, _ condition: () -> Bool) throws {
            try fixture.expectSoon(comment) {
                fakePortal.serve()
                return condition()
            }
        }
        try expectSoon("light") { fixture.server.settings.isDark == false }
        let daemon = FakeSettingsDaemon(try #require(fixture.display).client())
        try daemon.start([("Net/ThemeName", .text("Adwaita-dark")), ("Net/DoubleClickTime", .integer(300))])
        try fixture.expectSoon("the settings arrive") { fixture.server.settings.doubleClickInterval == 0.3 }
        #expect(fixture.server.settings.isDark == false)
        fakePortal.announce(0)
        try expectSoon("the theme name applies without a preference") { fixture.server.settings.isDark == true }
        fakePortal.announce(2)
        try expectSoon("light again") { fixture.server.settings.isDark == false }
        let server = try fixture.x11
        // The text scale is separate from the window scale, although the settings daemon includes it in the resolution.
        #expect(fixture.server.settings.textScale == 1)
        fakePortal.announce(textScale: 1.25)
        try expectSoon("larger text") { fixture.server.settings.textScale == 1.25 }
        try daemon.publish([("Xft/DPI", .integer(122880)), ("Net/DoubleClickTime", .integer(400))])
        try fixture.expectSoon("the settings arrive again") { fixture.server.settings.doubleClickInterval == 0.4 }
        #expect(fixture.server.scale == 1)
        fakePortal.announce(textScale: 1)
        try expectSoon("the resolution applies to windows") { fixture.server.scale == 1.25 }
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

    @Test("DK-07 there is no bus without an address, without a listener, and in tests")
    func thereIsNoBusWithoutAListener() {
        let eventLoop = BusEventLoop()
        func bus(_ environment: ProcessEnvironment) -> DBusConnection? {
            MessageBus(.session, environment: environment, eventLoop: eventLoop).connection
        }
        #expect(bus([:]) == nil)
        #expect(bus(["XDG_RUNTIME_DIR": "/nonexistent"]) == nil)
        #expect(bus(["DBUS_SESSION_BUS_ADDRESS": "invalid"]) == nil)
        let long = String(repeating: "x", count: 300)
        #expect(bus(["DBUS_SESSION_BUS_ADDRESS": "unix:path=/\(long)"]) == nil)
        #expect(bus(["DBUS_SESSION_BUS_ADDRESS": "unix:abstract=unused-\(getpid())"]) == nil)
        #expect(eventLoop.descriptorCount == 0)
    }

    @Test("DK-07 a test process does not connect", .enabled(if: hasBus, "dbus-daemon is not installed"))
    func testsDoNotConnect() throws {
        let daemon = try BusDaemon()
        let environment: ProcessEnvironment = [
            "DBUS_SESSION_BUS_ADDRESS": daemon.addresses, "UIKIT_TESTING": "1",
        ]
        #expect(MessageBus(.session, environment: environment, eventLoop: BusEventLoop()).connection == nil)
    }
}
