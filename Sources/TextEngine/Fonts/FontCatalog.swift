import CCairo
import CoreGraphics

/// The installed font families with their faces, for lists of fonts.
package struct FontCatalog: Sendable {
    /// A face of a family.
    package struct Face: Hashable, Sendable {
        /// The name of the style, such as `Bold Italic`.
        package let style: String
        /// The weight, from 100 to 1000.
        package let weight: Int
        package let isItalic: Bool
    }

    /// A family.
    package struct Family: Sendable {
        package let name: String
        /// The faces, upright ones first, from the lightest to the boldest.
        package var faces: [Face]
        /// A Boolean value that indicates whether all glyphs have the same width.
        package fileprivate(set) var isMonospaced: Bool
        /// A Boolean value that indicates whether the family has Latin letters, and can show its own name.
        package fileprivate(set) var hasLatinLetters: Bool
        /// The languages that the family has the characters of, such as `de` or `zh-cn`.
        package fileprivate(set) var languages: Set<String>
    }

    /// The families in alphabetical order.
    package let families: [Family]

    /// Reads the installed fonts.
    ///
    /// - Parameter includesLanguages: `false` to leave out the languages, which take longer than everything else.
    package init(includesLanguages: Bool) {
        families = FontLibrary.shared.withLock { FontCatalog.read(includesLanguages: includesLanguages) }
    }

    private static func read(includesLanguages: Bool) -> [Family] {
        guard let pattern = FcPatternCreate() else { return [] }
        defer { FcPatternDestroy(pattern) }
        guard let wanted = FcObjectSetCreate() else { return [] }
        defer { FcObjectSetDestroy(wanted) }
        let properties = [FC_FAMILY, FC_STYLE, FC_WEIGHT, FC_SLANT, FC_SPACING, FC_VARIABLE, FC_LANG]
        for property in properties { FcObjectSetAdd(wanted, property) }
        guard let set = FcFontList(nil, pattern, wanted) else { return [] }
        defer { FcFontSetDestroy(set) }
        var families: [String: Family] = [:]
        for index in 0..<Int(set.pointee.nfont) {
            guard let font = set.pointee.fonts[index], let name = string(font, FC_FAMILY), !name.isEmpty else {
                continue
            }
            // Names with a dot at the front are hidden.
            guard !name.hasPrefix(".") else { continue }
            var family =
                families[name]
                ?? Family(
                    name: name, faces: [], isMonospaced: false, hasLatinLetters: false, languages: [])
            if let face = face(font), !family.faces.contains(face) { family.faces.append(face) }
            var spacing: Int32 = 0
            if FcPatternGetInteger(font, FC_SPACING, 0, &spacing) == FcResultMatch, spacing >= FC_MONO {
                family.isMonospaced = true
            }
            if includesLanguages { family.languages.formUnion(languages(font)) }
            if hasLatinLetters(font) { family.hasLatinLetters = true }
            families[name] = family
        }
        return families.values.map { family in
            var family = family
            family.faces.sort {
                ($0.isItalic ? 1 : 0, $0.weight, $0.style) < ($1.isItalic ? 1 : 0, $1.weight, $1.style)
            }
            return family
        }.sorted { $0.name.localizedCaseInsensitiveCompare($1.name) == .orderedAscending }
    }

    private static func string(_ font: OpaquePointer, _ property: String) -> String? {
        var text: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(font, property, 0, &text) == FcResultMatch, let text else { return nil }
        return String(cString: text)
    }

    /// Returns the face of a font; nil for a variable font, whose named instances are listed separately.
    private static func face(_ font: OpaquePointer) -> Face? {
        var isVariable: FcBool = 0
        if FcPatternGetBool(font, FC_VARIABLE, 0, &isVariable) == FcResultMatch, isVariable != 0 { return nil }
        var weight = Double(FC_WEIGHT_REGULAR)
        FcPatternGetDouble(font, FC_WEIGHT, 0, &weight)
        var slant: Int32 = 0
        FcPatternGetInteger(font, FC_SLANT, 0, &slant)
        let value = FcWeightToOpenTypeDouble(weight)
        return Face(
            style: string(font, FC_STYLE) ?? "Regular", weight: Int(max(100, min(1000, value)).rounded()),
            isItalic: slant != FC_SLANT_ROMAN)
    }

    private static func hasLatinLetters(_ font: OpaquePointer) -> Bool {
        var languages: OpaquePointer?
        guard FcPatternGetLangSet(font, FC_LANG, 0, &languages) == FcResultMatch, let languages else { return false }
        return FcLangSetHasLang(languages, "en") != FcLangDifferentLang
    }

    private static func languages(_ font: OpaquePointer) -> Set<String> {
        var languages: OpaquePointer?
        guard FcPatternGetLangSet(font, FC_LANG, 0, &languages) == FcResultMatch, let languages,
            let names = FcLangSetGetLangs(languages)
        else { return [] }
        defer { FcStrSetDestroy(names) }
        guard let list = FcStrListCreate(names) else { return [] }
        defer { FcStrListDone(list) }
        var result: Set<String> = []
        while let name = FcStrListNext(list) { result.insert(String(cString: name)) }
        return result
    }
}
