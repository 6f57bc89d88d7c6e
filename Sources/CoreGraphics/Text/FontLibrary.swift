import CCairo

/// The process's fonts: one Pango font map, and what was found out about fonts.
///
/// `@unchecked`: Pango's objects are not safe across threads, so everything here, and all layout and text drawing, holds
/// ``lock``. It is recursive, and nearly always free, since text is the main actor's business.
final class FontLibrary: @unchecked Sendable {
    static let shared = FontLibrary()

    /// Metrics are measured at this size in pixels and scaled, so that they are the same for every size and scale.
    private static let measuringSize: CGFloat = 1000

    private let lock = NSRecursiveLock()
    private let fontMap: UnsafeMutablePointer<PangoFontMap>?
    private let measuringContext: OpaquePointer?
    private var metricsOfSizeOne: [FontDescriptor: FontMetrics] = [:]

    private init() {
        // Pango reports trouble with fonts on standard error; the toolkit copes, so it is only noise there.
        fontMap = pango_cairo_font_map_new()
        measuringContext = FontLibrary.makeContext(fontMap)
    }

    /// Runs `body` alone.
    func withLock<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    /// A new context for layouts; the caller releases it. Everything in it is set here, nothing comes from a display.
    func makeContext() -> OpaquePointer? { withLock { FontLibrary.makeContext(fontMap) } }

    private static func makeContext(_ fontMap: UnsafeMutablePointer<PangoFontMap>?) -> OpaquePointer? {
        guard let context = pango_font_map_create_context(fontMap) else { return nil }
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
        // Ascent and descent stay exact: lines are rounded as a whole. Glyphs are put on whole pixels all the same.
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 1)
        pango_cairo_context_set_resolution(context, 72)
        return context
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

    func metrics(of font: FontDescriptor) -> FontMetrics {
        var key = font
        key.size = 1
        key.hasTabularDigits = false
        return withLock {
            if let known = metricsOfSizeOne[key] { return known.scaled(by: font.usableSize) }
            let measured = measure(key) ?? .fallback
            metricsOfSizeOne[key] = measured
            return measured.scaled(by: font.usableSize)
        }
    }

    /// Metrics at size 1; `nil` if no sense can be made of what the font says.
    private func measure(_ font: FontDescriptor) -> FontMetrics? {
        guard let measuringContext,
            let description = font.makePangoDescription(pixelSize: FontLibrary.measuringSize)
        else { return nil }
        defer { pango_font_description_free(description) }
        guard let found = pango_context_load_font(measuringContext, description) else { return nil }
        defer { g_object_unref(found) }
        guard let metrics = pango_font_get_metrics(found, nil) else { return nil }
        defer { pango_font_metrics_unref(metrics) }
        let unit = CGFloat(PANGO_SCALE) * FontLibrary.measuringSize
        let ascent = CGFloat(pango_font_metrics_get_ascent(metrics)) / unit
        let descent = CGFloat(pango_font_metrics_get_descent(metrics)) / unit
        let height = CGFloat(pango_font_metrics_get_height(metrics)) / unit
        guard ascent > 0, descent >= 0, ascent < 10, descent < 10 else { return nil }
        return FontMetrics(
            ascender: ascent, descender: -descent, leading: max(0, height - ascent - descent),
            capHeight: inkHeight(of: "H", description) ?? ascent * 0.75,
            xHeight: inkHeight(of: "x", description) ?? ascent * 0.5)
    }

    /// How high a letter stands above the baseline, for size 1.
    private func inkHeight(of letter: String, _ description: OpaquePointer) -> CGFloat? {
        guard let layout = pango_layout_new(measuringContext) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_font_description(layout, description)
        pango_layout_set_text(layout, letter, -1)
        guard let line = pango_layout_get_line_readonly(layout, 0) else { return nil }
        var ink = PangoRectangle()
        pango_layout_line_get_extents(line, &ink, nil)
        let height = CGFloat(-ink.y) / CGFloat(PANGO_SCALE) / FontLibrary.measuringSize
        return height > 0 && height < 10 ? height : nil
    }
}
