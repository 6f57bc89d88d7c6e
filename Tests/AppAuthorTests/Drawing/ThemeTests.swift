import Testing
import UIKit
import UIKitTesting

/// A row with a title and a gauge, which follow the theme, the text size and the layout direction.
private final class GaugeRow: UIView {
    let title = UILabel()
    let gauge = Gauge(frame: .zero)
    private(set) var themeChanges = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Fuel"
        title.font = .preferredFont(forTextStyle: .body)
        title.adjustsFontForContentSizeCategory = true
        addSubview(title)
        addSubview(gauge)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (row: GaugeRow, _) in row.themeChanges += 1 }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = title.intrinsicContentSize.width.rounded(.up)
        let isMirrored = traitCollection.layoutDirection == .rightToLeft
        title.frame = CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        gauge.frame = CGRect(
            x: isMirrored ? 0 : width, y: 0, width: bounds.width - width, height: bounds.height)
    }
}

@MainActor @Suite(.serialized) struct ThemeTests {
    private let row = GaugeRow(frame: CGRect(x: 0, y: 0, width: 300, height: 40))

    private func makeGenerator(_ change: (UIWindow) -> Void = { _ in }) throws -> EventGenerator {
        let generator = try EventGenerator(view: row)
        change(generator.window)
        try generator.wait(0.1)
        return generator
    }

    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    @Test func theBackgroundIsDarkInTheDarkTheme() throws {
        let generator = try makeGenerator()
        let corner = CGPoint(x: row.frame.maxX - 5, y: row.frame.midY)
        let light = try #require(try generator.captureColor(at: corner))
        generator.window.overrideUserInterfaceStyle = .dark
        try generator.wait(0.1)
        let dark = try #require(try generator.captureColor(at: corner))
        var (lightness, darkness): (CGFloat, CGFloat) = (0, 0)
        light.getWhite(&lightness, alpha: nil)
        dark.getWhite(&darkness, alpha: nil)
        #expect(lightness > 0.9 && darkness < 0.2)
        #expect(row.themeChanges == 1 && row.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func colorsAreResolvedForATheme() {
        let light = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        let dark = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(light != dark)
        let own = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(own.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    }

    @Test func highContrastChangesTheDrawing() throws {
        let generator = try makeGenerator()
        let before = generator.captureImage()
        generator.window.traitOverrides.accessibilityContrast = .high
        row.gauge.setNeedsDisplay()
        try generator.wait(0.1)
        #expect(row.traitCollection.accessibilityContrast == .high)
        #expect(generator.captureImage().pngData() != before.pngData())
    }

    @Test func largerTextGrows() throws {
        let generator = try makeGenerator { $0.traitOverrides.preferredContentSizeCategory = .large }
        let (size, width) = (row.title.font.pointSize, row.title.frame.width)
        generator.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        row.setNeedsLayout()
        try generator.wait(0.1)
        #expect(row.title.font.pointSize > size && row.title.frame.width > width)
    }

    @Test func aRightToLeftLayoutIsMirrored() throws {
        let generator = try makeGenerator { $0.traitOverrides.layoutDirection = .rightToLeft }
        row.setNeedsLayout()
        row.gauge.setNeedsDisplay()
        try generator.wait(0.1)
        #expect(row.title.frame.maxX == 300 && row.gauge.frame.minX == 0)
        let right = row.gauge.convert(CGPoint(x: row.gauge.bounds.maxX - 10, y: 20), to: nil)
        #expect(try generator.captureColor(at: right) == red)
    }
}
