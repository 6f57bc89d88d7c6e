/// A language with the script and the region that its tag states: `zh-Hant-TW`, `pt_BR` or `German`.
struct LanguageTag: Hashable, Sendable {
    /// The code of the language. Codes that were replaced are given in their present form.
    let language: String
    /// The script that texts are written in; nil if the language has a usual one and the tag states none.
    let script: String?
    let region: String?

    /// Names of languages that projects used before there were codes.
    private static let names = [
        "english": "en", "german": "de", "french": "fr", "italian": "it", "spanish": "es", "japanese": "ja",
        "dutch": "nl",
        "korean": "ko", "portuguese": "pt", "swedish": "sv", "danish": "da", "norwegian": "nb", "finnish": "fi",
        "russian": "ru", "polish": "pl", "turkish": "tr",
    ]

    private static let replaced = ["no": "nb", "iw": "he", "in": "id", "tl": "fil", "mo": "ro", "sh": "sr", "ji": "yi"]

    init(_ name: String) {
        var parts = name.split { $0 == "-" || $0 == "_" }.map(String.init)
        let first = parts.isEmpty ? "" : parts.removeFirst().lowercased()
        let code = LanguageTag.names[first] ?? first
        var script: String?
        if let part = parts.first, part.utf8.count == 4, !part.allSatisfy(\.isNumber) {
            script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
            parts.removeFirst()
        }
        let region = parts.first.map { $0.uppercased() }
        if script == nil {
            switch code {
            case "zh": script = ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
            case "yue": script = region == "CN" ? "Hans" : "Hant"
            case "sr": script = region == "ME" ? "Latn" : "Cyrl"
            case "sh": script = "Latn"
            default: break
            }
        }
        language = LanguageTag.replaced[code] ?? code
        self.script = script
        self.region = region
    }

    /// How well texts in another language suit a user who prefers this one; nil if they do not.
    func suitability(of other: LanguageTag) -> Int? {
        guard language == other.language, !language.isEmpty else { return nil }
        guard script == nil || other.script == nil || script == other.script else { return nil }
        if region == other.region { return 4 }
        guard let available = other.region else { return 3 }
        // Latin America has a region of its own, which suits its countries better than Spain.
        if language == "es", available == "419", region != nil, region != "ES" { return 3 }
        if region != nil, language == "en", available == "001" || available == "GB", region != "US" { return 3 }
        return region == nil ? 2 : 1
    }

    /// The names that suit the preferred languages: for each of these the best one, in their order.
    static func matches(for preferred: [String], among names: [String]) -> [String] {
        let available = names.sorted().map { (name: $0, tag: LanguageTag($0)) }
        var matches: [String] = []
        for language in preferred {
            let tag = LanguageTag(language)
            var best: (name: String, suitability: Int)?
            for (name, other) in available {
                guard let suitability = tag.suitability(of: other), suitability > best?.suitability ?? 0 else {
                    continue
                }
                best = (name, suitability)
            }
            if let best, !matches.contains(best.name) { matches.append(best.name) }
        }
        return matches
    }
}
