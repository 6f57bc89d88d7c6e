import Synchronization

/// The asset catalogs in a folder of resources.
///
/// A catalog is either the index that the resource compiler writes, or a folder `*.xcassets` that SwiftPM copied
/// unchanged: a folder for each asset with a `Contents.json` in it. Catalogs are read when a name is first not found as
/// a file.
final class AssetCatalog: Sendable {
    /// The kinds of assets, with the extensions of their folders as raw values.
    private enum Kind: String, CaseIterable {
        case image = "imageset"
        case color = "colorset"
        case data = "dataset"
    }

    /// The extensions of asset folders of other kinds. A folder with any other extension is a group.
    private static let otherKinds: Set<String> = [
        "appiconset", "brandassets", "complicationset", "gcdashboardimage", "gcleaderboard", "iconset", "imagestack",
        "imagestacklayer", "launchimage", "mipmapset", "spriteatlas", "sticker", "stickerpack", "stickersequence",
        "symbolset",
    ]

    private static let catalogs = Mutex<[String: AssetCatalog]>([:])

    /// The path of the resources folder.
    private let path: String

    /// The folders of assets that were copied unchanged, by `kind/name`. A folder that provides a namespace is part of
    /// the name.
    private let folders: [String: String]

    /// The compiled assets, which do not change after initialization.
    private let compiled: Mutex<CompiledAssets?>

    /// Returns the asset that a closure finds in the first catalog that contains it. The resource folders of a bundle
    /// are searched in order.
    ///
    /// - Parameters:
    ///   - bundle: The bundle; `nil` for the main bundle.
    ///   - find: A closure that returns the asset of a catalog, or `nil`.
    static func first<Asset>(in bundle: Bundle?, _ find: (AssetCatalog) -> Asset?) -> Asset? {
        for path in ResourceFolders.folders(of: bundle ?? .main) {
            let catalog = catalogs.withLock { catalogs in
                if let known = catalogs[path] { return known }
                let catalog = AssetCatalog(resources: path)
                catalogs[path] = catalog
                return catalog
            }
            if let asset = find(catalog) { return asset }
        }
        return nil
    }

    init(resources path: String) {
        self.path = path
        compiled = Mutex(CompiledAssets(folder: path))
        var folders: [String: String] = [:]
        for entry in AssetCatalog.entries(of: path) where entry.hasSuffix(".xcassets") {
            AssetCatalog.collect("\(path)/\(entry)", prefix: "", depth: 0, into: &folders)
        }
        self.folders = folders
    }

    // MARK: Assets

    /// Returns the image with a name; `nil` if there is none.
    func image(named name: String) -> ImageAsset? {
        if let image = compiled.withLock({ $0?.images[name] }) {
            let files = image.files.map {
                ImageAsset.File(path: "\(path)/\($0.file)", scale: $0.scale, traits: $0.traits, slicing: $0.slicing)
            }
            return ImageAsset(renderingMode: .init(renderingIntent: image.renderingIntent), files: files)
        }
        guard let (folder, contents) = contents(.image, name), let entries = contents.images else { return nil }
        let files = entries.compactMap { entry -> ImageAsset.File? in
            guard let filename = entry.filename, let traits = entry.traits else { return nil }
            let scale = entry.scale.flatMap { Int($0.dropLast()) } ?? 1
            return ImageAsset.File(
                path: "\(folder)/\(filename)", scale: scale, traits: traits, slicing: entry.resizing?.slicing)
        }
        return ImageAsset(renderingMode: .init(renderingIntent: contents.properties?.renderingIntent), files: files)
    }

    /// Returns the variants of the color with a name; `nil` if there is none.
    func colors(named name: String) -> [ColorAsset]? {
        if let colors = compiled.withLock({ $0?.colors[name] }) {
            return colors.compactMap { entry in entry.uiColor.map { ColorAsset(color: $0, traits: entry.traits) } }
        }
        guard let (_, contents) = contents(.color, name), let entries = contents.colors else { return nil }
        return entries.compactMap { entry in
            guard let traits = entry.traits, let color = entry.color?.uiColor else { return nil }
            return ColorAsset(color: color, traits: traits)
        }
    }

    /// Returns the data file with a name that best matches the device and languages; `nil` if there is none.
    func data(named name: String) -> DataAsset? {
        let files: [DataAsset]
        if let entries = compiled.withLock({ $0?.data[name] }) {
            files = entries.map {
                DataAsset(path: "\(path)/\($0.file)", typeIdentifier: $0.typeIdentifier, traits: $0.traits)
            }
        } else if let (folder, contents) = contents(.data, name) {
            files = (contents.data ?? []).compactMap { entry in
                guard let filename = entry.filename, let traits = entry.traits else { return nil }
                return DataAsset(path: "\(folder)/\(filename)", typeIdentifier: entry.typeIdentifier, traits: traits)
            }
        } else {
            return nil
        }
        let languages = ApplicationResources.preferences.languages
        return AssetTraits.best(of: files, direction: .leftToRight, languages: languages, \.traits).first
    }

    // MARK: Folders

    private func contents(_ kind: Kind, _ name: String) -> (folder: String, contents: AssetContents)? {
        guard let folder = folders["\(kind.rawValue)/\(name)"] else { return nil }
        return AssetContents(folder: folder).map { (folder, $0) }
    }

    private static func entries(of folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func collect(_ folder: String, prefix: String, depth: Int, into folders: inout [String: String]) {
        guard depth < 16 else { return }
        for entry in entries(of: folder) {
            let path = "\(folder)/\(entry)"
            let name = (entry as NSString).deletingPathExtension
            let type = (entry as NSString).pathExtension
            if let kind = Kind(rawValue: type) {
                let key = "\(kind.rawValue)/\(prefix)\(name)"
                if folders[key] == nil { folders[key] = path }
            } else if !otherKinds.contains(type), isFolder(path) {
                let contents = AssetContents(folder: path)
                let isNamespace = contents?.properties?.providesNamespace ?? false
                collect(path, prefix: isNamespace ? "\(prefix)\(entry)/" : prefix, depth: depth + 1, into: &folders)
            }
        }
    }
}

extension UIImage.RenderingMode {
    /// Creates the mode for the template rendering intent of a catalog.
    fileprivate init(renderingIntent: String?) {
        switch renderingIntent {
        case "template": self = .alwaysTemplate
        case "original": self = .alwaysOriginal
        default: self = .automatic
        }
    }
}
