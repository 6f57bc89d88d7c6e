import CCairo

/// The contextual rules of a font: they determine which glyphs have the same shape and position next to any other
/// glyph.
///
/// The rules are read from the tables of the font: a glyph that no rule for ordinary text takes as its input, for
/// substitution or for positioning, is independent of its neighbors. The rules of all scripts and languages count, so
/// ``isContextIndependent(_:)`` may return a false negative, never a false positive.
@MainActor struct GlyphRules {
    /// The glyphs that depend on their neighbors. The set is retained for the life of the process, like its face.
    private let dependent: OpaquePointer?
    private let areUnderstood: Bool

    /// The features that HarfBuzz applies to horizontal text by default.
    ///
    /// Rules for marks are not included: they require a mark in the text.
    private static let features: [hb_tag_t] = [
        "rvrn", "ltra", "ltrm", "rand", "ccmp", "locl", "rlig", "calt", "clig", "curs", "dist", "kern", "liga", "rclt",
    ].map(tag)

    /// The cached rules by face. All sizes of a font share a face, which ``FontFaces`` retains.
    private static var known: [OpaquePointer: GlyphRules] = [:]

    /// Returns the rules of a font, which are read once.
    static func of(_ font: PixelFont) -> GlyphRules {
        let face = font.face
        if let rules = known[face] { return rules }
        let rules = GlyphRules(face)
        known[face] = rules
        return rules
    }

    private init(_ face: OpaquePointer) {
        let glyphs = hb_set_create()
        dependent = glyphs
        var areUnderstood = true
        for table in [tag("GSUB"), tag("GPOS")] {
            let lookups = hb_set_create()
            GlyphRules.collectRequired(face, table, lookups)
            hb_ot_layout_collect_lookups(face, table, nil, nil, GlyphRules.features + [0], lookups)
            var lookup = hb_codepoint_t.max
            while hb_set_next(lookups, &lookup) != 0 {
                hb_ot_layout_lookup_collect_glyphs(face, table, lookup, nil, glyphs, nil, nil)
            }
            hb_set_destroy(lookups)
        }
        for table in ["morx", "mort", "kerx"] where GlyphRules.withTable(face, table, { !$0.isEmpty }) {
            areUnderstood = false
        }
        let hasPairs = GlyphRules.withTable(face, "kern") { bytes in
            bytes.isEmpty || KerningTable(bytes).forEachGlyph { hb_set_add(glyphs, $0) }
        }
        self.areUnderstood = areUnderstood && hasPairs
    }

    /// Returns whether a glyph is the same next to any glyph for which this method returns `true`.
    func isContextIndependent(_ glyph: UInt32) -> Bool { areUnderstood && hb_set_has(dependent, glyph) == 0 }

    /// Collects the lookups of required features, which a script or language always applies.
    private static func collectRequired(_ face: OpaquePointer, _ table: hb_tag_t, _ lookups: OpaquePointer?) {
        let scripts = hb_ot_layout_table_get_script_tags(face, table, 0, nil, nil)
        for script in 0..<scripts {
            let languages = hb_ot_layout_script_get_language_tags(face, table, script, 0, nil, nil)
            for language in [UInt32(HB_OT_LAYOUT_DEFAULT_LANGUAGE_INDEX)] + (0..<languages) {
                var feature: UInt32 = 0
                guard hb_ot_layout_language_get_required_feature_index(face, table, script, language, &feature) != 0
                else { continue }
                var start: UInt32 = 0
                var page = [UInt32](repeating: 0, count: 32)
                var count = UInt32(page.count)
                while hb_ot_layout_feature_get_lookups(face, table, feature, start, &count, &page) > start, count > 0 {
                    for lookup in page.prefix(Int(count)) { hb_set_add(lookups, lookup) }
                    start += count
                    count = UInt32(page.count)
                }
            }
        }
    }

    private static func withTable(
        _ face: OpaquePointer, _ name: String, _ body: (UnsafeRawBufferPointer) -> Bool
    ) -> Bool {
        let blob = hb_face_reference_table(face, tag(name))
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        let data = hb_blob_get_data(blob, &length)
        return body(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
    }
}

/// Returns a four-character tag of OpenType.
func tag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }
