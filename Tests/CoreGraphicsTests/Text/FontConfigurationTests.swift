import CCairo
import CTextLibraries
import CoreGraphics
import Testing

@Suite struct FontConfigurationTests {
    @Test(
        "the configuration has the same fonts and rules as fontconfig's default configuration",
        arguments: ["sans-serif:size=10", "serif:bold", "monospace:italic:size=7", "DejaVu Sans", "no such family"])
    func matchesDefaultConfiguration(name: String) throws {
        let ours = try #require(FontConfiguration.makeConfiguration())
        defer { FcConfigDestroy(ours) }
        let theirs = try #require(FcInitLoadConfigAndFonts())
        defer { FcConfigDestroy(theirs) }
        #expect(
            FcConfigGetFonts(ours, FcSetSystem).pointee.nfont == FcConfigGetFonts(theirs, FcSetSystem).pointee.nfont)
        #expect(match(name, ours) == match(name, theirs))
    }

    private func match(_ name: String, _ configuration: OpaquePointer) -> String? {
        guard let pattern = FcNameParse(name) else { return nil }
        defer { FcPatternDestroy(pattern) }
        FcConfigSubstitute(configuration, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var result = FcResultMatch
        guard let found = FcFontMatch(configuration, pattern, &result), let text = FcNameUnparse(found) else {
            return nil
        }
        defer {
            FcPatternDestroy(found)
            free(text)
        }
        return String(cString: text)
    }

    @Test("the text libraries can be loaded twice")
    func textLibrariesCanBeLoadedTwice() throws {
        ctext_load_shaper()
        ctext_load_shaper()
        let description = try #require(pango_font_description_new())
        pango_font_description_free(description)
    }
}
