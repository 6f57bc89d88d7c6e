import CoreGraphics
import DisplayServer
import Testing

@testable import UIKit

/// A Boolean value that indicates whether the environment overrides no colors of the desktop.
private let hasDefaultColors = ["UIKIT_APPEARANCE", "UIKIT_ACCENT_COLOR"].allSatisfy {
    ProcessInfo.processInfo.environment[$0] == nil
}

/// Tests of the desktop's accent color as the default tint color.
@MainActor @Suite(.serialized, .enabled(if: hasDefaultColors)) struct AccentColorTests {
    private final class TintLoggingView: UIView {
        var tints: [UIColor] = []
        var styles: [UIUserInterfaceStyle] = []

        override func tintColorDidChange() {
            super.tintColorDidChange()
            tints.append(tintColor.resolvedColor(with: traitCollection))
        }

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            styles.append(traitCollection.userInterfaceStyle)
        }
    }

    private static let red = ScreenColor(red: 0.6, green: 0, blue: 0)
    private static let yellow = ScreenColor(red: 1, green: 1, blue: 0)
    private static let redColor = UIColor(hex: 0x990000)

    private static func traits(isDark: Bool, isIncreased: Bool = false) -> UITraitCollection {
        UITraitCollection {
            $0.userInterfaceStyle = isDark ? .dark : .light
            $0.accessibilityContrast = isIncreased ? .high : .normal
        }
    }

    private static func pixel(_ color: UIColor, _ traits: UITraitCollection) -> UInt32 {
        let parts = color.resolvedColor(with: traits).cgColor.rgba
        return [parts.red, parts.green, parts.blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
    }

    // MARK: The default tint color

    @Test("PO-14 views without a tint color of their own follow the accent color of the desktop")
    func viewsFollowAccentColor() throws {
        try StageDisplays.withServer { server in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let outer = UIView()
            let view = TintLoggingView()
            let tinted = TintLoggingView()
            view.backgroundColor = .tintColor
            tinted.tintColor = .systemPink
            window.addSubview(outer)
            outer.addSubview(view)
            outer.addSubview(tinted)
            window.isHidden = false
            try #require(window.windowScene?.server === server)
            let before = view.tintColor
            let blue = UIColor.systemBlue.resolvedColor(with: view.traitCollection)
            #expect(before?.resolvedColor(with: view.traitCollection) == blue)
            (view.tints, tinted.tints, view.styles) = ([], [], [])
            server.settings.accentColor = Self.red
            #expect(view.tints == [Self.redColor] && view.styles == [.light])
            #expect(view.layer.backgroundColor == Self.redColor.cgColor)
            #expect(tinted.tints.isEmpty && tinted.tintColor == .systemPink)
            // A color that was stored before follows, too.
            #expect(view.tintColor === before && before?.resolvedColor(with: view.traitCollection) == Self.redColor)
            #expect(UIColor.tintColor.resolvedColor(with: view.traitCollection) == Self.redColor)
            // The color without a view, and for traits without an accent color of their own.
            #expect(UIColor.tintColor.cgColor == Self.redColor.cgColor)
            #expect(UIColor.tintColor.resolvedColor(with: UITraitCollection()) == Self.redColor)
            #expect(
                UIColor.tintColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) != Self.redColor)
            // Named colors do not.
            #expect(UIColor.systemBlue.resolvedColor(with: view.traitCollection) == blue)
            #expect(UIColor.link.resolvedColor(with: view.traitCollection) == blue)
            server.settings.isDark = true
            #expect(view.tints.count == 1 && view.styles == [.light, .dark])
            server.settings.isDark = nil
            server.settings.accentColor = nil
            #expect(view.tints == [Self.redColor, blue])
            #expect(UIColor.tintColor.cgColor == blue.cgColor && view.layer.backgroundColor == blue.cgColor)
        }
    }

    @Test("PO-14 the tint color of the app wins")
    func tintColorOfAppWins() {
        StageDisplays.withServer { server in
            server.settings.accentColor = Self.red
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let view = TintLoggingView()
            window.addSubview(view)
            window.isHidden = false
            #expect(view.tintColor.resolvedColor(with: view.traitCollection) == Self.redColor)
            window.tintColor = .systemGreen
            view.tints = []
            #expect(view.tintColor == .systemGreen)
            server.settings.accentColor = Self.yellow
            #expect(view.tints.isEmpty && view.tintColor == .systemGreen)
            let green = UIColor.systemGreen.resolvedColor(with: view.traitCollection)
            #expect(UIColor.tintColor.resolvedColor(with: view.traitCollection) == green)
            window.tintColor = nil
            #expect(view.tints.count == 1 && view.tints != [Self.redColor] && view.tints != [green])
        }
    }

    @Test("PO-14 a view that enters a window later, and a dimmed one, have the accent color")
    func laterViewsHaveAccentColor() {
        StageDisplays.withServer { server in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let view = TintLoggingView()
            view.backgroundColor = .tintColor
            window.addSubview(view)
            window.isHidden = false
            view.removeFromSuperview()
            server.settings.accentColor = Self.red
            window.addSubview(view)
            #expect(view.tints.last == Self.redColor && view.layer.backgroundColor == Self.redColor.cgColor)
            view.tintAdjustmentMode = .dimmed
            let parts = view.tintColor.resolvedColor(with: view.traitCollection).cgColor.rgba
            #expect(parts.red == parts.green && parts.green == parts.blue)
            view.tintAdjustmentMode = .normal
            #expect(view.tintColor.resolvedColor(with: view.traitCollection) == Self.redColor)
        }
    }

    @Test("PO-14 registered observers of colors are notified of another accent color")
    func observersAreNotified() {
        StageDisplays.withServer { server in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.isHidden = false
            var (colors, sizes) = (0, 0)
            window.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
                (_: UIWindow, _: UITraitCollection) in colors += 1
            }
            window.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
                (_: UIWindow, _: UITraitCollection) in sizes += 1
            }
            let old = window.traitCollection
            server.settings.accentColor = Self.red
            #expect(colors == 1 && sizes == 0)
            #expect(window.traitCollection.hasDifferentColorAppearance(comparedTo: old))
            // A change that is too small to be displayed is none.
            server.settings.accentColor = ScreenColor(red: 0.6001, green: 0, blue: 0)
            #expect(colors == 1)
        }
    }

    @Test("PO-14, DK-08 each display has its own accent color")
    func eachDisplayHasItsOwn() {
        StageDisplays.withServer { server in
            server.settings.accentColor = Self.red
            let first = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            first.isHidden = false
            StageDisplays.withServer { other in
                let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                second.isHidden = false
                let blue = UIColor.systemBlue.resolvedColor(with: second.traitCollection)
                #expect(first.tintColor.resolvedColor(with: first.traitCollection) == Self.redColor)
                #expect(second.tintColor.resolvedColor(with: second.traitCollection) == blue)
                #expect(UIColor.tintColor.cgColor == blue.cgColor)
                other.settings.accentColor = Self.yellow
                #expect(second.tintColor.resolvedColor(with: second.traitCollection) != blue)
                #expect(first.tintColor.resolvedColor(with: first.traitCollection) == Self.redColor)
            }
            #expect(UIColor.tintColor.cgColor == Self.redColor.cgColor)
        }
    }

    @Test(
        "PO-14 components that are no color are no accent color",
        arguments: [
            (.nan, 0, 0), (0, .infinity, 0), (0, 0, -0.1), (1.5, 0, 0), (-1, -1, -1), (0, -.infinity, 0),
        ] as [(Double, Double, Double)])
    func nonsenseIsNoAccentColor(_ parts: (Double, Double, Double)) {
        StageDisplays.withServer { server in
            server.settings.accentColor = ScreenColor(red: parts.0, green: parts.1, blue: parts.2)
            #expect(UIColor.tintColor.cgColor == UIColor.systemBlue.cgColor)
        }
    }

    @Test("PO-14 labels under a tint color of the app follow a stored default tint color, and the contrast")
    func labelsFollowStoredColors() {
        WidgetStage.run { stage in
            @MainActor func label(_ color: UIColor, _ y: CGFloat, isAttributed: Bool) {
                let label = UILabel()
                label.font = .systemFont(ofSize: 30)
                if isAttributed {
                    label.attributedText = NSAttributedString(string: "■■■", attributes: [.foregroundColor: color])
                } else {
                    label.text = "■■■"
                    label.textColor = color
                }
                stage.add(label, CGRect(x: 0, y: y, width: 100, height: 40))
            }
            let stored = UIView().tintColor ?? .black
            stage.window.tintColor = .systemGreen
            label(stored, 0, isAttributed: false)
            label(stored, 40, isAttributed: true)
            let old = stage.count(Self.pixel(.systemBlue, stage.window.traitCollection))
            #expect(old > 100)
            stage.server.settings.accentColor = Self.red
            stage.show()
            #expect(stage.count(0x990000) == old)
            stage.server.settings.accentColor = Self.yellow
            stage.show()
            let normal = Self.pixel(stored, stage.window.traitCollection)
            #expect(stage.count(normal) == old)
            stage.server.settings.hasHighContrast = true
            stage.show()
            let increased = Self.pixel(stored, stage.window.traitCollection)
            #expect(normal != increased && stage.count(increased) == old)
        }
    }

    @Test("PO-14 many accent colors in succession are all displayed")
    func manyAccentColors() {
        StageDisplays.withServer { server in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.isHidden = false
            // All of them are dark enough to be unchanged, so each is another color.
            for step in 0...120 {
                server.settings.accentColor = ScreenColor(red: 0, green: 0, blue: Double(step) / 255)
                #expect(Self.pixel(window.tintColor, window.traitCollection) == UInt32(step))
            }
        }
    }

    @Test(
        "PO-14 the environment variable names a color, or none",
        arguments: [
            ("#FF8000", 0xFF8000), ("#000000", 0), ("#ffffff", 0xFFFFFF), ("none", -1), ("", nil), ("#F80", nil),
            ("FF8000", nil), ("#GG0000", nil), ("#+12345", nil), ("#１２３４５６", nil), ("red", nil),
            ("#FF80001", nil), (nil, nil),
        ] as [(String?, Int?)])
    func environmentVariable(_ text: String?, _ color: Int?) {
        let expected: AccentTint? = color.map { $0 < 0 ? .standard : AccentTint(rgb: UInt32($0)) }
        #expect(AccentTint(variable: text) == expected)
    }

    // MARK: Contrast

    @Test("PO-14 the shades of random accent colors are readable, and keep the hue")
    func shadesAreReadable() {
        var random = SeededGenerator(seed: 47)
        // GNOME's accent colors, extremes, and random ones.
        var colors: [UInt32] = [
            0x3584E4, 0x2190A4, 0x3A944A, 0xC88800, 0xED5B00, 0xE62D42, 0xD56199, 0x9141AC, 0x6F8396, 0, 0xFFFFFF,
            0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00, 0x00FFFF, 0xFF00FF, 0x808080, 0x010101, 0xFEFEFE, 0x000001,
        ]
        for _ in 0..<5000 { colors.append(UInt32.random(in: 0...0xFFFFFF, using: &random)) }
        for rgb in colors {
            let shades = AccentShades(rgb)
            for isDark in [false, true] {
                for isIncreased in [false, true] {
                    let traits = Self.traits(isDark: isDark, isIncreased: isIncreased)
                    if let fault = Self.fault(of: shades.color(for: traits), for: rgb, traits, isIncreased ? 7 : 4.5) {
                        Issue.record("\(String(rgb, radix: 16)), dark \(isDark), \(isIncreased): \(fault)")
                        return
                    }
                }
            }
        }
    }

    /// Returns a text that says what is wrong with a shade of an accent color, or nil.
    private static func fault(
        of color: UIColor, for rgb: UInt32, _ traits: UITraitCollection, _ contrast: Double
    ) -> String? {
        let shade = pixel(color, traits)
        let backgrounds: [UIColor] = [
            .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
            .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
        ]
        for background in backgrounds {
            let ratio = ColorContrast.ratio(of: shade, and: pixel(background, traits))
            if ratio < contrast { return "\(String(shade, radix: 16)) has the contrast \(ratio)" }
        }
        let text = pixel(ControlStyle.contrast(to: color, traits), traits)
        let ratio = ColorContrast.ratio(of: shade, and: text)
        if ratio < contrast { return "text in front has the contrast \(ratio)" }
        let knob = ColorContrast.ratio(of: shade, and: pixel(ControlStyle.knobColor, traits))
        if knob < 1.5 { return "knobs have the contrast \(knob)" }
        guard hueDiffers(shade, rgb) else { return nil }
        return "\(String(shade, radix: 16)) has another hue"
    }

    /// Returns whether two colors have different hues, apart from what the rounding of components explains.
    private static func hueDiffers(_ a: UInt32, _ b: UInt32) -> Bool {
        func parts(_ color: UInt32) -> [Double] { [16, 8, 0].map { Double(color >> $0 & 0xFF) } }
        let (first, second) = (parts(a), parts(b))
        let ranges = [first, second].map { ($0.max() ?? 0) - ($0.min() ?? 0) }
        guard ranges[0] > 0, ranges[1] > 0 else { return ranges[0] > 2 && ranges[1] == 0 }
        // Relative positions of the components between the least and the greatest one.
        func positions(_ parts: [Double], _ range: Double) -> [Double] {
            parts.map { ($0 - (parts.min() ?? 0)) / range }
        }
        let tolerance = 2 / ranges[0] + 1e-9
        return zip(positions(first, ranges[0]), positions(second, ranges[1])).contains { abs($0 - $1) > tolerance }
    }

    @Test("PO-14 an accent color that is readable is unchanged, and others change only as far as necessary")
    func readableColorsAreUnchanged() {
        let (light, dark) = (Self.traits(isDark: false), Self.traits(isDark: true))
        func shade(_ rgb: UInt32, _ traits: UITraitCollection) -> UInt32 {
            Self.pixel(AccentShades(rgb).color(for: traits), traits)
        }
        #expect(shade(0x9141AC, light) == 0x9141AC && shade(0x000000, light) == 0)
        #expect(shade(0x7AABF8, dark) == 0x7AABF8)
        // The least change that suffices: one step back, the color is not readable.
        let amber = shade(0xC88800, light)
        let backgrounds = [UIColor.systemGroupedBackground, .systemBackground].map { Self.pixel($0, light) }
        #expect(ColorContrast.ratio(of: amber, and: backgrounds[0]) < 5.6)
        #expect(shade(0xFFFFFF, light) == shade(0x808080, light), "grays end at the same gray")
        #expect(shade(0x000000, dark) == shade(0x404040, dark))
        // Users who prefer more contrast get darker or lighter shades.
        let increased = Self.traits(isDark: false, isIncreased: true)
        #expect(ColorContrast.luminance(of: shade(0xE62D42, increased)) < ColorContrast.luminance(of: amber))
    }

    @Test("PO-14 text in front of any color is readable")
    func textOnAnyColorIsReadable() {
        var random = SeededGenerator(seed: 14)
        let traits = Self.traits(isDark: false)
        for _ in 0..<5000 {
            let color = UIColor(hex: UInt32.random(in: 0...0xFFFFFF, using: &random))
            let text = ControlStyle.contrast(to: color, traits)
            let ratio = ColorContrast.ratio(of: Self.pixel(color, traits), and: Self.pixel(text, traits))
            #expect(ratio >= 4.5)
        }
    }

    // MARK: Pixels

    @Test(
        "PO-14 controls that are displayed are redrawn as if they had been created with the accent color",
        arguments: ControlSheet.Content.allCases, [UIUserInterfaceStyle.light, .dark])
    func controlsAreRedrawn(_ content: ControlSheet.Content, _ style: UIUserInterfaceStyle) throws {
        func pixels(_ sheet: ControlSheet) throws -> [UInt32] {
            sheet.server.serve(for: 0.3)
            return try #require(sheet.server.surfaces.first?.readPixels { pixels in
                (0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixels[$0, y] & 0xFFFFFF } }
            })
        }
        let blue = ControlSheet(content, scale: 1, style: style)
        let old = try pixels(blue)
        blue.end()
        let new = ControlSheet(content, scale: 1, style: style, accentColor: Self.yellow)
        let expected = try pixels(new)
        new.end()
        let isOther = expected != old
        #expect(isOther)
        let live = ControlSheet(content, scale: 1, style: style)
        defer { live.end() }
        live.server.settings.accentColor = Self.yellow
        let isSame = try pixels(live) == expected
        #expect(isSame)
        #expect(live.firstWrongPixel() == nil)
    }

    @Test("PO-14 bars, lists, texts and calendars that are displayed are redrawn", arguments: [false, true])
    func interfacesAreRedrawn(_ isDark: Bool) throws {
        let old = try AccentScene.pixels(isDark: isDark)
        let expected = try AccentScene.pixels(isDark: isDark, first: Self.red)
        let live = try AccentScene.pixels(isDark: isDark, later: Self.red)
        let back = try AccentScene.pixels(isDark: isDark, first: Self.red, later: .some(nil))
        // The first pixels that differ. The arrays are too long for a message.
        func difference(_ a: AccentScene.Pixels, _ b: AccentScene.Pixels) -> String? {
            zip(a.values, b.values).enumerated().first { $0.element.0 != $0.element.1 }
                .map { "\($0.offset % a.width), \($0.offset / a.width)" }
        }
        #expect(difference(old, expected) != nil)
        #expect(difference(live, expected) == nil)
        #expect(difference(back, old) == nil)
        // Nothing that has the default tint color is still blue.
        let blue = Self.pixel(.systemBlue, Self.traits(isDark: isDark))
        let blueCounts = [old, live].map { scene in scene.values.count { $0 == blue } }
        #expect(blueCounts[0] > 100 && blueCounts[1] == 0)
    }
}
