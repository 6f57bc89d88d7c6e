import Foundation

/// Compiles the resources of an app's folder into the form that the run-time reads.
///
/// The output is one folder:
///
/// | path | content |
/// |---|---|
/// | `Info.plist` | the app's information property list, with the development language and all languages |
/// | `LANGUAGE.lproj/TABLE.strings` | strings, as text in UTF-8 with an entry a line |
/// | `LANGUAGE.lproj/TABLE.plurals` | formats with plural forms, as JSON |
/// | `Assets.json`, `Assets/` | the index of the asset catalogs, and the files it names |
/// | `AppIcon.png` | the largest image of the app icon |
/// | everything else | the other files of the folder, side by side, as in an app for iOS |
public struct ResourceCompiler {
    /// The name of the output's folder, by which the run-time finds it.
    public static let folderName = "UIKitResources"

    /// The files and folders with the app's resources.
    public var inputs: [String]
    /// Files and folders in them that are left out.
    public var excluded: [String] = []
    /// The name of the target.
    public var product: String
    /// The language that stands in for missing ones. Nil takes it from the information property list, otherwise from a string
    /// catalog, otherwise English.
    public var developmentLanguage: String?

    public init(inputs: [String], product: String) {
        self.inputs = inputs
        self.product = product
    }

    /// Compiles all resources.
    ///
    /// - Parameters:
    ///   - output: the folder to write. It is not touched if nothing changed, or if there are errors.
    ///   - accessors: the Swift file to write that gives the target its resources; nil writes none.
    /// - Returns: whether there were no errors.
    public func compile(to output: String, accessors: String?, _ diagnostics: Diagnostics) throws -> Bool {
        let files = ProjectFiles(inputs, excluding: excluded, diagnostics)
        for file in files.interfaceFiles {
            diagnostics.warn("storyboards and nib files are not supported", in: file)
        }
        var tables = StringTables()
        let sourceLanguage = read(files, into: &tables, diagnostics)
        let information = InfoPropertyList(files.infoPropertyList, diagnostics)
        let developmentLanguage =
            self.developmentLanguage ?? information.developmentLanguage ?? sourceLanguage ?? "en"
        tables.validate(developmentLanguage: developmentLanguage, diagnostics)
        let catalogs = AssetCatalogReader(diagnostics)
        for catalog in files.catalogs { catalogs.read(catalog: catalog) }

        var languages = tables.languages
        for (_, destination) in files.copies {
            let folder = destination.split(separator: "/")[0]
            if folder.hasSuffix(".lproj") { languages.insert(String(folder.dropLast(6))) }
        }
        languages.subtract(["Base", ProjectFiles.unlocalized])
        guard !diagnostics.hasErrors else { return false }

        let folder = try OutputFolder(output)
        do {
            try folder.write(
                information.data(
                    product: product, developmentLanguage: developmentLanguage, languages: languages.sorted()),
                to: "Info.plist")
            try write(tables, to: folder)
            if !catalogs.index.isEmpty {
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
                try folder.write(encoder.encode(catalogs.index), to: "Assets.json")
            }
            for (source, destination) in catalogs.files + files.copies { try folder.copy(source, to: destination) }
            if let icon = catalogs.appIcon { try folder.copy(icon, to: "AppIcon.png") }
            try folder.commit()
        } catch {
            folder.discard()
            throw error
        }
        if let accessors { try writeIfChanged(ResourceAccessors.source(target: product), to: accessors) }
        return true
    }

    /// Reads all tables, and returns the language in which the first string catalog is written.
    private func read(_ files: ProjectFiles, into tables: inout StringTables, _ diagnostics: Diagnostics) -> String? {
        func name(_ file: ProjectFiles.Localized) -> StringTables.Name {
            let file = (file.language, ((file.path as NSString).lastPathComponent as NSString).deletingPathExtension)
            return .init(language: file.0, table: file.1)
        }
        // Plural formats first: they take precedence over strings of the same key.
        for file in files.stringDictionaries {
            StringsDictionaryReader.read(file.path, as: name(file), into: &tables, diagnostics)
        }
        var sourceLanguage: String?
        for path in files.stringCatalogs {
            let table = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            let language = StringCatalogReader.read(path, table: table, into: &tables, diagnostics)
            sourceLanguage = sourceLanguage ?? language
        }
        for file in files.strings { StringsFileReader.read(file.path, as: name(file), into: &tables, diagnostics) }
        return sourceLanguage
    }

    private func write(_ tables: StringTables, to folder: OutputFolder) throws {
        for (name, table) in tables.tables {
            let place = name.language == ProjectFiles.unlocalized ? "" : "\(name.language).lproj/"
            if !table.strings.isEmpty {
                try folder.write(StringsWriter.data(table.strings), to: "\(place)\(name.table).strings")
            }
            if !table.plurals.isEmpty {
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
                try folder.write(encoder.encode(table.plurals), to: "\(place)\(name.table).plurals")
            }
        }
    }

    private func writeIfChanged(_ text: String, to path: String) throws {
        let data = Data(text.utf8)
        guard FileManager.default.contents(atPath: path) != data else { return }
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
