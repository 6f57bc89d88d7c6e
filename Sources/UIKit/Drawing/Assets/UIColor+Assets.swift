extension UIColor {
    /// Creates the color with a name in the asset catalogs of the main bundle; returns `nil` if there is none.
    ///
    /// The color adapts to light and dark appearance and to contrast as its color set specifies.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates the color with a name in the asset catalogs of a bundle; returns `nil` if there is none.
    ///
    /// - Parameters:
    ///   - name: The name of the color set.
    ///   - bundle: The bundle; `nil` for the main bundle.
    ///   - traitCollection: The traits to resolve the color for; `nil` creates a dynamic color.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let entries = AssetCatalog.first(in: bundle, { $0.colors(named: name) }) else { return nil }
        let suiting = AssetTraits.best(
            of: entries, direction: .leftToRight, languages: ApplicationResources.preferences.languages, \.traits)
        var variants: [Int: UIColor] = [:]
        for entry in suiting {
            let key = (entry.traits.isDark == true ? 1 : 0) + (entry.traits.isHighContrast == true ? 2 : 0)
            if variants[key] == nil { variants[key] = entry.color }
        }
        guard let standard = variants[0] ?? variants.min(by: { $0.key < $1.key })?.value else { return nil }
        let all = variants
        @Sendable func color(_ traits: UITraitCollection) -> UIColor {
            let isDark = traits.userInterfaceStyle == .dark
            if traits.accessibilityContrast == .high, let found = all[isDark ? 3 : 2] {
                return found.resolvedColor(with: traits)
            }
            return (isDark ? all[1] ?? standard : standard).resolvedColor(with: traits)
        }
        if let traitCollection {
            self.init(cgColor: color(traitCollection).cgColor)
        } else {
            self.init(dynamicProvider: color)
        }
    }
}
