import Foundation

/// The resources in the folders of a target, grouped by the way they are processed.
struct ProjectFiles {
    /// The extensions of folders that are copied unchanged.
    private static let opaqueFolders: Set<String> = ["bundle", "scnassets", "rkassets", "mlmodelc", "docset"]

    /// The extensions of folders that contain projects, frameworks or the data of development tools.
    private static let foreignFolders: Set<String> = [
        "xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "xcdatamodeld", "docc", "app", "dSYM",
    ]

    private static let foreignNames: Set<String> = [
        "Pods", "Carthage", "DerivedData", "node_modules", "build", "Package.resolved",
    ]

    /// The extensions of files that other tools compile, or that describe the project.
    private static let foreignExtensions: Set<String> = [
        "swift", "m", "mm", "h", "c", "cpp", "hpp", "modulemap", "xcconfig", "entitlements", "md", "pch", "metal",
        "storyboard",
        "xib", "xctestplan", "podspec", "lock", "intentdefinition", "xcprivacy", "yml", "swiftpm",
    ]

    /// A localized file: its path, and the language of the `.lproj` folder that contains it.
    struct Localized {
        var language: String
        var path: String
    }

    var catalogs: [String] = []
    var strings: [Localized] = []
    var stringDictionaries: [Localized] = []
    var stringCatalogs: [String] = []
    var infoPropertyList: String?
    /// The files to copy, each with its source path and its path in the output.
    var copies: [(source: String, destination: String)] = []
    /// Storyboards and nib files, which UIKit cannot load.
    var interfaceFiles: [String] = []

    /// Collects the files in a list of files and folders, in a deterministic order.
    init(_ folders: [String], excluding excluded: [String] = [], _ diagnostics: Diagnostics) {
        let excluded = Set(excluded.map { URL(fileURLWithPath: $0).standardizedFileURL.path })
        for folder in folders {
            var isFolder: ObjCBool = false
            let path = URL(fileURLWithPath: folder).standardizedFileURL.path
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                diagnostics.error("file or folder not found", in: path)
                continue
            }
            if isFolder.boolValue, (path as NSString).pathExtension.isEmpty {
                collect(path, language: nil, excluded, depth: 0, isRoot: true, diagnostics)
            } else {
                add(
                    path, isFolder: isFolder.boolValue, language: ProjectFiles.language(ofParentOf: path), excluded, 0,
                    diagnostics)
            }
        }
        reportDuplicates(diagnostics)
    }

    private mutating func collect(
        _ folder: String, language: String?, _ excluded: Set<String>, depth: Int, isRoot: Bool,
        _ diagnostics: Diagnostics
    ) {
        guard depth < 32 else {
            diagnostics.error("folders are nested too deeply", in: folder)
            return
        }
        guard let entries = try? FileManager.default.contentsOfDirectory(atPath: folder).sorted() else {
            diagnostics.error("the folder cannot be read", in: folder)
            return
        }
        // A nested package has targets of its own.
        if !isRoot, entries.contains("Package.swift") { return }
        for entry in entries where !entry.hasPrefix(".") && !ProjectFiles.foreignNames.contains(entry) {
            let path = "\(folder)/\(entry)"
            guard !excluded.contains(path) else { continue }
            // Skip symbolic links to folders: a link to an enclosing folder would cause infinite recursion.
            let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
            if isLink, isFolder.boolValue { continue }
            add(path, isFolder: isFolder.boolValue, language: language, excluded, depth, diagnostics)
        }
    }

    private mutating func add(
        _ path: String, isFolder: Bool, language: String?, _ excluded: Set<String>, _ depth: Int,
        _ diagnostics: Diagnostics
    ) {
        let name = (path as NSString).lastPathComponent
        let kind = (name as NSString).pathExtension
        let place = language.map { "\($0).lproj/" } ?? ""
        if isFolder {
            switch kind {
            case "xcassets": catalogs.append(path)
            case "lproj":
                let inner = (name as NSString).deletingPathExtension
                collect(path, language: inner, excluded, depth: depth + 1, isRoot: false, diagnostics)
            case _ where ProjectFiles.opaqueFolders.contains(kind): copies.append((path, place + name))
            case _ where ProjectFiles.foreignFolders.contains(kind): return
            default: collect(path, language: language, excluded, depth: depth + 1, isRoot: false, diagnostics)
            }
            return
        }
        switch kind {
        case "strings": strings.append(.init(language: language ?? ProjectFiles.unlocalized, path: path))
        case "stringsdict": stringDictionaries.append(.init(language: language ?? ProjectFiles.unlocalized, path: path))
        case "xcstrings": stringCatalogs.append(path)
        case "storyboard", "xib": interfaceFiles.append(path)
        case _ where ProjectFiles.foreignExtensions.contains(kind): return
        default:
            if name == "Info.plist" || name.hasSuffix("-Info.plist") {
                if language == nil, infoPropertyList == nil { infoPropertyList = path }
                return
            }
            // Projects that declare no resources often have license files and scripts next to their sources.
            if kind.isEmpty, ["Makefile", "Podfile", "Cartfile", "LICENSE", "Gemfile", "Dockerfile"].contains(name) {
                return
            }
            copies.append((path, place + name))
        }
    }

    /// The language of tables outside `.lproj` folders.
    static let unlocalized = ""

    private static func language(ofParentOf path: String) -> String? {
        let parent = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent as NSString
        return parent.pathExtension == "lproj" ? parent.deletingPathExtension : nil
    }

    /// Reports files that would overwrite one another, because the files of all folders end up in one folder.
    private mutating func reportDuplicates(_ diagnostics: Diagnostics) {
        var seen: [String: String] = [:]
        copies = copies.filter { source, destination in
            if let other = seen[destination] {
                diagnostics.error("conflicts with \(other): both would be copied to \"\(destination)\"", in: source)
                return false
            }
            seen[destination] = source
            return true
        }
    }
}
