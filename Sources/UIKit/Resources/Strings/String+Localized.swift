import Foundation

extension String {
    /// Creates the localized string whose key is the text itself.
    ///
    /// ```swift
    /// label.text = String(localized: "\(count) files")
    /// ```
    ///
    /// Numbers choose among the plural forms of the string table. A text that no table has is used as it is.
    ///
    /// - Parameters:
    ///   - table: The name of the string table; nil is `Localizable`.
    ///   - bundle: The bundle with the table; nil is the app's.
    ///   - locale: The locale that numbers are formatted for.
    ///   - comment: A note for translators.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = ApplicationResources.locale, comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key, defaultValue: keyAndValue, table, bundle, locale)
    }

    /// Creates the localized string of a key.
    ///
    /// - Parameters:
    ///   - defaultValue: The text where no table has the key.
    ///   - table: The name of the string table; nil is `Localizable`.
    ///   - bundle: The bundle with the table; nil is the app's.
    ///   - locale: The locale that numbers are formatted for.
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
