import Foundation

/// The index of asset catalogs that the resource compiler writes.
struct CompiledAssets: Decodable {
    struct ImageFile: Decodable {
        var file: String
        var scale: Int
        var traits: AssetTraits
        var slicing: ImageAsset.Slicing?
    }

    struct Image: Decodable {
        var renderingIntent: String?
        var files: [ImageFile]
    }

    struct Color: Decodable {
        var traits: AssetTraits
        var space: String
        var components: [Double]
        var systemColor: String?
    }

    struct DataFile: Decodable {
        var file: String
        var typeIdentifier: String?
        var traits: AssetTraits
    }

    /// The supported version of the format.
    static let currentVersion = 1

    var version: Int
    var images: [String: Image]
    var colors: [String: [Color]]
    var data: [String: [DataFile]]

    /// Reads the index of a folder. Returns `nil` if the index does not exist or has another version.
    init?(folder: String) {
        guard let data = FileManager.default.contents(atPath: "\(folder)/Assets.json"),
            let assets = try? JSONDecoder().decode(CompiledAssets.self, from: data),
            assets.version == CompiledAssets.currentVersion
        else { return nil }
        self = assets
    }
}

extension CompiledAssets.Color {
    /// The color; `nil` if the number of components does not match the color space.
    var uiColor: UIColor? {
        if let systemColor { return UIColor(systemColorNamed: systemColor) }
        let parts = components.map { CGFloat($0) }
        switch (space, parts.count) {
        case ("gray", 2): return UIColor(white: parts[0], alpha: parts[1])
        case ("display-p3", 4): return UIColor(displayP3Red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        case ("srgb", 4): return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        default: return nil
        }
    }
}
