/// The traits that a variant of an asset is for. A trait of `nil` matches every value.
struct AssetTraits: Decodable, Sendable {
    var idiom: String?
    var isDark: Bool?
    var isHighContrast: Bool?
    var language: String?
    /// `left-to-right` or `right-to-left`.
    var direction: String?

    /// The idioms that the desktop supports, in order of preference. An asset for iOS alone is better than none.
    private static let idioms = ["mac", "universal", "ipad", "iphone"]

    /// Returns the variants that best match the idiom, language and layout direction of the desktop.
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
