/// Reads the traits that an entry of a `Contents.json` is intended for.
struct AssetTraitsReader {
    /// The idioms of devices other than desktops, phones and tablets.
    private static let foreignIdioms: Set<String> = [
        "tv", "watch", "car", "vision", "ios-marketing", "watch-marketing", "tv-marketing", "mac-marketing",
        "marketing",
        "reality", "watch-complication",
    ]

    private static let usedIdioms: Set<String> = ["universal", "iphone", "ipad", "mac"]

    let path: String
    let diagnostics: Diagnostics

    /// Returns the traits of an entry. Returns nil if the entry is intended only for other devices, and nil after
    /// reporting a warning if it contains an unknown value.
    func traits(of entry: JSONNode) -> AssetIndex.Traits? {
        var traits = AssetIndex.Traits()
        if let idiom = entry["idiom"]?.string, idiom != "universal" {
            guard AssetTraitsReader.usedIdioms.contains(idiom) else {
                if !AssetTraitsReader.foreignIdioms.contains(idiom) {
                    diagnostics.warn(
                        "the idiom \"\(idiom)\" is unknown; the entry is ignored", in: path, line: entry["idiom"]?.line
                    )
                }
                return nil
            }
            traits.idiom = idiom
        }
        // The desktop does not distinguish between these kinds of screens and graphics hardware.
        if entry["subtype"] != nil || entry["screen-width"] != nil || entry["memory"] != nil
            || entry["graphics-feature-set"] != nil || entry["display-gamut"]?.string == "display-P3"
            || entry["width-class"]?.string == "compact" || entry["height-class"]?.string == "compact"
        {
            return nil
        }
        for appearance in entry["appearances"]?.array ?? [] {
            switch (appearance["appearance"]?.string, appearance["value"]?.string) {
            case ("luminosity", "dark"): traits.isDark = true
            case ("luminosity", "light"): traits.isDark = false
            case ("luminosity", "tinted"): return nil
            case ("contrast", "high"): traits.isHighContrast = true
            case ("contrast", "normal"): traits.isHighContrast = false
            case (let kind, let value):
                diagnostics.warn(
                    "the appearance \"\(kind ?? "")\" of \"\(value ?? "")\" is unknown; the entry is ignored",
                    in: path, line: appearance.line)
                return nil
            }
        }
        traits.language = (entry["locale"] ?? entry["language"])?.string
        if let direction = entry["language-direction"]?.string {
            guard direction == "left-to-right" || direction == "right-to-left" else {
                diagnostics.warn("the language direction \"\(direction)\" is unknown", in: path, line: entry.line)
                return nil
            }
            traits.direction = direction
        }
        return traits
    }
}
