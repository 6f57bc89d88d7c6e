import Foundation

/// The resources of the app, in the languages of the user.
///
/// Targets that use the build-tool plugin of this package need not call it: `Bundle.main`, `NSLocalizedString`,
/// `String.localizedStringWithFormat` and their relatives lead here. Foundation's own functions look for the main bundle in
/// the folder of the program, know no language but English and cannot format plurals.
public enum ApplicationResources {
    /// The languages and the locale that the user chose in the desktop's settings.
    static let preferences = LanguagePreferences(environment: .process, arguments: CommandLine.arguments)

    /// The bundle with the compiled resources of the program's target; Foundation's main bundle if there are none.
    public static var mainBundle: Bundle { ResourceFolders.mainBundle }

    /// The path of the bundle with the resources of the module that contains a class; that of the app if the module has
    /// none of its own.
    public static func bundlePath(for aClass: AnyClass) -> String {
        let module = String(reflecting: aClass).prefix { $0 != "." }
        return ResourceFolders.compiledFolder(ofModule: String(module)) ?? mainBundle.bundlePath
    }

    // MARK: Languages

    /// The languages of the user in order of preference: from the argument `-AppleLanguages`, otherwise from the environment
    /// variables `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`. English if these name none.
    public static var preferredLanguages: [String] { preferences.languages.isEmpty ? ["en"] : preferences.languages }

    /// The locale of the user: from the argument `-AppleLocale`, otherwise from the environment variables `LC_ALL`,
    /// `LC_NUMERIC` and `LANG`. Foundation's current locale if these name none.
    public static let locale: Locale = preferences.localeIdentifier.map { Locale(identifier: $0) } ?? .current

    /// The languages of a bundle.
    public static func localizations(of bundle: Bundle) -> [String] {
        var languages: [String] = []
        for language in folders(of: bundle).flatMap(\.languages) where !languages.contains(language) {
            languages.append(language)
        }
        return languages
    }

    /// The languages of a bundle that suit the user, the best one first; the development language if none does.
    public static func preferredLocalizations(of bundle: Bundle) -> [String] {
        let folder = folders(of: bundle).first { !$0.languages.isEmpty }
        guard let folder, !folder.preferredLanguages.isEmpty else { return [developmentLocalization(of: bundle)] }
        return folder.preferredLanguages
    }

    /// The languages among the given ones that suit the user or other preferences, the best one first; the first of the
    /// given ones if none does.
    public static func preferredLocalizations(from localizations: [String], for preferences: [String]?) -> [String] {
        let found = LanguageTag.matches(for: preferences ?? preferredLanguages, among: localizations)
        return found.isEmpty ? Array(localizations.prefix(1)) : found
    }

    /// The language in which a bundle was written, which stands in for missing ones.
    public static func developmentLocalization(of bundle: Bundle) -> String {
        folders(of: bundle).first?.developmentLanguage ?? "en"
    }

    // MARK: Strings

    /// The string of a key in the language of the user; in the development language if it is missing there, otherwise the
    /// value, or the key if the value is empty.
    ///
    /// Pass formats with plural forms to ``string(format:locale:arguments:)``.
    ///
    /// - Parameters:
    ///   - table: The name of the table; nil is `Localizable`.
    public static func localizedString(
        forKey key: String, value: String?, table: String?, in bundle: Bundle
    ) -> String {
        if let string = string(forKey: key, table: table, in: bundle) { return string }
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }

    /// The string of a key; nil if no language of interest has it.
    static func string(forKey key: String, table: String?, in bundle: Bundle) -> String? {
        let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        for folder in folders(of: bundle) {
            if let string = folder.string(forKey: key, table: table) { return string }
        }
        return nil
    }

    /// A string from a format, in which arguments choose among plural forms where the format comes from a table.
    public static func string(format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
        FormatExpansion.string(format, locale: locale, arguments)
    }

    /// The information property list of a bundle; nil if it has none.
    public static func infoDictionary(of bundle: Bundle) -> [String: Any]? {
        folders(of: bundle).lazy.compactMap(\.information).first ?? bundle.infoDictionary
    }

    /// The value of a key in the information property list, in the language of the user.
    public static func object(forInfoDictionaryKey key: String, in bundle: Bundle) -> Any? {
        string(forKey: key, table: "InfoPlist", in: bundle) ?? infoDictionary(of: bundle)?[key]
    }

    // MARK: Files

    /// The path of a file of a bundle, in the language of the user where it is localized; nil if there is none.
    ///
    /// - Parameters:
    ///   - name: The name of the file; nil or empty finds the first file of the type.
    ///   - type: The extension; nil or empty if the name contains it.
    ///   - subdirectory: A folder in the bundle.
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
