import CCairo

/// The index of a glyph in a font.
public typealias CGGlyph = UInt16
/// The index of a glyph in a font.
public typealias CGFontIndex = UInt16

/// A font without a size. Names, metrics and outlines of glyphs are in design units.
///
/// `@unchecked` because HarfBuzz's objects are read-only, and do not change after the font is created.
public final class CGFont: @unchecked Sendable {
    private let face: OpaquePointer
    private let design: OpaquePointer
    private let extents: hb_font_extents_t

    /// Creates an installed font from its name.
    ///
    /// - Parameter name: A full name, a PostScript name, or the name of a family, whose regular font is used. The case
    ///   is ignored. If no font has the name, the result is `nil`.
    public convenience init?(_ name: String) {
        guard !name.isEmpty, let (file, index) = CGFont.find(name) else { return nil }
        guard let blob = hb_blob_create_from_file(file) else { return nil }
        defer { hb_blob_destroy(blob) }
        self.init(blob, index: UInt32(index & 0xFFFF))
    }

    /// Creates a font from the content of a font file; returns `nil` if it is not one.
    public convenience init?(_ provider: CGDataProvider) {
        guard let data = provider.data, !data.isEmpty, data.count < Int(Int32.max) else { return nil }
        let blob = data.withUnsafeBytes { bytes in
            hb_blob_create(
                bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
        guard let blob else { return nil }
        defer { hb_blob_destroy(blob) }
        self.init(blob, index: 0)
    }

    private init?(_ blob: OpaquePointer, index: UInt32) {
        guard hb_blob_get_length(blob) > 0, let face = hb_face_create(blob, index) else { return nil }
        guard hb_face_get_glyph_count(face) > 0, let design = hb_font_create(face) else {
            hb_face_destroy(face)
            return nil
        }
        let size = Int32(clamping: hb_face_get_upem(face))
        hb_font_set_scale(design, size, size)
        var extents = hb_font_extents_t()
        _ = hb_font_get_h_extents(design, &extents)
        self.face = face
        self.design = design
        self.extents = extents
    }

    deinit {
        hb_font_destroy(design)
        hb_face_destroy(face)
    }

    /// Returns the file of an installed font, and the index of the font in that file.
    private static func find(_ name: String) -> (file: String, index: Int)? {
        guard !name.utf8.contains(0) else { return nil }
        for key in [FC_FULLNAME, FC_POSTSCRIPT_NAME, FC_FAMILY] {
            guard let pattern = FcPatternCreate() else { return nil }
            defer { FcPatternDestroy(pattern) }
            FcPatternAddString(pattern, key, name)
            if key == FC_FAMILY {
                FcPatternAddInteger(pattern, FC_WEIGHT, 80)
                FcPatternAddInteger(pattern, FC_SLANT, 0)
            }
            guard FcConfigSubstitute(nil, pattern, FcMatchPattern) != 0 else { continue }
            FcDefaultSubstitute(pattern)
            var result = FcResultNoMatch
            guard let match = FcFontMatch(nil, pattern, &result) else { continue }
            defer { FcPatternDestroy(match) }
            // fontconfig returns the nearest match for any name, so the names of the match are compared.
            var place: Int32 = 0
            var found: UnsafeMutablePointer<FcChar8>?
            var isNamed = false
            while FcPatternGetString(match, key, place, &found) == FcResultMatch, let text = found {
                if FcStrCmpIgnoreCase(text, name) == 0 { isNamed = true }
                place += 1
            }
            var file: UnsafeMutablePointer<FcChar8>?
            var index: Int32 = 0
            guard isNamed, FcPatternGetString(match, FC_FILE, 0, &file) == FcResultMatch, let file else { continue }
            _ = FcPatternGetInteger(match, FC_INDEX, 0, &index)
            return (String(cString: file), Int(index))
        }
        return nil
    }

    // MARK: Names and measures

    private func name(_ id: UInt32) -> String? {
        var length: UInt32 = 0
        let total = hb_ot_name_get_utf8(face, id, nil, &length, nil)
        guard total > 0 else { return nil }
        length = total + 1
        var bytes = [CChar](repeating: 0, count: Int(length))
        _ = hb_ot_name_get_utf8(face, id, nil, &length, &bytes)
        return String(decoding: bytes.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The full name, including the style.
    public var fullName: String? { name(4) }
    /// The PostScript name, which contains no spaces.
    public var postScriptName: String? { name(6) }
    /// The number of glyphs.
    public var numberOfGlyphs: Int { Int(hb_face_get_glyph_count(face)) }
    /// The number of design units per em.
    public var unitsPerEm: Int32 { Int32(clamping: hb_face_get_upem(face)) }
    /// The height of glyphs above the baseline, in design units.
    public var ascent: Int32 { extents.ascender }
    /// The depth of glyphs below the baseline, in design units; negative.
    public var descent: Int32 { extents.descender }
    /// The recommended gap between lines, in design units.
    public var leading: Int32 { extents.line_gap }
    /// The height of an uppercase H, in design units; 0 if the font has no such glyph.
    public var capHeight: Int32 { height(of: "H") }
    /// The height of a lowercase x, in design units; 0 if the font has no such glyph.
    public var xHeight: Int32 { height(of: "x") }

    private func height(of letter: Unicode.Scalar) -> Int32 {
        var extents = hb_glyph_extents_t()
        guard let glyph = glyph(for: letter), hb_font_get_glyph_extents(design, UInt32(glyph), &extents) != 0 else {
            return 0
        }
        return extents.y_bearing
    }

    // MARK: Glyphs

    /// Returns the glyph of a character; `nil` if the font has none.
    package func glyph(for letter: Unicode.Scalar) -> CGGlyph? {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(design, letter.value, &glyph) != 0 else { return nil }
        return CGGlyph(exactly: glyph)
    }

    /// Returns the glyph with a name such as "A" or "comma"; 0 if there is none.
    public func getGlyphWithGlyphName(name: String) -> CGGlyph {
        var glyph: hb_codepoint_t = 0
        guard name.utf8.count < 256, hb_font_get_glyph_from_name(design, name, -1, &glyph) != 0 else { return 0 }
        return CGGlyph(exactly: glyph) ?? 0
    }

    /// Returns the name of a glyph; `nil` if it has none.
    public func name(for glyph: CGGlyph) -> String? {
        var bytes = [CChar](repeating: 0, count: 256)
        guard hb_font_get_glyph_name(design, UInt32(glyph), &bytes, UInt32(bytes.count)) != 0 else { return nil }
        return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Reads the advances of glyphs, in design units.
    ///
    /// - Parameters:
    ///   - glyphs: The glyph indices.
    ///   - count: The number of glyphs.
    ///   - advances: Receives the advances; 0 for a glyph that the font lacks.
    /// - Returns: `false` if the font lacks any of the glyphs.
    @discardableResult
    public func getGlyphAdvances(
        glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
    ) -> Bool {
        var isComplete = true
        for index in 0..<max(0, count) {
            let isKnown = Int(glyphs[index]) < numberOfGlyphs
            advances[index] = isKnown ? hb_font_get_glyph_h_advance(design, UInt32(glyphs[index])) : 0
            if !isKnown { isComplete = false }
        }
        return isComplete
    }

    /// Reads the bounding boxes of glyphs, in design units with y upwards.
    ///
    /// - Parameters:
    ///   - glyphs: The glyph indices.
    ///   - count: The number of glyphs.
    ///   - bboxes: Receives the bounding boxes; zero for a glyph that the font lacks.
    /// - Returns: `false` if the font lacks any of the glyphs.
    @discardableResult
    public func getGlyphBBoxes(
        glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>
    ) -> Bool {
        var isComplete = true
        for index in 0..<max(0, count) {
            var extents = hb_glyph_extents_t()
            if Int(glyphs[index]) < numberOfGlyphs,
                hb_font_get_glyph_extents(design, UInt32(glyphs[index]), &extents) != 0
            {
                bboxes[index] = CGRect(
                    x: CGFloat(extents.x_bearing), y: CGFloat(extents.y_bearing + extents.height),
                    width: CGFloat(extents.width), height: CGFloat(-extents.height))
            } else {
                bboxes[index] = .zero
                isComplete = false
            }
        }
        return isComplete
    }

    /// Returns the outline of a glyph in design units with y upwards; empty for spaces.
    package func outline(of glyph: CGGlyph) -> CGPath { GlyphOutline.read(design, UInt32(glyph)) }
}
