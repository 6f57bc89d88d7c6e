import Foundation

/// Reads the folders of asset catalogs (`.xcassets`) into an index, and collects the files that the index refers to.
final class AssetCatalogReader {
    /// The extensions of asset folders that iOS projects contain and that have no meaning on the desktop.
    private static let ignoredKinds: Set<String> = [
        "launchimage", "brandassets", "imagestack", "imagestacklayer", "complicationset", "stickerpack", "sticker",
        "stickersequence", "iconset", "gcleaderboard", "gcdashboardimage", "mipmapset",
    ]

    /// The index of all catalogs that were read.
    private(set) var index = AssetIndex()

    /// The files to copy, each with its source path and its destination relative to the folder of the index.
    private(set) var files: [(source: String, destination: String)] = []

    /// The path of the largest PNG file of the app icon.
    private(set) var appIcon: String?
    /// The rank of `appIcon`: 1 if its set has Xcode's default name, otherwise 0, and then the width in pixels.
    private var appIconRank = (0, 0)

    private let diagnostics: Diagnostics
    private var destinations: [String: String] = [:]
    private var origins: [String: String] = [:]

    init(_ diagnostics: Diagnostics) { self.diagnostics = diagnostics }

    /// Reads a catalog, and adds its assets to the index.
    func read(catalog path: String) { read(folder: path, prefix: "", depth: 0) }

    private func read(folder path: String, prefix: String, depth: Int) {
        guard depth < 16 else {
            diagnostics.error("the folders of the catalog are nested too deeply", in: path)
            return
        }
        let entries: [String]
        do {
            entries = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        } catch {
            diagnostics.error("the folder cannot be read", in: path)
            return
        }
        for entry in entries where !entry.hasPrefix(".") {
            let child = "\(path)/\(entry)"
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: child, isDirectory: &isFolder), isFolder.boolValue else {
                continue
            }
            let name = prefix + (entry as NSString).deletingPathExtension
            switch (entry as NSString).pathExtension {
            case "imageset": readImage(child, name)
            case "colorset": readColor(child, name)
            case "dataset": readData(child, name)
            case "appiconset": readIcon(child, name)
            case "symbolset":
                diagnostics.warn("symbol sets are not supported: UIImage(named: \"\(name)\") returns nil", in: child)
            case "spriteatlas": read(folder: child, prefix: prefixed(child, prefix, name), depth: depth + 1)
            case "": read(folder: child, prefix: prefixed(child, prefix, name), depth: depth + 1)
            case let kind where AssetCatalogReader.ignoredKinds.contains(kind): continue
            case _ where hasFolders(child):
                // A group with a dot in its name.
                read(folder: child, prefix: prefixed(child, prefix, prefix + entry), depth: depth + 1)
            case let kind: diagnostics.warn("assets of the kind \"\(kind)\" are not supported", in: child)
            }
        }
    }

    private func hasFolders(_ path: String) -> Bool {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return entries.contains { entry in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(path)/\(entry)", isDirectory: &isFolder)
                && isFolder.boolValue
        }
    }

    /// Returns the prefix of the asset names in a folder: the folder's name if the folder provides a namespace,
    /// otherwise the prefix of the enclosing folder.
    private func prefixed(_ folder: String, _ prefix: String, _ name: String) -> String {
        let contents = "\(folder)/Contents.json"
        guard FileManager.default.fileExists(atPath: contents), let root = ResourceFile.json(contents, diagnostics),
            root["properties"]?["provides-namespace"]?.bool == true
        else { return prefix }
        return "\(name)/"
    }

    /// Returns the contents of an asset's `Contents.json`, or nil, after reporting a problem, if the file is missing or
    /// if another asset of the same kind has the same name.
    private func contents(_ folder: String, _ kind: String, _ name: String) -> JSONNode? {
        if let other = origins["\(kind)/\(name)"] {
            diagnostics.warn("\(other) has the same name; this asset is ignored", in: folder)
            return nil
        }
        guard FileManager.default.fileExists(atPath: "\(folder)/Contents.json") else {
            diagnostics.warn("the asset has no Contents.json", in: folder)
            return nil
        }
        origins["\(kind)/\(name)"] = folder
        return ResourceFile.json("\(folder)/Contents.json", diagnostics)
    }

    /// Registers a file of an asset for copying, and returns its path in the output. Returns nil, after reporting a
    /// problem, if the file is missing.
    private func use(_ node: JSONNode, in folder: String) -> String? {
        guard let filename = node["filename"]?.string, !filename.isEmpty else { return nil }
        let contents = "\(folder)/Contents.json"
        guard !filename.contains("/"), filename != ".." else {
            diagnostics.error("\"\(filename)\" is not a file name", in: contents, line: node.line)
            return nil
        }
        let source = "\(folder)/\(filename)"
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: source, isDirectory: &isFolder), !isFolder.boolValue else {
            diagnostics.warn("file \"\(filename)\" not found", in: contents, line: node["filename"]?.line)
            return nil
        }
        if let known = destinations[source] { return known }
        let destination = "Assets/\(files.count)-\(filename)"
        destinations[source] = destination
        files.append((source, destination))
        return destination
    }

    private func readImage(_ folder: String, _ name: String) {
        guard let root = contents(folder, "image", name) else { return }
        let path = "\(folder)/Contents.json"
        guard let entries = root["images"]?.array else {
            diagnostics.error("the image set has no \"images\"", in: path, line: root.line)
            return
        }
        let reader = AssetTraitsReader(path: path, diagnostics: diagnostics)
        var image = AssetIndex.Image(renderingIntent: nil, files: [])
        if let intent = root["properties"]?["template-rendering-intent"] {
            if let text = intent.string, ["template", "original"].contains(text) {
                image.renderingIntent = text
            } else if intent.string != "automatic" {
                diagnostics.warn("the rendering intent is unknown", in: path, line: intent.line)
            }
        }
        for entry in entries where entry["filename"] != nil && entry["unassigned"]?.bool != true {
            guard let traits = reader.traits(of: entry), let scale = scale(of: entry, path),
                let filename = entry["filename"]?.string, isReadable(filename, path, entry),
                let file = use(entry, in: folder)
            else { continue }
            let source = "\(folder)/\(filename)"
            if let size = ImageHeader.size(ofPNG: source),
                size.width == 0 || size.height == 0 || max(size.width, size.height) > ImageHeader.maximumSide
            {
                diagnostics.error("unsupported image size: \(size.width) × \(size.height) pixels", in: source)
                continue
            }
            let slicing = entry["resizing"].flatMap { self.slicing($0, path) }
            let new = AssetIndex.ImageFile(file: file, scale: scale, traits: traits, slicing: slicing)
            if image.files.contains(where: { $0.scale == scale && $0.traits == traits }) {
                diagnostics.warn(
                    "another image has the same scale and traits; this image is ignored", in: path, line: entry.line)
            } else {
                image.files.append(new)
            }
        }
        if image.files.isEmpty {
            diagnostics.warn("the image set \"\(name)\" has no image for the desktop", in: folder)
        } else {
            index.images[name] = image
        }
    }

    /// Returns a Boolean value that indicates whether UIKit can read an image file, judged by its extension. Reports a
    /// warning if it cannot.
    private func isReadable(_ filename: String, _ path: String, _ entry: JSONNode) -> Bool {
        switch (filename as NSString).pathExtension.lowercased() {
        case "png", "jpg", "jpeg", "gif", "bmp", "tif", "tiff", "webp": return true
        case "pdf", "svg":
            diagnostics.warn(
                "vector images are not supported: export \"\(filename)\" as PNG", in: path,
                line: entry["filename"]?.line)
            return false
        default:
            diagnostics.warn(
                "unsupported image format: \"\(filename)\"", in: path, line: entry["filename"]?.line)
            return false
        }
    }

    /// Returns the scale of an entry in pixels per point. An entry that states no scale, such as a vector image, has
    /// the scale 1. Returns nil, after reporting a warning, if the scale is unknown.
    private func scale(of entry: JSONNode, _ path: String) -> Int? {
        guard let text = entry["scale"]?.string else { return 1 }
        guard ["1x", "2x", "3x"].contains(text), let scale = Int(text.dropLast()) else {
            diagnostics.warn(
                "the scale \"\(text)\" is unknown; the entry is ignored", in: path, line: entry["scale"]?.line)
            return nil
        }
        return scale
    }

    private func slicing(_ node: JSONNode, _ path: String) -> AssetIndex.Slicing? {
        func inset(_ name: String) -> Double {
            let value = node["cap-insets"]?[name]?.number ?? 0
            guard value >= 0, value < 32768 else {
                diagnostics.warn("the cap inset \"\(name)\" is out of range", in: path, line: node.line)
                return 0
            }
            return value
        }
        guard let mode = node["mode"]?.string, ["9-part", "3-part-horizontal", "3-part-vertical"].contains(mode) else {
            diagnostics.warn("the resizing mode is unknown", in: path, line: node.line)
            return nil
        }
        return AssetIndex.Slicing(
            top: mode == "3-part-horizontal" ? 0 : inset("top"), left: mode == "3-part-vertical" ? 0 : inset("left"),
            bottom: mode == "3-part-horizontal" ? 0 : inset("bottom"),
            right: mode == "3-part-vertical" ? 0 : inset("right"),
            isTiled: node["center"]?["mode"]?.string == "tile")
    }

    private func readColor(_ folder: String, _ name: String) {
        guard let root = contents(folder, "color", name) else { return }
        let path = "\(folder)/Contents.json"
        guard let entries = root["colors"]?.array else {
            diagnostics.error("the color set has no \"colors\"", in: path, line: root.line)
            return
        }
        let reader = AssetTraitsReader(path: path, diagnostics: diagnostics)
        let colors = entries.compactMap { entry in
            reader.traits(of: entry).flatMap {
                ColorReader(path: path, diagnostics: diagnostics).color(entry, traits: $0)
            }
        }
        if !colors.isEmpty { index.colors[name] = colors }
    }

    private func readData(_ folder: String, _ name: String) {
        guard let root = contents(folder, "data", name) else { return }
        let path = "\(folder)/Contents.json"
        guard let entries = root["data"]?.array else {
            diagnostics.error("the data set has no \"data\"", in: path, line: root.line)
            return
        }
        let reader = AssetTraitsReader(path: path, diagnostics: diagnostics)
        var found: [AssetIndex.DataFile] = []
        for entry in entries where entry["filename"] != nil {
            guard let traits = reader.traits(of: entry), let file = use(entry, in: folder) else { continue }
            found.append(.init(file: file, typeIdentifier: entry["universal-type-identifier"]?.string, traits: traits))
        }
        if !found.isEmpty { index.data[name] = found }
    }

    private func readIcon(_ folder: String, _ name: String) {
        guard let root = contents(folder, "icon", name) else { return }
        for entry in root["images"]?.array ?? [] {
            guard let filename = entry["filename"]?.string, !filename.contains("/") else { continue }
            let path = "\(folder)/\(filename)"
            // Only the standard icon is used: icons for dark and tinted home screens must not replace it.
            guard entry["appearances"] == nil else { continue }
            guard FileManager.default.fileExists(atPath: path) else {
                diagnostics.warn("file \"\(filename)\" not found", in: "\(folder)/Contents.json", line: entry.line)
                continue
            }
            guard let size = ImageHeader.size(ofPNG: path), size.width == size.height else { continue }
            // Sets with other names are usually alternate icons.
            let rank = (name == "AppIcon" ? 1 : 0, size.width)
            guard rank > appIconRank else { continue }
            appIconRank = rank
            appIcon = path
        }
    }
}
