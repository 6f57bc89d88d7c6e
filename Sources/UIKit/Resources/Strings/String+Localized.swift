import Foundation

extension String {
    /// Creates a localized string whose key is the text itself.
    ///
    /// ```swift
    /// label.text = String(localized: "\(count) files")
    /// ```
    ///
    /// Numbers select the plural forms of the string table. If no table contains the text, it is used unchanged.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, which is also the default value.
    ///   - table: The name of the string table; nil for `Localizable`.
    ///   - bundle: The bundle that contains the table; nil for that of the app.
    ///   - locale: The locale for formatting numbers.
    ///   - comment: A note for translators.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = ApplicationResources.locale, comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key, defaultValue: keyAndValue, table, bundle, locale)
    }

    /// Creates a localized string with a key.
    ///
    /// - Parameters:
    ///   - key: The key in the string table.
    ///   - defaultValue: The text to use if no table contains the key.
    ///   - table: The name of the string table; nil for `Localizable`.
    ///   - bundle: The bundle that contains the table; nil for that of the app.
    ///   - locale: The locale for formatting numbers.
    ///   - comment: A note for translators.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = ApplicationResources.locale, comment: StaticString? = nil
    ) {
        self.init(key: "\(key)", defaultValue: defaultValue, table, bundle, locale)
    }

    /// Creates the localized string that a resource refers to.
    public init(localized resource: LocalizedStringResource) {
        self.init(
            key: resource.key, defaultValue: resource.defaultValue, resource.table, resource.bundle.bundle,
            resource.locale)
    }

    private init(key: String, defaultValue: LocalizationValue, _ table: String?, _ bundle: Bundle?, _ locale: Locale) {
        let found = ApplicationResources.string(
            forKey: key, table: table, in: bundle ?? ApplicationResources.mainBundle)
        self = defaultValue.string(format: found ?? defaultValue.key, locale: locale)
    }
}
