extension UIColor {
    /// Creates the colour of a name in the asset catalogs of the application's bundle; nil if there is none.
    ///
    /// The colour adapts to light and dark appearance and to contrast as the catalog says.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates the colour of a name in the asset catalogs of a bundle; nil if there is none.
    ///
    /// - Parameters:
    ///   - bundle: The bundle; nil is the application's.
    ///   - traitCollection: The traits the colour is for; nil gives a colour that adapts.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let folder = AssetCatalog.catalog(of: bundle ?? .main)?.folder(of: .color, named: name),
            let entries = AssetContents(folder: folder)?.colors, !entries.isEmpty
        else { return nil }
        var variants: [Int: UIColor] = [:]
        for entry in entries where entry.idiom.map({ $0 == "universal" || $0 == "iphone" || $0 == "ipad" }) ?? true {
            guard let color = entry.color?.uiColor else { continue }
            let key = (entry.appearances.isDark ? 1 : 0) + (entry.appearances.isHighContrast ? 2 : 0)
            if variants[key] == nil { variants[key] = color }
        }
        guard let standard = variants[0] ?? variants.values.first else { return nil }
        let all = variants
        @Sendable func color(_ traits: UITraitCollection) -> UIColor {
            let isDark = traits.userInterfaceStyle == .dark
            if traits.accessibilityContrast == .high, let found = all[isDark ? 3 : 2] { return found }
            return isDark ? all[1] ?? standard : standard
        }
        if let traitCollection {
            self.init(cgColor: color(traitCollection).cgColor)
        } else if all.count == 1 {
            self.init(cgColor: standard.cgColor)
        } else {
            self.init(dynamicProvider: color)
        }
    }
}
