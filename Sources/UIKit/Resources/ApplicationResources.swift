import Foundation

/// The app's resources in the user's languages.
///
/// Targets that use this package's build-tool plugin do not need to call it: `Bundle.main`, `NSLocalizedString`,
/// `String.localizedStringWithFormat` and related functions are redirected here. Foundation's own functions expect the
/// main bundle in the folder of the executable, support only English and do not format plurals.
public enum ApplicationResources {
    /// The languages and the locale that the user chose in the desktop's settings.
    static let preferences = LanguagePreferences(environment: .process, arguments: CommandLine.arguments)

    /// The bundle with the compiled resources of the executable's target, or Foundation's main bundle if there are
    /// none.
    public static var mainBundle: Bundle { ResourceFolders.mainBundle }

    /// Returns the path of the bundle with the resources of the module that contains a class, or that of the app if the
    /// module has no resources.
    public static func bundlePath(for aClass: AnyClass) -> String {
        let module = String(reflecting: aClass).prefix { $0 != "." }
        return ResourceFolders.compiledFolder(ofModule: String(module)) ?? mainBundle.bundlePath
    }

    // MARK: Languages

    /// The user's languages in order of preference: from the argument `-AppleLanguages`, otherwise from the environment
    /// variables `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`. English if none of them specifies a language.
    public static var preferredLanguages: [String] { preferences.languages.isEmpty ? ["en"] : preferences.languages }

    /// The user's locale: from the argument `-AppleLocale`, otherwise from the environment variables `LC_ALL`,
    /// `LC_NUMERIC` and `LANG`. Foundation's current locale if none of them specifies a locale.
    public static let locale: Locale = preferences.localeIdentifier.map { Locale(identifier: $0) } ?? .current

    /// The user's locale for dates and times: like ``locale``, with `LC_TIME` in place of `LC_NUMERIC`.
    static let dateLocale: Locale = preferences.dateLocaleIdentifier.map { Locale(identifier: $0) } ?? .current

    /// Returns the languages of a bundle.
    public static func localizations(of bundle: Bundle) -> [String] {
        var languages: [String] = []
        for language in folders(of: bundle).flatMap(\.languages) where !languages.contains(language) {
            languages.append(language)
        }
        return languages
    }

    /// Returns the languages of a bundle that match the user's preferences, the best match first; the development
    /// language if none matches.
    public static func preferredLocalizations(of bundle: Bundle) -> [String] {
        let folder = folders(of: bundle).first { !$0.languages.isEmpty }
        guard let folder, !folder.preferredLanguages.isEmpty else { return [developmentLocalization(of: bundle)] }
        return folder.preferredLanguages
    }

    /// Returns the languages among the given ones that match the user's or other preferences, the best match first; the
    /// first given one if none matches.
    ///
    /// - Parameters:
    ///   - localizations: The available languages.
    ///   - preferences: The preferred languages; nil for those of the user.
    public static func preferredLocalizations(from localizations: [String], for preferences: [String]?) -> [String] {
        let found = LanguageTag.matches(for: preferences ?? preferredLanguages, among: localizations)
        return found.isEmpty ? Array(localizations.prefix(1)) : found
    }

    /// Returns the development language of a bundle, which is used for missing translations.
    public static func developmentLocalization(of bundle: Bundle) -> String {
        folders(of: bundle).first?.developmentLanguage ?? "en"
    }

    // MARK: Strings

    /// Returns the string for a key in the user's language. If it is missing there, returns it in the development
    /// language, otherwise `value`, or the key if `value` is nil or empty.
    ///
    /// Pass formats with plural forms to ``string(format:locale:arguments:)``.
    ///
    /// - Parameters:
    ///   - key: The key of the string.
    ///   - value: The default value.
    ///   - table: The name of the string table; nil for `Localizable`.
    ///   - bundle: The bundle that contains the table.
    public static func localizedString(
        forKey key: String, value: String?, table: String?, in bundle: Bundle
    ) -> String {
        if let string = string(forKey: key, table: table, in: bundle) { return string }
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }

    /// Returns the string for a key; nil if it is missing in all languages that are searched.
    static func string(forKey key: String, table: String?, in bundle: Bundle) -> String? {
        let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        for folder in folders(of: bundle) {
            if let string = folder.string(forKey: key, table: table) { return string }
        }
        return nil
    }

    /// Returns a formatted string. If the format comes from a string table, the arguments select its plural forms.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - locale: The locale for formatting numbers.
    ///   - arguments: The arguments of the format.
    public static func string(format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
        FormatExpansion.string(format, locale: locale, arguments)
    }

    /// Returns the information property list of a bundle; nil if it has none.
    public static func infoDictionary(of bundle: Bundle) -> [String: Any]? {
        folders(of: bundle).lazy.compactMap(\.information).first ?? bundle.infoDictionary
    }

    /// Returns the value for a key in a bundle's information property list, in the user's language.
    public static func object(forInfoDictionaryKey key: String, in bundle: Bundle) -> Any? {
        string(forKey: key, table: "InfoPlist", in: bundle) ?? infoDictionary(of: bundle)?[key]
    }

    // MARK: Files

    /// Returns the path of a file in a bundle, in the user's language if the file is localized; nil if the file does
    /// not exist.
    ///
    /// - Parameters:
    ///   - name: The name of the file. If it is nil or empty, the first file of the type is returned.
    ///   - type: The file extension; nil or empty if the name includes it.
    ///   - subdirectory: A folder in the bundle.
    ///   - bundle: The bundle that contains the file.
    public static func path(
        forResource name: String?, ofType type: String?, subdirectory: String?, in bundle: Bundle
    ) -> String? {
        let type = type.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
        let name = name ?? ""
        guard !name.isEmpty || !type.isEmpty else { return nil }
        let place = subdirectory.flatMap { $0.isEmpty ? nil : "/" + $0 } ?? ""
        for folder in folders(of: bundle).flatMap(\.fileFolders) {
            if name.isEmpty {
                let files = (try? FileManager.default.contentsOfDirectory(atPath: folder + place)) ?? []
                if let file = files.sorted().first(where: { $0.hasSuffix(".\(type)") }) {
                    return "\(folder)\(place)/\(file)"
                }
            } else {
                let path = "\(folder)\(place)/\(name)\(type.isEmpty ? "" : ".\(type)")"
                if FileManager.default.fileExists(atPath: path) { return path }
            }
        }
        return nil
    }

    private static func folders(of bundle: Bundle) -> [LocalizedFolder] {
        ResourceFolders.folders(of: bundle).map { LocalizedFolder.folder($0) }
    }
}
