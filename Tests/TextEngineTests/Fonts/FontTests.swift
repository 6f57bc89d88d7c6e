import CoreGraphics
import Testing
import TextEngine

@Suite struct FontTests {
    @Test(.enabled(if: Machine.hasFonts)) func metricsArePlausibleAndScaleWithTheSize() {
        let small = FontDescriptor(size: 10).metrics
        let large = FontDescriptor(size: 100).metrics
        #expect(small.ascender > 5 && small.ascender < 15)
        #expect(small.descender < 0 && small.descender > -6)
        #expect(small.xHeight > 3 && small.capHeight > small.xHeight && small.ascender >= small.capHeight)
        #expect(small.lineHeight == small.ascender - small.descender + small.leading)
        #expect(abs(large.ascender - small.ascender * 10) < 1e-6)
        #expect(abs(large.xHeight - small.xHeight * 10) < 1e-6)
    }

    @Test(.enabled(if: Machine.has("DejaVu Sans"))) func metricsEqualThoseInTheFontFile() {
        // At size 2048, a point is one font design unit.
        for family in ["DejaVu Sans", "dejavu sans"] {
            _ = FontDescriptor(families: [family], size: 7).metrics
            let metrics = FontDescriptor(families: [family], size: 2048).metrics
            #expect((metrics.ascender, metrics.descender) == (1901, -483))
            #expect((metrics.capHeight, metrics.xHeight) == (1493, 1120))
        }
    }

    @Test(.enabled(if: Machine.has("DejaVu Sans"))) func aFamilyIsFoundByItsExactName() {
        #expect(FontDescriptor.installedFamily(named: "DejaVu Sans") == "DejaVu Sans")
        #expect(FontDescriptor.installedFamily(named: "dejavu SANS") == "DejaVu Sans")
        for name in ["DejaVu", "No Such Family At All", "", "DejaVu Sans\0", "DejaVu Sans Bold", "sans-serif"] {
            #expect(FontDescriptor.installedFamily(named: name) == nil)
        }
    }

    @Test func invalidSizesAndNamesHaveFiniteMetrics() {
        for size in [CGFloat.nan, .infinity, -.infinity, -3, 0, 1e300, 1e-300] {
            let metrics = FontDescriptor(size: size).metrics
            #expect(metrics.ascender.isFinite && metrics.ascender > 0 && metrics.lineHeight.isFinite)
        }
        for name in ["", ",", "No Such Family At All", "a\0b", "Sans 12 Bold", String(repeating: "x", count: 10000)] {
            let metrics = FontDescriptor(families: [name], weight: -500).metrics
            #expect(metrics.lineHeight > 0)
        }
    }

    @Test(.enabled(if: Machine.hasFonts)) func familiesAreSorted() {
        let families = FontDescriptor.availableFamilies
        #expect(families == families.sorted())
        #expect(!families.contains(""))
    }

    @MainActor @Test(.enabled(if: Machine.has("Inter"))) func weightAndStyleChangeTheGlyphs() {
        func ink(_ font: FontDescriptor) -> Int {
            let canvas = Canvas(300, 40)
            canvas.draw { context in
                TextLayout.cached(TextLayout.Request(text: "Hamburg", attributes: TextAttributes(font: font)))
                    .draw(in: context, at: .zero, color: .black)
            }
            return (0..<40).reduce(0) { sum, y in sum + (0..<300).reduce(0) { $0 + canvas.alpha($1, y) } }
        }
        let inks = [300, 400, 600, 800].map { ink(FontDescriptor(families: ["Inter"], size: 24, weight: $0)) }
        #expect(inks == inks.sorted() && Set(inks).count == 4)
        #expect(ink(FontDescriptor(families: ["Inter"], size: 24, isItalic: true)) != inks[1])
    }

    @MainActor @Test(.enabled(if: Machine.has("Inter"))) func tabularDigitsHaveEqualWidths() {
        func width(_ text: String, _ tabular: Bool) -> CGFloat {
            let font = FontDescriptor(families: ["Inter"], size: 40, hasTabularDigits: tabular)
            return TextLayout.cached(TextLayout.Request(text: text, attributes: TextAttributes(font: font))).size.width
        }
        #expect(width("111111", true) == width("000000", true))
        #expect(width("111111", false) < width("000000", false))
    }

    #if os(Linux)
    /// Runs in a separate process, because fontconfig reads its configuration only once.
    @Test func layoutWorksWithoutAnyFont() async {
        await #expect(processExitsWith: .success) {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent("fonts.conf")
            try Data("<?xml version=\"1.0\"?><fontconfig></fontconfig>".utf8).write(to: file)
            FontConfiguration.use(configurationFile: file)
            try #require(
                FontDescriptor.availableFamilies.filter {
                    $0 != "Sans" && $0 != "Serif" && $0 != "Monospace" && $0 != "System-ui" && $0 != "Cursive"
                        && $0 != "Fantasy"
                }.isEmpty)
            try #require(FontDescriptor(size: 17).metrics.lineHeight > 10)
            await MainActor.run {
                let layout = TextLayout.cached(
                    TextLayout.Request(
                        text: "Hello 한글 سلام", attributes: TextAttributes(), width: 40, maximumLines: 2,
                        lineBreak: .truncatingTail))
                let canvas = Canvas(50, 50)
                canvas.draw { layout.draw(in: $0, at: .zero, color: .black) }
                precondition(layout.size.height.isFinite && layout.size.height > 0 && layout.size.width.isFinite)
            }
        }
    }
    #endif
}
