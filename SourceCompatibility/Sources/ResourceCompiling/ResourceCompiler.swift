import Foundation

/// Compiles the resources of an app into the format that UIKit reads at run time.
///
/// The output is one folder:
///
/// | path | content |
/// |---|---|
/// | `Info.plist` | the app's information property list, with the development language and all languages |
/// | `LANGUAGE.lproj/TABLE.strings` | strings, as UTF-8 text with one entry per line |
/// | `LANGUAGE.lproj/TABLE.plurals` | formats with plural forms, as JSON |
/// | `Assets.json`, `Assets/` | the index of the asset catalogs, and the files that it refers to |
/// | `AppIcon.png` | the largest image of the app icon |
/// | everything else | the other files of the folder, without their subfolders, as in an iOS app bundle |
public struct ResourceCompiler {
    /// The name of the output folder, which UIKit looks for at run time.
    public static let folderName = "UIKitResources"

    /// The files and folders that contain the app's resources.
    public var inputs: [String]
    /// The files and folders to leave out.
    public var excluded: [String] = []
    /// The name of the target.
    public var product: String
    /// The language to use where a localization is missing. If it is nil, the compiler uses the language in the
    /// information property list, then the source language of the first string catalog, then English.
    public var developmentLanguage: String?

    /// Creates a resource compiler.
    ///
    /// - Parameters:
    ///   - inputs: The files and folders that contain the app's resources.
    ///   - product: The name of the target.
    public init(inputs: [String], product: String) {
        self.inputs = inputs
        self.product = product
    }

    /// Compiles all resources.
    ///
    /// - Parameters:
    ///   - output: The path of the folder to write. The folder is left unchanged if there are errors or if its contents
    ///     would not change.
    ///   - accessors: The path of the generated Swift file that gives the target access to its resources; nil generates
    ///     none.
    ///   - diagnostics: The list that receives errors and warnings.
    /// - Returns: False if there were errors.
    /// - Throws: An error if the output cannot be written.
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

    /// Reads all tables, and returns the source language of the first string catalog.
    private func read(_ files: ProjectFiles, into tables: inout StringTables, _ diagnostics: Diagnostics) -> String? {
        func name(_ file: ProjectFiles.Localized) -> StringTables.Name {
            let file = (file.language, ((file.path as NSString).lastPathComponent as NSString).deletingPathExtension)
            return .init(language: file.0, table: file.1)
        }
        // Read plural formats first, because they take precedence over strings with the same key.
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
