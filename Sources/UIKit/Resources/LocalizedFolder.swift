import Foundation
import Synchronization

/// A folder with resources in several languages, which are in subfolders such as `de.lproj`.
final class LocalizedFolder: Sendable {
    private static let folders = Mutex<[String: LocalizedFolder]>([:])

    /// The path of the folder.
    let path: String

    /// The languages of the folder, from the names of its subfolders.
    let languages: [String]

    /// The development language, which is used for missing translations.
    let developmentLanguage: String

    /// The languages that match the user's preferences, in order of preference.
    let preferredLanguages: [String]

    /// The subfolders in search order, and the languages of their strings.
    private let localizations: [(folder: String, language: String)]
    private let tables = Mutex<[String: [StringTable]]>([:])

    /// Returns the folder at a path. Its languages are read once.
    static func folder(_ path: String) -> LocalizedFolder {
        folders.withLock { folders in
            if let known = folders[path] { return known }
            let folder = LocalizedFolder(path: path, preferred: ApplicationResources.preferences.languages)
            folders[path] = folder
            return folder
        }
    }

    init(path: String, preferred: [String]) {
        self.path = path
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
            .filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
        languages = names.filter { $0 != "Base" }
        let information = LocalizedFolder.information(in: path)
        developmentLanguage = information?["CFBundleDevelopmentRegion"] as? String ?? "en"
        let development = LanguageTag.matches(for: [developmentLanguage], among: languages).first
        preferredLanguages = LanguageTag.matches(for: preferred, among: languages)

        var localizations = preferredLanguages.map { (folder: "\(path)/\($0).lproj", language: $0) }
        if let development, !preferredLanguages.contains(development) {
            localizations.append(("\(path)/\(development).lproj", development))
        }
        if names.contains("Base") { localizations.append(("\(path)/Base.lproj", developmentLanguage)) }
        localizations.append((path, developmentLanguage))
        self.localizations = localizations
    }

    /// The information property list of the folder; nil if it has none.
    var information: [String: Any]? { LocalizedFolder.information(in: path) }

    private static func information(in folder: String) -> [String: Any]? {
        FileManager.default.contents(atPath: "\(folder)/Info.plist")
            .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] }
    }

    /// The paths of the folders in which files are searched, in order. Files for all languages take precedence.
    var fileFolders: [String] { [path] + localizations.dropLast().map(\.folder) }

    /// Returns the string for a key in a table, in the user's languages or, if it is missing there, in the development
    /// language. Nil if there is none.
    func string(forKey key: String, table: String) -> String? {
        // Table names must not contain path components.
        guard !table.contains("/") else { return nil }
        let found = tables.withLock { tables in
            if let known = tables[table] { return known }
            let read = localizations.compactMap { StringTable(path: "\($0.folder)/\(table)", language: $0.language) }
            tables[table] = read
            return read
        }
        for table in found {
            if let string = table[key] { return string }
        }
        return nil
    }
}
