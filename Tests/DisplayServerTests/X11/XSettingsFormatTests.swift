import CoreGraphics
import DisplayServer
import Testing

/// Tests of the format of XSETTINGS.
struct XSettingsFormatTests {
    /// Two integers, a string of odd length and a color, as a daemon on a little-endian machine encoded them.
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
        // C = a color
        2, 0, 1, 0, 67, 0, 0, 0, 1, 0, 0, 0, 1, 0, 2, 0, 3, 0, 255, 255,
    ]

    @Test("settings are decoded according to the specification")
    func settingsAreDecoded() throws {
        let settings = try #require(XSettings(Self.fixture))
        #expect(
            settings.values == [
                "Net/DoubleClickTime": .integer(250), "Xft/DPI": .integer(196608), "Net/ThemeName": .text("Yaru-Dark"),
                "C": .color(1, 2, 3, 65535),
            ])
        #expect(settings.scale(textScale: nil) == 2)
        #expect(settings.displaySettings == DisplaySettings(doubleClickInterval: 0.25, isDark: true))
    }

    @Test("both byte orders are decoded", arguments: [false, true])
    func bothByteOrdersAreDecoded(isBigEndian: Bool) throws {
        let entries: [(String, XSettings.Value)] = [
            ("Net/DoubleClickDistance", .integer(9)), ("Gtk/CursorThemeName", .text("Ünï")),
            ("Gtk/CursorThemeSize", .integer(48)), ("Net/ThemeName", .text("Adwaita")), ("n", .integer(-5)),
            ("Net/CursorBlink", .integer(0)), ("Net/CursorBlinkTime", .integer(1500)),
            ("Gtk/EnableAnimations", .integer(0)),
        ]
        let settings = try #require(XSettings(FakeSettingsDaemon.encode(entries, isBigEndian: isBigEndian)))
        #expect(settings.values == Dictionary(uniqueKeysWithValues: entries))
        #expect(
            settings.displaySettings
                == DisplaySettings(
                    doubleClickDistance: 9, isDark: false, reducesMotion: true, cursorTheme: "Ünï", cursorSize: 48,
                    caretBlinks: false, caretBlinkCycle: 1.5))
    }

    @Test("truncated settings are rejected, except for the final padding")
    func truncatedSettingsAreRejected() {
        for length in 0..<Self.fixture.count { #expect(XSettings(Array(Self.fixture[..<length])) == nil) }
        let text = FakeSettingsDaemon.encode([("n", .text("a"))])
        #expect(XSettings(Array(text.dropLast(3)))?.values == ["n": .text("a")])
    }

    @Test("excessive lengths and counts are rejected")
    func excessiveLengthsAreRejected() {
        var many = Self.fixture
        many.replaceSubrange(8..<12, with: [255, 255, 255, 255])
        #expect(XSettings(many) == nil)
        var long = FakeSettingsDaemon.encode([("n", .text("abc"))])
        long.replaceSubrange(24..<28, with: [255, 255, 255, 255])
        #expect(XSettings(long) == nil)
        #expect(XSettings([2] + Self.fixture.dropFirst()) == nil)
    }

    @Test("mutated settings are rejected or have valid values")
    func mutatedSettingsHaveValidValues() {
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
            if let scale = settings.scale(textScale: nil) { #expect(scale > 0 && scale.isFinite) }
            let display = settings.displaySettings
            if let interval = display.doubleClickInterval { #expect((0.05...5).contains(interval)) }
            if let size = display.cursorSize { #expect((1...512).contains(size)) }
        }
        #expect(readable > 0)
    }

    @Test(
        "the scale is the larger of resolution and factor, and non-positive values are ignored",
        arguments: [
            ([("Xft/DPI", 98304)], 1), ([("Gdk/WindowScalingFactor", 2)], 2),
            ([("Gdk/WindowScalingFactor", 2), ("Xft/DPI", 98304)], 2),
            ([("Gdk/WindowScalingFactor", 1), ("Xft/DPI", 147456)], 1.5), ([("Xft/DPI", -1)], nil),
            ([("Xft/DPI", 0), ("Gdk/WindowScalingFactor", 0)], nil), ([], nil),
        ] as [([(String, Int32)], Double?)])
    func scaleIsTheLargerOfResolutionAndFactor(entries: [(String, Int32)], scale: Double?) throws {
        let settings = try #require(XSettings(FakeSettingsDaemon.encode(entries.map { ($0.0, .integer($0.1)) })))
        #expect(settings.scale(textScale: nil) == scale)
    }

    @Test("a text scale included in the resolution does not affect the window scale")
    func textScaleDoesNotAffectTheWindowScale() throws {
        func scale(_ resolution: Int32, factor: Int32?, text: Double?) throws -> Double? {
            var entries = [("Xft/DPI", XSettings.Value.integer(resolution))]
            if let factor { entries.append(("Gdk/WindowScalingFactor", .integer(factor))) }
            return try #require(XSettings(FakeSettingsDaemon.encode(entries))).scale(textScale: text)
        }
        #expect(try scale(122880, factor: 1, text: 1.25) == 1)
        #expect(try scale(122880, factor: nil, text: 1.25) == 1)
        #expect(try scale(245760, factor: 2, text: 1.25) == 2)
        // The resolution has a different purpose there.
        #expect(try scale(147456, factor: 1, text: 1.25) == 1.5)
        #expect(try scale(122880, factor: 1, text: nil) == 1.25)
    }

    @Test(
        "an unscaled resolution is the text scale, and does not affect the window scale",
        arguments: [
            ([("Gdk/UnscaledDPI", 122880), ("Xft/DPI", 122880)], 1.25, 1),
            ([("Gdk/UnscaledDPI", 122880), ("Xft/DPI", 245760), ("Gdk/WindowScalingFactor", 2)], 1.25, 2),
            ([("Gdk/UnscaledDPI", 98304), ("Xft/DPI", 196608), ("Gdk/WindowScalingFactor", 2)], 1, 2),
            ([("Xft/DPI", 122880)], nil, 1.25), ([("Gdk/UnscaledDPI", -5)], nil, nil),
            ([("Gdk/UnscaledDPI", 2_000_000_000)], nil, nil),
        ] as [([(String, Int32)], Double?, Double?)])
    func unscaledResolutionIsTheTextScale(entries: [(String, Int32)], text: Double?, scale: Double?) throws {
        let settings = try #require(XSettings(FakeSettingsDaemon.encode(entries.map { ($0.0, .integer($0.1)) })))
        #expect(settings.textScale == text && settings.displaySettings.textScale == text)
        #expect(settings.scale(textScale: settings.textScale) == scale)
    }

    @Test("the environment takes precedence over the daemon, and the daemon over the X resources")
    func scaleSourcesHavePrecedence() {
        #expect(X11Scale.choose(override: "1.25", settings: 2, resources: "Xft.dpi: 144") == 1.25)
        #expect(X11Scale.choose(override: nil, settings: 2, resources: "Xft.dpi: 144") == 2)
        #expect(X11Scale.choose(override: nil, settings: nil, resources: "Xft.dpi: 144") == 1.5)
    }
}
