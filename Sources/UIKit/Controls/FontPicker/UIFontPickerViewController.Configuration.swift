extension UIFontPickerViewController {
    /// The fonts that a font picker shows, and how.
    @preconcurrency @MainActor open class Configuration: NSObject, @preconcurrency NSCopying {
        /// A Boolean value that indicates whether the user chooses a face of a family. Otherwise the picker shows only
        /// families. The default is `false`.
        open var includeFaces = false

        /// A Boolean value that indicates whether names are drawn in the system font instead of the font that they
        /// name. The default is `false`.
        open var displayUsingSystemFont = false

        /// The traits that a family must have a face with. The default is none.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

        /// A condition for the languages of a family, which is evaluated with an array of their identifiers, such as
        /// `["de", "en", "zh-cn"]`. With `nil`, the default, all families are shown.
        open var filteredLanguagesPredicate: NSPredicate?

        /// Creates a configuration with the default values.
        public override init() { super.init() }

        deinit {}

        /// Returns a condition that families fulfill that have the characters of all languages; `nil` without
        /// languages.
        ///
        /// ```swift
        /// let configuration = UIFontPickerViewController.Configuration()
        /// configuration.filteredLanguagesPredicate =
        ///     UIFontPickerViewController.Configuration.filterPredicate(forFilteredLanguages: ["el"])
        /// ```
        ///
        /// - Parameter filteredLanguages: Identifiers such as `de`, `pt-BR` or `zh-Hant`.
        open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
            guard !filteredLanguages.isEmpty else { return nil }
            let wanted = filteredLanguages.map { $0.lowercased().replacing("_", with: "-") }
            return NSPredicate { languages, _ in
                guard let languages = languages as? [String] else { return false }
                return wanted.allSatisfy { name in
                    let base = String(name.prefix { $0 != "-" })
                    let script = ["zh-hant": "zh-tw", "zh-hans": "zh-cn"][name] ?? name
                    return languages.contains(script) || (base != "zh" && languages.contains(base))
                }
            }
        }

        /// Returns a copy.
        open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

        func duplicate() -> Configuration {
            let result = Configuration()
            result.includeFaces = includeFaces
            result.displayUsingSystemFont = displayUsingSystemFont
            result.filteredTraits = filteredTraits
            result.filteredLanguagesPredicate = filteredLanguagesPredicate
            return result
        }
    }
}
