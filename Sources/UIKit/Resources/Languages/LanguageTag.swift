/// A language tag with optional script and region, such as `zh-Hant-TW`, `pt_BR` or `German`.
struct LanguageTag: Hashable, Sendable {
    /// The language code. Deprecated codes are replaced with the current ones.
    let language: String
    /// The script; nil if the tag contains none and the language has a usual one.
    let script: String?
    /// The region; nil if the tag contains none.
    let region: String?

    /// Language names that projects used before language codes were common.
    private static let names = [
        "english": "en", "german": "de", "french": "fr", "italian": "it", "spanish": "es", "japanese": "ja",
        "dutch": "nl",
        "korean": "ko", "portuguese": "pt", "swedish": "sv", "danish": "da", "norwegian": "nb", "finnish": "fi",
        "russian": "ru", "polish": "pl", "turkish": "tr",
    ]

    /// The current codes of deprecated language codes.
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

    /// Returns a score for text in another language if the user prefers this one; nil if it is not suitable.
    func suitability(of other: LanguageTag) -> Int? {
        guard language == other.language, !language.isEmpty else { return nil }
        guard script == nil || other.script == nil || script == other.script else { return nil }
        if region == other.region { return 4 }
        guard let available = other.region else { return 3 }
        // The region 419, Latin America, suits its countries better than Spain.
        if language == "es", available == "419", region != nil, region != "ES" { return 3 }
        if region != nil, language == "en", available == "001" || available == "GB", region != "US" { return 3 }
        return region == nil ? 2 : 1
    }

    /// Returns the best matching name for each of the preferred languages, in their order, without duplicates.
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
