import CCairo

/// A font at a size in device pixels, found with fontconfig and drawn with Cairo as Pango would do it, but without Pango:
/// text in the Latin script needs no other font and no reordering, and a start with such text only does not load Pango.
///
/// `@unchecked`: fontconfig's, Cairo's and HarfBuzz's objects are not changed after they were made.
final class PixelFont: @unchecked Sendable {
    /// A glyph drawn once.
    final class Glyph {
        /// The coverage relative to the origin of the glyph.
        let mask: TextMask
        /// The extents in Pango's units, relative to the origin of the glyph.
        let ink: PangoRectangle
        private let bytes: MaskBytes?

        fileprivate init(ink: PangoRectangle, bytes: MaskBytes?) {
            self.ink = ink
            self.bytes = bytes
            mask = bytes?.mask ?? TextMask(rect: .zero, bytes: nil, bytesPerRow: 0)
        }
    }

    /// Larger glyphs are not worth keeping.
    private static let greatestSize: CGFloat = 128

    /// The pixels a line needs above and below the baseline.
    let ascent: CGFloat
    let descent: CGFloat
    let face: OpaquePointer
    /// HarfBuzz's font, whose units are those of Pango.
    let shaper: OpaquePointer
    private let scaled: OpaquePointer
    /// By the number of the glyph.
    @MainActor private var glyphs: [Glyph?] = []

    /// Finds the font of a descriptor; nil if only Pango can draw it.
    init?(_ descriptor: FontDescriptor, pixelSize: CGFloat) {
        guard pixelSize <= PixelFont.greatestSize, let pattern = descriptor.makePattern(pixelSize: pixelSize) else {
            return nil
        }
        defer { FcPatternDestroy(pattern) }
        // The rules of fontconfig may say another size than the one that was asked for.
        var pixelSize = 0.0
        guard PixelFont.isOrdinary(pattern),
            FcPatternGetDouble(pattern, FC_PIXEL_SIZE, 0, &pixelSize) == FcResultMatch, pixelSize > 0,
            let scaled = PixelFont.makeScaledFont(pattern, size: pixelSize)
        else { return nil }
        guard let face = PixelFont.makeFace(pattern) else {
            cairo_scaled_font_destroy(scaled)
            return nil
        }
        self.scaled = scaled
        self.face = face
        shaper = hb_font_create(face)
        let size = Int32(clamping: Int(pixelSize * Double(PANGO_SCALE)))
        hb_font_set_scale(shaper, size, size)
        var extents = cairo_font_extents_t()
        cairo_scaled_font_extents(scaled, &extents)
        let unit = CGFloat(PANGO_SCALE)
        ascent = CGFloat(PixelFont.units(extents.ascent)) / unit
        descent = CGFloat(PixelFont.units(extents.ascent + extents.descent)) / unit - ascent
    }

    deinit {
        hb_font_destroy(shaper)
        hb_face_destroy(face)
        cairo_scaled_font_destroy(scaled)
    }

    /// Whether fontconfig found a font without properties that Pango handles in a way of its own.
    private static func isOrdinary(_ pattern: OpaquePointer) -> Bool {
        var text: UnsafeMutablePointer<FcChar8>?
        var matrix: UnsafeMutablePointer<FcMatrix>?
        var isTrue: FcBool = 0
        guard FcPatternGetString(pattern, FC_FONTFORMAT, 0, &text) == FcResultMatch, let format = text,
            ["TrueType", "CFF"].contains(String(cString: format))
        else { return false }
        if FcPatternGetBool(pattern, FC_VARIABLE, 0, &isTrue) == FcResultMatch, isTrue != 0 { return false }
        if FcPatternGetBool(pattern, FC_COLOR, 0, &isTrue) == FcResultMatch, isTrue != 0 { return false }
        if FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) == FcResultMatch { return false }
        if FcPatternGetString(pattern, FC_FONT_FEATURES, 0, &text) == FcResultMatch { return false }
        return FcPatternGetString(pattern, FC_FONT_VARIATIONS, 0, &text) != FcResultMatch
    }

    private static func makeScaledFont(_ pattern: OpaquePointer, size: Double) -> OpaquePointer? {
        guard let face = cairo_ft_font_face_create_for_pattern(pattern) else { return nil }
        defer { cairo_font_face_destroy(face) }
        let options = FontLibrary.makeFontOptions()
        defer { cairo_font_options_destroy(options) }
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, size, size)
        var identity = cairo_matrix_t()
        cairo_matrix_init_identity(&identity)
        guard let font = cairo_scaled_font_create(face, &matrix, &identity, options) else { return nil }
        guard cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS else {
            cairo_scaled_font_destroy(font)
            return nil
        }
        return font
    }

    private static func makeFace(_ pattern: OpaquePointer) -> OpaquePointer? {
        var file: UnsafeMutablePointer<FcChar8>?
        var index: Int32 = 0
        guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file,
            FcPatternGetInteger(pattern, FC_INDEX, 0, &index) == FcResultMatch,
            let blob = file.withMemoryRebound(to: CChar.self, capacity: 1, { hb_blob_create_from_file($0) })
        else { return nil }
        defer { hb_blob_destroy(blob) }
        guard let face = hb_face_create(blob, UInt32(index)) else { return nil }
        guard hb_face_get_glyph_count(face) > 0 else {
            hb_face_destroy(face)
            return nil
        }
        return face
    }

    /// A number of pixels in Pango's units.
    private static func units(_ pixels: Double) -> Int32 {
        Int32(clamping: Int((pixels * Double(PANGO_SCALE) + 0.5).rounded(.down)))
    }

    /// Pango's units in whole pixels.
    static func pixels(_ units: Int32) -> Int { Int((units &+ PANGO_SCALE / 2) >> 10) }

    /// The glyph of a number, drawn when it is first asked for; nil if there is no memory.
    @MainActor func glyph(_ number: UInt32) -> Glyph? {
        let index = Int(number)
        if index < glyphs.count, let known = glyphs[index] { return known }
        guard let glyph = draw(number) else { return nil }
        if index >= glyphs.count {
            glyphs.append(contentsOf: repeatElement(nil, count: index + 1 - glyphs.count))
        }
        glyphs[index] = glyph
        return glyph
    }

    @MainActor private func draw(_ number: UInt32) -> Glyph? {
        var glyph = cairo_glyph_t(index: UInt(number), x: 0, y: 0)
        var extents = cairo_text_extents_t()
        cairo_scaled_font_glyph_extents(scaled, &glyph, 1, &extents)
        let ink = PangoRectangle(
            x: PixelFont.units(extents.x_bearing), y: PixelFont.units(extents.y_bearing),
            width: PixelFont.units(extents.width), height: PixelFont.units(extents.height))
        let box = TextLayout.pixels(of: ink, x: 0, baseline: 0)
        guard !box.isEmpty else { return Glyph(ink: ink, bytes: nil) }
        // The extents are those of the outline before hinting.
        let rect = PixelRect(minX: box.minX - 2, minY: box.minY - 2, maxX: box.maxX + 2, maxY: box.maxY + 2)
        guard let target = CoverageMask(empty: rect), let cairo = cairo_create(target.surface) else { return nil }
        cairo_set_scaled_font(cairo, scaled)
        cairo_show_glyphs(cairo, &glyph, 1)
        cairo_destroy(cairo)
        cairo_surface_flush(target.surface)
        guard let source = cairo_image_surface_get_data(target.surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(target.surface))
        let drawn = TextMask(rect: rect, bytes: UnsafePointer(source), bytesPerRow: stride)
        let bytes = MaskBytes(drawn.inkedPart)
        bytes.add(drawn, x: 0, y: 0)
        return Glyph(ink: ink, bytes: bytes)
    }
}

extension FontDescriptor {
    /// What fontconfig finds for Pango's first choice; nil if it finds nothing. The caller destroys it.
    fileprivate func makePattern(pixelSize: CGFloat) -> OpaquePointer? {
        guard let pattern = FcPatternCreate() else { return nil }
        defer { FcPatternDestroy(pattern) }
        FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(max(100, min(1000, weight)))))
        FcPatternAddInteger(pattern, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        FcPatternAddInteger(pattern, FC_WIDTH, FC_WIDTH_NORMAL)
        FcPatternAddBool(pattern, FC_VARIABLE, FcDontCare)
        FcPatternAddDouble(pattern, FC_DPI, 72)
        FcPatternAddDouble(pattern, FC_SIZE, Double(pixelSize))
        FcPatternAddDouble(pattern, FC_PIXEL_SIZE, Double(pixelSize))
        for family in familyList.split(separator: ",") { FcPatternAddString(pattern, FC_FAMILY, String(family)) }
        FcPatternAddString(pattern, FC_LANG, TextLanguage.processName)
        FcConfigSubstitute(nil, pattern, FcMatchPattern)
        let options = FontLibrary.makeFontOptions()
        cairo_ft_font_options_substitute(options, pattern)
        cairo_font_options_destroy(options)
        FcDefaultSubstitute(pattern)
        var result = FcResultNoMatch
        return FcFontMatch(nil, pattern, &result)
    }
}
