import Foundation
import Synchronization

/// A folder with resources in several languages, in subfolders such as `de.lproj`.
final class LocalizedFolder: Sendable {
    private static let folders = Mutex<[String: LocalizedFolder]>([:])

    /// The path of the folder.
    let path: String

    /// The languages of the folder, by the names of its subfolders.
    let languages: [String]

    /// The language that stands in for missing ones.
    let developmentLanguage: String

    /// The languages that suit the user, in order of preference.
    let preferredLanguages: [String]

    /// The subfolders in the order in which they are searched, and the languages of their texts.
    private let places: [(folder: String, language: String)]
    private let tables = Mutex<[String: [StringTable]]>([:])

    /// The folder at a path. Its languages are read once.
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

        var places = preferredLanguages.map { (folder: "\(path)/\($0).lproj", language: $0) }
        if let development, !preferredLanguages.contains(development) {
            places.append(("\(path)/\(development).lproj", development))
        }
        if names.contains("Base") { places.append(("\(path)/Base.lproj", developmentLanguage)) }
        places.append((path, developmentLanguage))
        self.places = places
    }

    /// The information property list of the folder; nil if it has none.
    var information: [String: Any]? { LocalizedFolder.information(in: path) }

    private static func information(in folder: String) -> [String: Any]? {
        FileManager.default.contents(atPath: "\(folder)/Info.plist")
            .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] }
    }

    /// The paths of the subfolders in the order in which files are looked for: those for all languages first.
    var fileFolders: [String] { [path] + places.dropLast().map(\.folder) }

    /// The string of a key in a table: in the languages of the user, otherwise in the development language. Nil if there
    /// is none.
    func string(forKey key: String, table: String) -> String? {
        // A name of a table is no path.
        guard !table.contains("/") else { return nil }
        let found = tables.withLock { tables in
            if let known = tables[table] { return known }
            let read = places.compactMap { StringTable(path: "\($0.folder)/\(table)", language: $0.language) }
            tables[table] = read
            return read
        }
        for table in found {
            if let string = table[key] { return string }
        }
        return nil
    }
}
