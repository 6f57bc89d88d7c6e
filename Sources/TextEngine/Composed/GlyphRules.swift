import CCairo
import CoreGraphics

/// The rules of a font that make the shape or position of a glyph depend on its neighbors.
///
/// The rules are read from the tables of the font. Text can be cut between two glyphs, and both parts shaped
/// separately, if no rule matches a sequence that includes both. The rules of all scripts and languages count, so the
/// answer may be that rules forbid a cut although they do not, never the reverse.
@MainActor final class GlyphRules {
    /// A set of rules.
    ///
    /// Rules share the bits of a set if there are more rules than bits, which forbids more cuts than necessary.
    typealias RuleSet = UInt128

    /// The rules that concern a glyph, and all glyphs that can replace it.
    struct Relations: Equatable {
        /// The rules that match the glyph followed by another one.
        var left: RuleSet = 0
        /// The rules that match the glyph preceded by another one.
        var right: RuleSet = 0
        /// The rules that apply only in text that contains such a glyph.
        var triggers: RuleSet = 0
        /// A Boolean value that indicates whether text that contains the glyph cannot be cut anywhere.
        var preventsCuts = false

        static let unknown = Relations(preventsCuts: true)
    }

    /// The different relations of the glyphs that have been looked up. Many glyphs have the same.
    private(set) var relations: ContiguousArray<Relations> = []
    /// The index in ``relations`` of each glyph that has been looked up.
    private var indexes: [UInt32: Int32] = [:]

    /// A rule for sequences of glyphs.
    private struct Rule {
        var subtable: LookupSubtable
        /// The subtables of lookups that the rule applies.
        var nested: [LookupSubtable]
    }

    private var rules: [Rule] = []
    /// The subtables that replace glyphs.
    private var substitutions: [LookupSubtable] = []
    private var kerning: KerningTable?
    private var glyphDefinitions: OpenTypeTable?
    /// A Boolean value that indicates whether all tables have known formats.
    private var areUnderstood = true

    /// The features that HarfBuzz applies to horizontal text by default or for Hangul, and those that fonts request.
    private static let features: [hb_tag_t] = [
        "rvrn", "ltra", "ltrm", "rand", "ccmp", "locl", "rlig", "calt", "clig", "curs", "dist", "kern", "liga", "rclt",
        "abvm", "blwm", "mark", "mkmk", "ljmo", "vjmo", "tjmo", "tnum",
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
        // Apple's and Graphite's tables replace those of OpenType.
        for name in ["morx", "mort", "kerx", "Silf"] where GlyphRules.table(face, name) != nil { areUnderstood = false }
        kerning = GlyphRules.table(face, "kern").map { KerningTable($0) }
        glyphDefinitions = GlyphRules.table(face, "GDEF")
        do {
            try read(face, "GSUB", isPositioning: false)
            try read(face, "GPOS", isPositioning: true)
        } catch {
            areUnderstood = false
        }
    }

    private func read(_ face: OpaquePointer, _ name: String, isPositioning: Bool) throws {
        guard let table = GlyphRules.table(face, name) else { return }
        var lookups: [Int: [LookupSubtable]] = [:]
        func subtables(_ lookup: Int) throws -> [LookupSubtable] {
            if let known = lookups[lookup] { return known }
            let found = try LookupSubtable.all(in: lookup, of: table, isPositioning: isPositioning)
            lookups[lookup] = found
            return found
        }
        for lookup in GlyphRules.lookups(face, name) {
            for subtable in try subtables(lookup) {
                var nested: [LookupSubtable] = []
                var seen: Set<Int> = []
                var pending = try subtable.nestedLookups()
                while let next = pending.popFirst() {
                    guard seen.insert(next).inserted else { continue }
                    for found in try subtables(next) {
                        if found.matchesSequences { nested.append(found) }
                        pending.formUnion(try found.nestedLookups())
                    }
                }
                if subtable.matchesSequences { rules.append(Rule(subtable: subtable, nested: nested)) }
            }
        }
        if !isPositioning { substitutions = lookups.values.flatMap { $0 } }
    }

    // MARK: Relations

    /// The greatest number of glyphs that can replace a glyph. A glyph with more of them prevents cuts.
    private static let maximumReplacements = 64

    /// Returns the index in ``relations`` of the rules that concern a glyph. The first call reads the tables.
    func relationsIndex(of glyph: UInt32) -> Int32 {
        if let known = indexes[glyph] { return known }
        let found = areUnderstood ? (try? findRelations(of: Int(glyph))) ?? .unknown : .unknown
        let index = relations.firstIndex(of: found) ?? relations.count
        if index == relations.count { relations.append(found) }
        indexes[glyph] = Int32(index)
        return Int32(index)
    }

    private func findRelations(of first: Int) throws -> Relations {
        var result = Relations()
        var glyphs = [first]
        var next = 0
        while next < glyphs.count {
            let glyph = glyphs[next]
            next += 1
            let category = try category(of: glyph)
            // Many rules ignore marks, and match across them. A mark that replaces a letter follows another glyph.
            if glyph == first, category == 3 { return .unknown }
            for subtable in substitutions {
                guard let replacements = try subtable.replacements(of: glyph) else { return .unknown }
                for other in replacements where !glyphs.contains(other) { glyphs.append(other) }
            }
            guard glyphs.count <= GlyphRules.maximumReplacements else { return .unknown }
            for (index, rule) in rules.enumerated() {
                let roles = try rule.subtable.roles(of: glyph, category: category)
                if roles.contains(.trigger) { result.triggers |= bit(index) }
                let all = try rule.nested.reduce(roles) { try $0.union($1.roles(of: glyph, category: category)) }
                if all.contains(.left) { result.left |= bit(index) }
                if all.contains(.right) { result.right |= bit(index) }
            }
            try addKerning(of: glyph, to: &result)
        }
        return result
    }

    private func bit(_ index: Int) -> RuleSet { 1 << RuleSet(index % RuleSet.bitWidth) }

    private func addKerning(of glyph: Int, to relations: inout Relations) throws {
        guard let kerning else { return }
        var (isFirst, isSecond) = (false, false)
        let isSupported = kerning.forEachPair { left, right in
            if left == glyph { isFirst = true }
            if right == glyph { isSecond = true }
        }
        guard isSupported else { throw OpenTypeTable.Unsupported() }
        let bit = bit(rules.count)
        if isFirst { (relations.left, relations.triggers) = (relations.left | bit, relations.triggers | bit) }
        if isSecond { relations.right |= bit }
    }

    /// Returns the class of a glyph: 1 for bases, 2 for ligatures, 3 for marks, 4 for components of glyphs; `nil` if
    /// the font does not classify glyphs.
    private func category(of glyph: Int) throws -> Int? {
        guard let glyphDefinitions, let classes = try glyphDefinitions.target(0, 4) else { return nil }
        return try glyphDefinitions.glyphClass(of: glyph, in: classes)
    }

    // MARK: Tables

    /// Returns the lookups of the features in a table.
    private static func lookups(_ face: OpaquePointer, _ name: String) -> [Int] {
        let lookups = hb_set_create()
        defer { hb_set_destroy(lookups) }
        collectRequired(face, tag(name), lookups)
        hb_ot_layout_collect_lookups(face, tag(name), nil, nil, features + [0], lookups)
        var result: [Int] = []
        var lookup = hb_codepoint_t.max
        while hb_set_next(lookups, &lookup) != 0 { result.append(Int(lookup)) }
        return result
    }

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

    /// Returns a table of a face, which stays in memory; `nil` if it is empty.
    private static func table(_ face: OpaquePointer, _ name: String) -> OpenTypeTable? {
        let blob = hb_face_reference_table(face, tag(name))
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length), length > 0 else {
            hb_blob_destroy(blob)
            return nil
        }
        return OpenTypeTable(UnsafeRawBufferPointer(start: data, count: Int(length)))
    }
}

/// Returns a four-character tag of OpenType.
func tag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }
