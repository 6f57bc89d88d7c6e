import CCairo
import CoreGraphics

/// The fonts of the process: a Pango font map, the fonts that are used without Pango, and their metrics.
///
/// `@unchecked`: Pango's objects are not thread-safe, so all members, all layout and all text drawing hold ``lock``. It
/// is recursive, and rarely contended, since text belongs to the main actor.
final class FontLibrary: @unchecked Sendable {
    static let shared = FontLibrary()

    private let lock = NSRecursiveLock()
    // Pango reports font problems on standard error. The toolkit handles them, so these messages can be ignored.
    private lazy var fontMap = pango_cairo_font_map_new()
    private lazy var measuringContext = FontLibrary.makeContext(fontMap)
    private var metricsOfSizeOne: [FontDescriptor: FontMetrics] = [:]
    /// The most recently used fonts, the last one at the end. An app uses few at a time.
    private var pixelFonts: [(descriptor: FontDescriptor, language: String, font: PixelFont?)] = []
    private static let maximumPixelFonts = 32
    private var faces = FontFaces()

    private init() { FontConfiguration.finishLoading() }

    /// Runs `body` while holding the lock.
    func withLock<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    /// Creates a context for layouts, which the caller releases.
    ///
    /// All its settings are made here; none come from a display.
    func makeContext() -> OpaquePointer? { withLock { FontLibrary.makeContext(fontMap) } }

    private static func makeContext(_ fontMap: UnsafeMutablePointer<PangoFontMap>?) -> OpaquePointer? {
        guard let context = pango_font_map_create_context(fontMap) else { return nil }
        let options = makeFontOptions()
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 1)
        pango_cairo_context_set_resolution(context, 72)
        return context
    }

    /// Creates the options that all glyphs are drawn with. The caller destroys them.
    static func makeFontOptions() -> OpaquePointer? {
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
        // Ascent and descent remain exact: lines are rounded as a whole. Glyphs are aligned to whole pixels in any
        // case.
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        return options
    }

    /// Returns the font of a descriptor for text that does not require Pango; `nil` if only Pango can draw it.
    func pixelFont(
        of font: FontDescriptor, scale: CGFloat, language: String = TextLanguage.ofLocale
    ) -> PixelFont? {
        var key = font
        // Pango rounds sizes down to its units.
        key.size = (font.effectiveSize * scale * CGFloat(PANGO_SCALE)).rounded(.down) / CGFloat(PANGO_SCALE)
        key.hasTabularDigits = false
        return withLock {
            if let index = pixelFonts.lastIndex(where: { $0.descriptor == key && $0.language == language }) {
                let known = pixelFonts[index]
                if index < pixelFonts.count - 1 {
                    pixelFonts.remove(at: index)
                    pixelFonts.append(known)
                }
                return known.font
            }
            let size = max(1 / 16, key.size)
            let ofLocale = TextLanguage.ofLocale
            let found =
                if language != ofLocale, PixelFont.isSame(key, pixelSize: size, language, ofLocale) {
                    pixelFont(of: font, scale: scale)
                } else {
                    PixelFont(key, pixelSize: size, language: language, &faces)
                }
            if pixelFonts.count == FontLibrary.maximumPixelFonts { pixelFonts.removeFirst() }
            pixelFonts.append((key, language, found))
            return found
        }
    }

    var families: [String] {
        withLock {
            var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
            var count: Int32 = 0
            pango_font_map_list_families(fontMap, &list, &count)
            defer { g_free(list) }
            guard let list else { return [] }
            return (0..<Int(count)).compactMap { index in
                list[index].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
            }.sorted()
        }
    }

    /// Returns the name of an installed family in its original spelling, found without regard to case; `nil` if there
    /// is none.
    ///
    /// This is much faster than ``families``, which lists all families.
    func family(named name: String) -> String? {
        guard !name.utf8.contains(0) else { return nil }
        return withLock {
            guard let pattern = FcPatternCreate() else { return nil }
            defer { FcPatternDestroy(pattern) }
            FcPatternAddString(pattern, FC_FAMILY, name)
            guard let wanted = FcObjectSetCreate() else { return nil }
            defer { FcObjectSetDestroy(wanted) }
            FcObjectSetAdd(wanted, FC_FAMILY)
            guard let found = FcFontList(nil, pattern, wanted) else { return nil }
            defer { FcFontSetDestroy(found) }
            for index in 0..<Int(found.pointee.nfont) {
                var family: UnsafeMutablePointer<FcChar8>?
                // The other family names are those of a family that the font also belongs to.
                guard FcPatternGetString(found.pointee.fonts[index], FC_FAMILY, 0, &family) == FcResultMatch,
                    let family, FcStrCmpIgnoreCase(family, name) == 0
                else { continue }
                return String(cString: family)
            }
            return nil
        }
    }

    /// Returns the metrics of a font, which are proportional to its size.
    ///
    /// - Parameters:
    ///   - font: The font.
    ///   - scale: Pixels per point. It does not affect the result. If text of the font is laid out next, pass its
    ///     scale: the layout then reuses the font that this method finds.
    func metrics(of font: FontDescriptor, scale: CGFloat = 1) -> FontMetrics {
        var key = font
        key.size = 1
        key.hasTabularDigits = false
        return withLock {
            if let known = metricsOfSizeOne[key] { return known.scaled(by: font.effectiveSize) }
            let measured =
                if let found = pixelFont(of: font, scale: scale) {
                    FontLibrary.measure(found.face)
                } else {
                    measure(font, pixelSize: font.effectiveSize * scale)
                }
            let usable = measured ?? .fallback
            metricsOfSizeOne[key] = usable
            return usable.scaled(by: font.effectiveSize)
        }
    }

    /// Returns the metrics at size 1 of the font that Pango finds.
    private func measure(_ font: FontDescriptor, pixelSize: CGFloat) -> FontMetrics? {
        guard let measuringContext, let description = font.makePangoDescription(pixelSize: pixelSize) else {
            return nil
        }
        defer { pango_font_description_free(description) }
        guard let found = pango_context_load_font(measuringContext, description) else { return nil }
        defer { g_object_unref(found) }
        return pango_font_get_hb_font(found).flatMap { hb_font_get_face($0) }.flatMap { FontLibrary.measure($0) }
    }

    /// Returns the metrics at size 1 from the font's file; `nil` if they are implausible.
    private static func measure(_ face: OpaquePointer) -> FontMetrics? {
        // A font in design units has no variations, which may depend on the size.
        let design = hb_font_create(face)
        defer { hb_font_destroy(design) }
        let size = Int32(clamping: hb_face_get_upem(face))
        hb_font_set_scale(design, size, size)
        var extents = hb_font_extents_t()
        guard size > 0, hb_font_get_h_extents(design, &extents) != 0 else { return nil }
        let unit = CGFloat(size)
        let ascent = CGFloat(extents.ascender) / unit
        let descent = CGFloat(-extents.descender) / unit
        guard ascent > 0, descent >= 0, ascent < 10, descent < 10 else { return nil }
        return FontMetrics(
            ascender: ascent, descender: -descent, leading: max(0, CGFloat(extents.line_gap) / unit),
            capHeight: FontLibrary.height(of: "H", design).map { $0 / unit } ?? ascent * 0.75,
            xHeight: FontLibrary.height(of: "x", design).map { $0 / unit } ?? ascent * 0.5)
    }

    /// Returns the height of a character above the baseline, in the font's units.
    private static func height(of letter: Unicode.Scalar, _ font: OpaquePointer?) -> CGFloat? {
        var glyph: hb_codepoint_t = 0
        var extents = hb_glyph_extents_t()
        guard hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0,
            hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.y_bearing > 0
        else { return nil }
        return CGFloat(extents.y_bearing)
    }
}
