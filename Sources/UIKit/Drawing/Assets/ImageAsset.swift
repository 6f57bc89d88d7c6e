/// An image in an asset catalog, with all its variants.
struct ImageAsset: Sendable {
    /// The slicing for stretching the image, in pixels.
    struct Slicing: Decodable, Sendable {
        var top: Double
        var left: Double
        var bottom: Double
        var right: Double
        var isTiled: Bool
    }

    /// An image file.
    struct File: Sendable {
        var path: String
        var scale: Int
        var traits: AssetTraits
        var slicing: Slicing?
    }

    var renderingMode: UIImage.RenderingMode
    var files: [File]
}
