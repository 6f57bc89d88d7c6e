import Synchronization

/// The asset catalogs (`*.xcassets`) in the resources of a bundle.
///
/// Packages on this platform copy catalogs as they are: a folder for each asset with a `Contents.json` in it. Catalogs
/// are searched the first time that something is not found as a file.
final class AssetCatalog: Sendable {
    /// The kinds of assets, by the extensions of their folders.
    enum Kind: String, CaseIterable {
        case image = "imageset"
        case color = "colorset"
        case data = "dataset"
    }

    private static let catalogs = Mutex<[String: AssetCatalog]>([:])

    /// The folders of assets, by `kind/name`. A folder that provides a namespace is part of the name.
    private let folders: [String: String]

    /// The catalogs of a bundle.
    static func catalog(of bundle: Bundle) -> AssetCatalog? {
        guard let path = bundle.resourcePath else { return nil }
        return catalogs.withLock { catalogs in
            if let known = catalogs[path] { return known }
            let catalog = AssetCatalog(resources: path)
            catalogs[path] = catalog
            return catalog
        }
    }

    init(resources path: String) {
        var folders: [String: String] = [:]
        for entry in AssetCatalog.entries(of: path) where entry.hasSuffix(".xcassets") {
            AssetCatalog.collect("\(path)/\(entry)", prefix: "", depth: 0, into: &folders)
        }
        self.folders = folders
    }

    /// The folder of an asset; nil if there is none of that name.
    func folder(of kind: Kind, named name: String) -> String? { folders["\(kind.rawValue)/\(name)"] }

    private static func entries(of folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private static func collect(_ folder: String, prefix: String, depth: Int, into folders: inout [String: String]) {
        guard depth < 16 else { return }
        for entry in entries(of: folder) {
            let path = "\(folder)/\(entry)"
            let name = (entry as NSString).deletingPathExtension
            if let kind = Kind(rawValue: (entry as NSString).pathExtension) {
                let key = "\(kind.rawValue)/\(prefix)\(name)"
                if folders[key] == nil { folders[key] = path }
            } else if (entry as NSString).pathExtension.isEmpty {
                let contents = AssetContents(folder: path)
                let isNamespace = contents?.properties?.providesNamespace ?? false
                collect(path, prefix: isNamespace ? "\(prefix)\(entry)/" : prefix, depth: depth + 1, into: &folders)
            }
        }
    }
}
