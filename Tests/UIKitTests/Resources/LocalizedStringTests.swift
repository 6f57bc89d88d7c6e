import Foundation
import Testing

@testable import UIKit

/// Tests of string tables in several languages, and of plural forms.
@Suite struct LocalizedStringTests {
    /// Calls `body` with a temporary folder that contains the given files.
    private func withFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uikit-strings-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try body(folder)
    }

    private let files = [
        "Info.plist":
            "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>",
        "en.lproj/Localizable.strings": "\"hello\" = \"Hello\";\n\"only\" = \"English\";\n",
        "de.lproj/Localizable.strings": "\"hello\" = \"Hallo \\\"Du\\\"\\n\\\\\";\n",
        "fr.lproj/Other.strings": "/* as people write it */ a = \"b\\U00e9\";",
        "Base.lproj/Localizable.strings": "\"base\" = \"Base\";\n",
        "Localizable.strings": "\"root\" = \"Root\";\n",
        "de.lproj/Localizable.plurals": """
        {"files": {"format": "%1$#@n@ in %2$@", "variables": {"n": {"one": "eine Datei", "other": "%1$lld Dateien"}}},
         "nested": {"format": "%1$#@a@", "variables": {"a": {"zero": "nichts", "other": "%1$d in %2$#@b@"},
          "b": {"one": "%2$d Kiste", "other": "%2$d Kisten"}}},
         "%lld pages": {"format": "%1$#@plural@", "variables": {"plural": {"one": "%1$lld Seite", "other": "%1$lld Seiten"}}}}
        """,
    ]

    @Test("a string is that of the user's language, then that of the development language")
    func fallback() throws {
        try withFolder(files) { folder in
            func string(_ key: String, _ languages: [String], table: String = "Localizable") -> String? {
                LocalizedFolder(path: folder.path, preferred: languages).string(forKey: key, table: table)
            }
            #expect(string("hello", ["de-AT"]) == "Hallo \"Du\"\n\\")
            #expect(string("hello", ["ko"]) == "Hello")
            #expect(string("hello", []) == "Hello")
            #expect(string("only", ["de"]) == "English")
            #expect(string("base", ["de"]) == "Base")
            #expect(string("root", ["de"]) == "Root")
            #expect(string("missing", ["de"]) == nil)
            #expect(string("a", ["fr"], table: "Other") == "bé")
            #expect(string("a", ["de"], table: "Other") == nil)
            #expect(string("a", ["fr"], table: "../fr.lproj/Other") == nil)
            let localized = LocalizedFolder(path: folder.path, preferred: ["fr", "de"])
            #expect(localized.languages == ["de", "en", "fr"])
            #expect(localized.preferredLanguages == ["fr", "de"])
            #expect(localized.developmentLanguage == "en")
            #expect(localized.string(forKey: "hello", table: "Localizable") == "Hallo \"Du\"\n\\")
        }
    }

    @Test("broken tables count as empty")
    func brokenTables() throws {
        let broken = [
            "en.lproj/A.strings": "\"a\" = \"b", "en.lproj/B.strings": "\"a\" = \"\\", "en.lproj/C.strings": "\"\\",
            "en.lproj/D.plurals": "{", "en.lproj/E.strings": "", "Info.plist": "<plist>",
        ]
        try withFolder(broken) { folder in
            let localized = LocalizedFolder(path: folder.path, preferred: ["en"])
            for table in ["A", "B", "C", "D", "E", "F"] { #expect(localized.string(forKey: "a", table: table) == nil) }
        }
    }

    @Test("numbers choose the form of a plural format")
    func plurals() throws {
        try withFolder(files) { folder in
            let localized = LocalizedFolder(path: folder.path, preferred: ["de"])
            func string(_ key: String, _ arguments: any CVarArg...) throws -> String {
                let format = try #require(localized.string(forKey: key, table: "Localizable"))
                return ApplicationResources.string(
                    format: format, locale: Locale(identifier: "de_DE"), arguments: arguments)
            }
            #expect(try string("files", 1, "A") == "eine Datei in A")
            #expect(try string("files", 1234, "A") == "1.234 Dateien in A")
            #expect(try string("nested", 0, 1) == "nichts")
            #expect(try string("nested", 2, 1) == "2 in 1 Kiste")
            #expect(try string("nested", 2, 3) == "2 in 3 Kisten")
            #expect(try string("files", UInt8(1), "A") == "eine Datei in A")
            #expect(try string("files", 1.0, "A") == "eine Datei in A")
            // Arguments of unexpected types are formatted without crashing.
            #expect(try string("files", 2.5, "A") == "2.5 Dateien in A")
            #expect(try string("files", "x", "A") == "x Dateien in A")
            #expect(try string("files", 3, 4) == "3 Dateien in 4")
            #expect(try string("files", 3) == "3 Dateien in (null)")
            #expect(try string("files") == " in (null)")
            // Literal text around a localized format stays.
            let format = try #require(localized.string(forKey: "files", table: "Localizable"))
            #expect(
                ApplicationResources.string(format: "100%% \(format)", locale: nil, arguments: [1, "A"])
                    == "100% eine Datei in A")
        }
    }

    @Test("formats without variables are Foundation's")
    func plainFormats() {
        func string(_ format: String, _ arguments: any CVarArg...) -> String {
            ApplicationResources.string(format: format, locale: nil, arguments: arguments)
        }
        #expect(string("%05.1f|%@|%x|%%", 1.25, "a", 255) == String(format: "%05.1f|%@|%x|%%", 1.25, "a", 255))
        #expect(string("no arguments") == "no arguments")
        #expect(string("%#@99999.n@", 1) == "")
        #expect(string("%d #@ %", 7) == "7 #@ %")
        #expect(string("%#@unclosed") == "(null)unclosed")
    }

    @Test("interpolations become specifiers of the key")
    func keys() {
        func key(_ value: String.LocalizationValue) -> String { value.key }
        let (count, name, size) = (3, "a", 1.5)
        #expect(key("\(count) of \(name)") == "%lld of %@")
        #expect(
            key("\(size) \(Float(1)) \(CGFloat(2)) \(UInt(1)) \(Int32(2)) \(UInt8(3)) \(name.prefix(1))")
                == "%lf %f %lf %llu %d %u %@")
        #expect(key("100%") == "100%" && key("\(count)%") == "%lld%%")
        #expect(key("\(size, specifier: "%.2f")") == "%.2f")
        #expect(key("\(count, format: .number)") == "%@")
    }

    @Test("localized strings are looked up, formatted and fall back to their own text")
    func localized() throws {
        let (count, name) = (1234, "x")
        let locale = Locale(identifier: "de_DE")
        #expect(String(localized: "\(count) of \(name) 100%", locale: locale) == "1.234 of x 100%")
        #expect(String(localized: "nothing to find") == "nothing to find")
        #expect(String(localized: "KEY", defaultValue: "\(count) by default", locale: locale) == "1.234 by default")
        let resource: LocalizedStringResource = "A \(name)"
        #expect(resource.key == "A %@" && String(localized: resource) == "A x")
        let own = LocalizedStringResource("KEY", defaultValue: "by default", table: "T")
        #expect(own.key == "KEY" && own.table == "T" && String(localized: own) == "by default")
        // Without language preferences, the table of the development language is used.
        let english = ["en.lproj/Localizable.strings": "\"KEY\" = \"found %@\";\n\"%@!\" = \"%@ found\";\n"]
        try withFolder(english) { folder in
            let bundle = try #require(Bundle(path: folder.path))
            #expect(String(localized: "\(name)!", bundle: bundle) == "x found")
            #expect(String(localized: "KEY", defaultValue: "\(name)", bundle: bundle) == "found x")
            #expect(ApplicationResources.localizedString(forKey: "none", value: "v", table: nil, in: bundle) == "v")
            #expect(ApplicationResources.localizedString(forKey: "none", value: "", table: "", in: bundle) == "none")
            #expect(ApplicationResources.localizations(of: bundle) == ["en"])
            #expect(ApplicationResources.preferredLocalizations(of: bundle) == ["en"])
        }
    }

    @Test("files are found by name, type and folder")
    func paths() throws {
        let files = ["data.json": "", "Sub/inner.txt": "", "en.lproj/note.txt": "", "plain": ""]
        try withFolder(files) { folder in
            let bundle = try #require(Bundle(path: folder.path))
            func path(_ name: String?, _ type: String?, _ subdirectory: String? = nil) -> String? {
                ApplicationResources.path(forResource: name, ofType: type, subdirectory: subdirectory, in: bundle)
                    .map { $0.replacingOccurrences(of: (bundle.resourcePath ?? "") + "/", with: "") }
            }
            #expect(path("data", "json") == "data.json" && path("data.json", nil) == "data.json")
            #expect(path("data", ".json") == "data.json" && path("data.json", "") == "data.json")
            #expect(path("inner", "txt", "Sub") == "Sub/inner.txt" && path("inner", "txt") == nil)
            #expect(path("note", "txt") == "en.lproj/note.txt")
            #expect(path(nil, "json") == "data.json" && path("plain", nil) == "plain")
            #expect(path(nil, nil) == nil && path("", "") == nil && path("missing", "json") == nil)
        }
    }

    @Test("the folders of targets are found beside the program")
    func resourceFolders() throws {
        let files = [
            "App": "", "pkg_App.resources/UIKitResources/Info.plist": "",
            "pkg_Core.resources/UIKitResources/Info.plist": "",
            "pkg_Art.resources/x.png": "", "other.bundle/x": "",
        ]
        try withFolder(files) { folder in
            let program = folder.appendingPathComponent("App").path
            let found = ResourceFolders.resourceFolders(besideProgram: program)
                .map { $0.replacingOccurrences(of: folder.path + "/", with: "") }
            #expect(
                found == [
                    "pkg_App.resources/UIKitResources", "pkg_App.resources", "pkg_Art.resources",
                    "pkg_Core.resources/UIKitResources", "pkg_Core.resources",
                ])
            #expect(
                ResourceFolders.compiledFolder(ofProgram: program)?.hasSuffix("pkg_App.resources/UIKitResources")
                    == true)
            #expect(ResourceFolders.compiledFolder(ofProgram: folder.path + "/Art") == nil)
            #expect(ResourceFolders.resourceFolders(besideProgram: "/nowhere/App") == [])
        }
    }
}
