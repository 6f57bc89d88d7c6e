/// A variant of a color in an asset catalog.
struct ColorAsset: Sendable {
    var color: UIColor
    var traits: AssetTraits
}
