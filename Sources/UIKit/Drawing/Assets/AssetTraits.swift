/// The traits that a variant of an asset is for. Traits that are nil suit all.
struct AssetTraits: Decodable, Sendable {
    var idiom: String?
    var isDark: Bool?
    var isHighContrast: Bool?
    var language: String?
    /// `left-to-right` or `right-to-left`.
    var direction: String?

    /// The idioms that the desktop shows, the best one first. An app for iOS alone is better shown than not.
    private static let idioms = ["mac", "universal", "ipad", "iphone"]

    /// The variants for the idiom, the language and the direction that suit the desktop best.
    static func best<Variant>(
        of variants: [Variant], direction: UITraitEnvironmentLayoutDirection, languages: [String],
        _ traits: (Variant) -> AssetTraits
    ) -> [Variant] {
        var best = variants
        if let idiom = idioms.first(where: { idiom in variants.contains { (traits($0).idiom ?? "universal") == idiom } }
        ) {
            best = variants.filter { (traits($0).idiom ?? "universal") == idiom }
        }
        let available = best.compactMap { traits($0).language }
        if !available.isEmpty {
            let language = LanguageTag.matches(for: languages, among: available).first
            let suiting = best.filter { traits($0).language == language }
            if !suiting.isEmpty { best = suiting }
        }
        let name = direction == .rightToLeft ? "right-to-left" : "left-to-right"
        let suiting = best.filter { traits($0).direction.map { $0 == name } ?? true }
        return suiting.isEmpty ? best : suiting
    }
}
