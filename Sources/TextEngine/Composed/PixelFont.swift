import CCairo
import CoreGraphics

/// A font at a size in device pixels, which fontconfig finds and Cairo draws exactly as with Pango, but without loading
/// it.
///
/// Text in Latin and similar scripts needs no fallback font and no reordering. An app that shows no other text at
/// launch does not load Pango.
///
/// `@unchecked`: the objects of Cairo and HarfBuzz do not change after they are created; the cache of glyphs belongs to
/// the main actor.
final class PixelFont: @unchecked Sendable {
    /// The cached mask of a glyph.
    struct Glyph {
        /// The coverage relative to the origin of the glyph. It is valid until the next glyph is requested.
        var mask: TextMask
        /// The extents in Pango's units, relative to the origin of the glyph.
        var ink: PangoRectangle
    }

    /// The greatest font size in pixels whose glyphs are cached. Pango draws larger text.
    private static let greatestSize: CGFloat = 128

    /// The height above the baseline in pixels.
    let ascent: CGFloat
    /// The depth below the baseline in pixels.
    let descent: CGFloat
    /// The HarfBuzz face, which ``FontFaces`` retains.
    let face: OpaquePointer
    /// The HarfBuzz font, in Pango's units.
    let shaper: OpaquePointer
    private let scaled: OpaquePointer
    /// The approximate greatest size in bytes of the cached glyphs. When the cache is full, it is emptied.
    private static let maximumBytes = 1 << 20
    /// The cached glyphs, and the memory of their masks.
    @MainActor private var glyphs: ContiguousArray<(glyph: Glyph, mask: TextMaskBuffer?)> = []
    /// The index in ``glyphs`` of each glyph number, or -1.
    @MainActor private var indexes: [Int16] = []
    @MainActor private var byteCount = 0

    /// Creates the font for a descriptor; returns `nil` if only Pango can draw it.
    init?(_ descriptor: FontDescriptor, pixelSize: CGFloat, language: String, _ faces: inout FontFaces) {
        guard pixelSize <= PixelFont.greatestSize,
            let pattern = descriptor.makePattern(pixelSize: pixelSize, language: language)
        else { return nil }
        defer { FcPatternDestroy(pattern) }
        // The configuration of fontconfig may change the size.
        var pixelSize = 0.0
        guard PixelFont.isOrdinary(pattern),
            FcPatternGetDouble(pattern, FC_PIXEL_SIZE, 0, &pixelSize) == FcResultMatch, pixelSize > 0,
            let face = faces.face(of: pattern), let scaled = PixelFont.makeScaledFont(pattern, size: pixelSize)
        else { return nil }
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
        cairo_scaled_font_destroy(scaled)
    }

    /// Returns whether the pattern has none of the properties that Pango treats specially: variations, features,
    /// colors, a matrix, or a format that HarfBuzz does not read.
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

    /// Converts pixels to Pango's units.
    private static func units(_ pixels: Double) -> Int32 {
        Int32(clamping: Int((pixels * Double(PANGO_SCALE) + 0.5).rounded(.down)))
    }

    /// Converts Pango's units to whole pixels, rounding halves up.
    static func pixels(_ units: Int32) -> Int32 { (units &+ PANGO_SCALE / 2) >> 10 }

    /// Returns whether a descriptor has the same font in two languages.
    static func isSame(_ descriptor: FontDescriptor, pixelSize: CGFloat, _ language: String, _ other: String) -> Bool {
        guard let one = descriptor.makePattern(pixelSize: pixelSize, language: language) else { return false }
        defer { FcPatternDestroy(one) }
        guard let another = descriptor.makePattern(pixelSize: pixelSize, language: other) else { return false }
        defer { FcPatternDestroy(another) }
        return FcPatternEqual(one, another) != 0
    }

    /// Returns the glyph with a number, which the first call draws; `nil` if there is no memory.
    @MainActor func glyph(_ number: UInt32) -> Glyph? {
        let number = Int(number)
        if number < indexes.count, indexes[number] >= 0 { return glyphs[Int(indexes[number])].glyph }
        guard number < 1 << 16, let drawn = draw(UInt32(number)) else { return nil }
        if byteCount > PixelFont.maximumBytes || glyphs.count > Int16.max {
            glyphs = []
            indexes = []
            byteCount = 0
        }
        if number >= indexes.count {
            byteCount += (number + 1 - indexes.count) * MemoryLayout<Int16>.stride
            indexes.append(contentsOf: repeatElement(-1, count: number + 1 - indexes.count))
        }
        indexes[number] = Int16(glyphs.count)
        glyphs.append(drawn)
        byteCount += 128 + drawn.glyph.mask.bytesPerRow * Int(drawn.glyph.mask.rect.height)
        return drawn.glyph
    }

    @MainActor private func draw(_ number: UInt32) -> (glyph: Glyph, mask: TextMaskBuffer?)? {
        var glyph = cairo_glyph_t(index: UInt(number), x: 0, y: 0)
        var extents = cairo_text_extents_t()
        cairo_scaled_font_glyph_extents(scaled, &glyph, 1, &extents)
        let ink = PangoRectangle(
            x: PixelFont.units(extents.x_bearing), y: PixelFont.units(extents.y_bearing),
            width: PixelFont.units(extents.width), height: PixelFont.units(extents.height))
        let box = TextLayout.pixels(of: ink, x: 0, baseline: 0)
        guard !box.isEmpty else {
            return (Glyph(mask: TextMask(rect: .zero, bytes: nil, bytesPerRow: 0), ink: ink), nil)
        }
        // The extents are those of the unhinted outline. Hinting moves its edges by less than two pixels.
        let rect = PixelRect(minX: box.minX - 2, minY: box.minY - 2, maxX: box.maxX + 2, maxY: box.maxY + 2)
        guard let target = CoverageMask(empty: rect), let cairo = cairo_create(target.surface) else { return nil }
        cairo_set_scaled_font(cairo, scaled)
        cairo_show_glyphs(cairo, &glyph, 1)
        cairo_destroy(cairo)
        cairo_surface_flush(target.surface)
        guard let source = cairo_image_surface_get_data(target.surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(target.surface))
        let drawn = TextMask(rect: rect, bytes: UnsafePointer(source), bytesPerRow: stride)
        let bytes = TextMaskBuffer(drawn.inkedPart)
        bytes.add(drawn, x: 0, y: 0)
        return (Glyph(mask: bytes.mask, ink: ink), bytes)
    }
}

extension FontDescriptor {
    /// Returns the font that fontconfig matches for the pattern that Pango builds; `nil` if there is none.
    ///
    /// The caller destroys it.
    fileprivate func makePattern(pixelSize: CGFloat, language: String) -> OpaquePointer? {
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
        FcPatternAddString(pattern, FC_LANG, language)
        FcConfigSubstitute(nil, pattern, FcMatchPattern)
        let options = FontLibrary.makeFontOptions()
        cairo_ft_font_options_substitute(options, pattern)
        cairo_font_options_destroy(options)
        FcDefaultSubstitute(pattern)
        var result = FcResultNoMatch
        return FcFontMatch(nil, pattern, &result)
    }
}
