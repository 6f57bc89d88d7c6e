import CX11
import CXTest
import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// What a settings daemon publishes.
struct XSettingsFormatTests {
    /// Two integers, a text of odd length and a colour, as a daemon on a little-endian machine wrote them, byte by byte.
    static let fixture: [UInt8] = [
        0, 0, 0, 0, 7, 0, 0, 0, 4, 0, 0, 0,
        // Net/DoubleClickTime = 250
        0, 0, 19, 0, 78, 101, 116, 47, 68, 111, 117, 98, 108, 101, 67, 108, 105, 99, 107, 84, 105, 109, 101, 0,
        3, 0, 0, 0, 250, 0, 0, 0,
        // Xft/DPI = 196608
        0, 0, 7, 0, 88, 102, 116, 47, 68, 80, 73, 0, 5, 0, 0, 0, 0, 0, 3, 0,
        // Net/ThemeName = "Yaru-Dark"
        1, 0, 13, 0, 78, 101, 116, 47, 84, 104, 101, 109, 101, 78, 97, 109, 101, 0, 0, 0, 1, 0, 0, 0,
        9, 0, 0, 0, 89, 97, 114, 117, 45, 68, 97, 114, 107, 0, 0, 0,
        // C = a colour
        2, 0, 1, 0, 67, 0, 0, 0, 1, 0, 0, 0, 1, 0, 2, 0, 3, 0, 255, 255,
    ]

    @Test("A daemon's bytes are read as the specification says")
    func reads() throws {
        let settings = try #require(XSettings(Self.fixture))
        #expect(
            settings.values == [
                "Net/DoubleClickTime": .integer(250), "Xft/DPI": .integer(196608), "Net/ThemeName": .text("Yaru-Dark"),
                "C": .color(1, 2, 3, 65535),
            ])
        #expect(settings.scale == 2)
        #expect(settings.displaySettings == DisplaySettings(doubleClickInterval: 0.25, isDark: true))
    }

    @Test("Both byte orders say the same", arguments: [false, true])
    func byteOrders(isBigEndian: Bool) throws {
        let entries: [(String, XSettings.Value)] = [
            ("Net/DoubleClickDistance", .integer(9)), ("Gtk/CursorThemeName", .text("Ünï")),
            ("Gtk/CursorThemeSize", .integer(48)), ("Net/ThemeName", .text("Adwaita")), ("n", .integer(-5)),
        ]
        let settings = try #require(XSettings(SettingsDaemon.encode(entries, isBigEndian: isBigEndian)))
        #expect(settings.values == Dictionary(uniqueKeysWithValues: entries))
        #expect(
            settings.displaySettings
                == DisplaySettings(doubleClickDistance: 9, isDark: false, cursorTheme: "Ünï", cursorSize: 48))
    }

    @Test("Bytes that were cut off anywhere are refused, but for the padding at the very end")
    func cut() {
        for length in 0..<Self.fixture.count { #expect(XSettings(Array(Self.fixture[..<length])) == nil) }
        let text = SettingsDaemon.encode([("n", .text("a"))])
        #expect(XSettings(Array(text.dropLast(3)))?.values == ["n": .text("a")])
    }

    @Test("Lengths and counts that promise more than there is are refused without being believed")
    func lies() {
        var many = Self.fixture
        many.replaceSubrange(8..<12, with: [255, 255, 255, 255])
        #expect(XSettings(many) == nil)
        var long = SettingsDaemon.encode([("n", .text("abc"))])
        long.replaceSubrange(24..<28, with: [255, 255, 255, 255])
        #expect(XSettings(long) == nil)
        #expect(XSettings([2] + Self.fixture.dropFirst()) == nil)
    }

    @Test("Thousands of damaged copies are read or refused, and what is read makes sense")
    func mutations() {
        var random = SystemRandomNumberGenerator()
        var readable = 0
        for _ in 0..<5000 {
            var bytes = Self.fixture
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
                case 1: bytes.remove(at: Int.random(in: 0..<bytes.count, using: &random))
                default:
                    bytes.insert(
                        .random(in: 0...255, using: &random), at: Int.random(in: 0...bytes.count, using: &random))
                }
            }
            guard let settings = XSettings(bytes) else { continue }
            readable += 1
            if let scale = settings.scale { #expect(scale > 0 && scale.isFinite) }
            let display = settings.displaySettings
            if let interval = display.doubleClickInterval { #expect((0.05...5).contains(interval)) }
            if let size = display.cursorSize { #expect((1...512).contains(size)) }
        }
        #expect(readable > 0)
    }

    @Test(
        "The larger of resolution and factor is the scale; what is not positive is not said",
        arguments: [
            ([("Xft/DPI", 98304)], 1), ([("Gdk/WindowScalingFactor", 2)], 2),
            ([("Gdk/WindowScalingFactor", 2), ("Xft/DPI", 98304)], 2),
            ([("Gdk/WindowScalingFactor", 1), ("Xft/DPI", 147456)], 1.5), ([("Xft/DPI", -1)], nil),
            ([("Xft/DPI", 0), ("Gdk/WindowScalingFactor", 0)], nil), ([], nil),
        ] as [([(String, Int32)], Double?)])
    func scale(entries: [(String, Int32)], scale: Double?) throws {
        let settings = try #require(XSettings(SettingsDaemon.encode(entries.map { ($0.0, .integer($0.1)) })))
        #expect(settings.scale == scale)
    }

    @Test("The environment decides before the daemon, the daemon before the resources")
    func precedence() {
        #expect(X11Scale.choose(override: "1.25", settings: 2, resources: "Xft.dpi: 144") == 1.25)
        #expect(X11Scale.choose(override: nil, settings: 2, resources: "Xft.dpi: 144") == 2)
        #expect(X11Scale.choose(override: nil, settings: nil, resources: "Xft.dpi: 144") == 1.5)
    }
}

/// The test plays the settings daemon.
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

/// A settings daemon.
@MainActor final class SettingsDaemon {
    private let client: XClient
    private var window: Window = 0

    init(_ client: XClient) { self.client = client }

    /// Becomes the daemon, with settings, and says so.
    func start(_ entries: [(String, XSettings.Value)]) throws {
        window = try client.perform { XCreateSimpleWindow($0, cxtest_root($0), -10, -10, 1, 1, 0, 0, 0) }
        try publish(entries)
        try client.perform { display in
            let selection = XInternAtom(display, "_XSETTINGS_S0", 0)
            XSetSelectionOwner(display, selection, window, Time(CurrentTime))
            var event = XEvent()
            event.xclient.type = ClientMessage
            event.xclient.window = cxtest_root(display)
            event.xclient.message_type = XInternAtom(display, "MANAGER", 0)
            event.xclient.format = 32
            event.xclient.data.l.1 = Int(selection)
            event.xclient.data.l.2 = Int(window)
            XSendEvent(display, cxtest_root(display), 0, StructureNotifyMask, &event)
        }
    }

    func publish(_ entries: [(String, XSettings.Value)]) throws { try publish(bytes: Self.encode(entries)) }

    func publish(bytes: [UInt8]) throws {
        try client.perform { display in
            let atom = XInternAtom(display, "_XSETTINGS_SETTINGS", 0)
            XChangeProperty(display, window, atom, atom, 8, PropModeReplace, bytes, Int32(bytes.count))
        }
    }

    func stop() throws { try client.destroy(window) }

    nonisolated static func encode(_ entries: [(String, XSettings.Value)], isBigEndian: Bool = false) -> [UInt8] {
        func number<Number: FixedWidthInteger>(_ value: Number) -> [UInt8] {
            withUnsafeBytes(of: isBigEndian ? value.bigEndian : value.littleEndian) { Array($0) }
        }
        func padded(_ text: String) -> [UInt8] {
            Array(text.utf8) + [UInt8](repeating: 0, count: (4 - text.utf8.count % 4) % 4)
        }
        var bytes: [UInt8] = [isBigEndian ? 1 : 0, 0, 0, 0] + number(UInt32(1)) + number(UInt32(entries.count))
        for (name, value) in entries {
            let type: UInt8 =
                switch value {
                case .integer: 0
                case .text: 1
                case .color: 2
                }
            bytes += [type, 0] + number(UInt16(name.utf8.count)) + padded(name) + number(UInt32(0))
            switch value {
            case .integer(let value): bytes += number(value)
            case .text(let text): bytes += number(UInt32(text.utf8.count)) + padded(text)
            case .color(let red, let green, let blue, let alpha):
                for part in [red, green, blue, alpha] { bytes += number(part) }
            }
        }
        return bytes
    }
}
