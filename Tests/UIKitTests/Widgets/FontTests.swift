import Testing
import UIKit

@Suite struct FontTests {
    @Test func weightsHaveApplesValuesAndGrow() {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        #expect(weights.map(\.rawValue) == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
        let names = weights.map { UIFont.systemFont(ofSize: 12, weight: $0).fontName }
        #expect(Set(names).count == weights.count)
    }

    @Test func standardSizes() {
        #expect(UIFont.labelFontSize == 17)
        #expect(UIFont.buttonFontSize == 18)
        #expect(UIFont.smallSystemFontSize == 12)
        #expect(UIFont.systemFontSize == 14)
    }

    @Test func textStylesHaveApplesSizes() {
        let sizes: [(UIFont.TextStyle, CGFloat)] = [
            (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
            (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ]
        for (style, size) in sizes { #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size) }
        let headline = UIFont.preferredFont(forTextStyle: .headline)
        #expect(headline == UIFont.systemFont(ofSize: 17, weight: .semibold))
    }

    @Test func metricsGrowWithSize() {
        let small = UIFont.systemFont(ofSize: 10)
        let large = small.withSize(40)
        #expect(small.ascender > 0 && small.descender < 0 && small.leading >= 0)
        #expect(small.xHeight > 0 && small.xHeight < small.capHeight && small.capHeight < small.ascender)
        #expect(small.lineHeight == small.ascender - small.descender + small.leading)
        #expect(abs(large.lineHeight - 4 * small.lineHeight) < 0.001)
    }

    @Test func equalFontsAreEqual() {
        #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 12).hash == UIFont.systemFont(ofSize: 12, weight: .regular).hash)
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.italicSystemFont(ofSize: 12))
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular))
    }

    @Test func findsFontsByName() throws {
        let family = try #require(UIFont.familyNames.first { $0.contains(" ") && !$0.contains("-") })
        let plain = try #require(UIFont(name: family, size: 15))
        #expect(plain.familyName == family)
        let bold = try #require(UIFont(name: plain.fontName.lowercased() + "-bolditalic", size: 15))
        #expect(bold.familyName == family)
        #expect(bold.fontName == plain.fontName + "-BoldItalic")
        #expect(UIFont(name: bold.fontName, size: 15) == bold)
        let system = UIFont.systemFont(ofSize: 15, weight: .semibold)
        #expect(UIFont(name: system.fontName, size: 15) == system)
    }

    @Test func unknownNamesReturnNil() {
        #expect(UIFont(name: "No Such Family Anywhere", size: 12) == nil)
        #expect(UIFont(name: "", size: 12) == nil)
        #expect(UIFont(name: "-", size: 12) == nil)
        #expect(UIFont(name: "Serif-NoSuchStyle", size: 12) == nil)
    }

    @Test @MainActor func monospacedFontsHaveEqualWidths() {
        let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
        #expect("iiii".size(withAttributes: [.font: font]).width == "WWWW".size(withAttributes: [.font: font]).width)
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
        #expect(
            "1111".size(withAttributes: [.font: digits]).width == "0000".size(withAttributes: [.font: digits]).width)
    }
}
